/** The menu bar with the original's names. What does nothing now is left out, or grey where its menu stays. */

import { app } from '../app.svelte';
import { backend } from '../backend';
import { look } from '../board/look.svelte';
import { demoList } from '../pages/demo/demos.svelte';
import { direct } from '../pages/direct/direct.svelte';
import { helpDialogs, openHelp } from '../pages/help/help.svelte';
import { keyFor } from '../pages/help/keys';
import { request } from '../pages/request/request.svelte';
import { keyOf, offeredFor } from '../pages/sets/choice';
import { setDialogs } from '../pages/sets/dialogs.svelte';
import { clearDrawings, markTools } from '../table/marks.svelte';
import { table } from '../table/table.svelte';
import type { DropMode, May, View } from '../types';

/** One line of a menu. */
export interface Entry {
  /** Key of its text, and with `menu-` cut off its test id. */
  text: string;
  /** The key that does the same. */
  key?: string;
  /** Ticked or not, where the entry is a switch. */
  checked?: boolean;
  /** It is one of several of which one holds. */
  oneOf?: boolean;
  /** A line stands before it: something else begins. */
  begins?: boolean;
  /** There is nothing to do at the moment. */
  off?: boolean;
  act: () => unknown;
}

/** One menu; one without entries acts itself. */
export interface Menu {
  text: string;
  entries: Entry[];
  act?: () => unknown;
  /** Its screen is shown. */
  current?: boolean;
}

/** The menus as they stand now. */
export function menus(): Menu[] {
  return [
    file(),
    ...atTable(),
    { text: 'menu-request', entries: [], act: () => request.open() },
    {
      text: 'menu-history',
      entries: [],
      act: () => app.go({ name: 'history' }),
      current: app.screen.name === 'history',
    },
    {
      text: 'menu-calendar',
      entries: [],
      act: () => app.go({ name: 'calendar' }),
      current: app.screen.name === 'calendar',
    },
    {
      text: 'menu-profile',
      entries: [],
      act: () => app.go({ name: 'profile' }),
      current: app.screen.name === 'profile',
    },
    options(),
    help(),
  ];
}

function file(): Menu {
  const entries: Entry[] = [
    { text: 'menu-new-game', key: keyFor('keys-new-game'), act: () => request.open() },
    { text: 'menu-direct', act: () => app.go({ name: 'direct' }) },
    ...lastPlayer(),
    { text: 'menu-set-up', act: () => app.go({ name: 'set-up' }) },
    { text: 'menu-home', act: () => app.go({ name: 'home' }) },
  ];
  if (isTableSet() && app.screen.name !== 'table') {
    entries.push({ text: 'menu-table', act: () => app.go({ name: 'table' }) });
  }
  entries.push({ text: 'menu-exit', begins: true, act: () => backend().exit() });
  return { text: 'menu-file', entries };
}

/** The way back to a seat at another machine's table, where there is one. */
function lastPlayer(): Entry[] {
  if (app.startup.last_host === null) return [];
  return [{ text: 'menu-come-back', act: () => direct.comeBack() }];
}

/** Menus of a game in progress, while its screen is shown. */
function atTable(): Menu[] {
  if (app.screen.name !== 'table' || table.view === null) return [];
  const found: Menu[] = [
    { text: 'menu-edit', entries: edit(table.view) },
    { text: 'menu-status', entries: [], act: () => (table.showsStatus = true) },
  ];
  if (may('add_minute')) {
    const act = () => backend().send({ do: 'add_minute' });
    found.push({ text: 'menu-add-minute', entries: [], act });
  }
  return found;
}

/** What is done with marks: the menu stays, so that those after it keep their places. */
function edit({ can_undo_mark, can_redo_mark, drawings, phase }: View): Entry[] {
  return [
    {
      text: 'menu-undo-mark',
      key: keyFor('keys-undo'),
      off: !can_undo_mark,
      act: () => backend().send({ do: 'undo_mark' }),
    },
    {
      text: 'menu-redo-mark',
      key: keyFor('keys-redo'),
      off: !can_redo_mark,
      act: () => backend().send({ do: 'redo_mark' }),
    },
    {
      text: 'menu-clear-drawings',
      off: drawings.length === 0 || phase.phase === 'over',
      act: clearDrawings,
    },
  ];
}

function options(): Menu {
  return {
    text: 'menu-options',
    entries: [
      ...(['drag', 'click', 'both'] as const).map(wayToMove),
      { text: 'menu-settings', begins: true, act: () => app.go({ name: 'settings' }) },
      { text: 'menu-own-sets', act: () => app.go({ name: 'sets' }) },
      { ...toggle('menu-enemy-black', 'enemy_black'), begins: true },
      { ...toggle('menu-blindfold', 'blindfold'), key: keyFor('keys-blindfold') },
      toggle('menu-hints', 'hints'),
      ...cubes(),
      { ...toggle('menu-larger-text', 'larger_text'), begins: true },
      toggle('menu-reject-requests', 'reject_requests'),
      ...boards(),
    ],
    current: app.screen.name === 'settings' || app.screen.name === 'sets',
  };
}

/** Pawn marker cubes, for a hidden game at the table that goes on. */
function cubes(): Entry[] {
  const view = app.screen.name === 'table' ? table.view : null;
  if (!view?.hidden || view.phase.phase === 'over') return [];
  const on = markTools.cubesOn(view);
  const act = () => markTools.turnCubes(view, !on);
  return [{ text: on ? 'menu-cubes-off' : 'menu-cubes-on', act }];
}

function wayToMove(drop: DropMode): Entry {
  return {
    text: `menu-drop-${drop}`,
    checked: app.settings.drop === drop,
    oneOf: true,
    act: () => app.change({ drop }),
  };
}

/** A preference that is on or off. */
function toggle(
  text: string,
  name: 'enemy_black' | 'blindfold' | 'hints' | 'larger_text' | 'reject_requests',
): Entry {
  const on = app.settings[name];
  return { text, checked: on, act: () => app.change({ [name]: !on }) };
}

/** What can be done with a board, while one is shown. */
function boards(): Entry[] {
  const isShown = app.screen.name === 'replay' || (app.screen.name === 'table' && table.view);
  return isShown ? [{ text: 'menu-redraw', act: () => look.redraw() }] : [];
}

/** The menu of the free space beside a board, which the table opens by a right click. */
export function subMenu(flip: () => void): Entry[] {
  const minute: Entry[] = may('add_minute')
    ? [{ text: 'menu-add-minute', act: () => backend().send({ do: 'add_minute' }) }]
    : [];
  return [
    ...minute,
    { text: 'menu-request', act: () => request.open() },
    { text: 'menu-settings', act: () => app.go({ name: 'settings' }) },
    ...boards(),
    { text: 'menu-flip', key: keyFor('keys-flip-table'), act: flip },
    { text: 'menu-close', begins: true, act: () => {} },
  ];
}

function help(): Menu {
  return {
    text: 'menu-help',
    entries: [
      { text: 'menu-help-topics', key: keyFor('keys-topic'), act: () => openHelp() },
      { text: 'menu-sets', act: () => setDialogs.compare(setAtTable()) },
      { text: 'menu-quick-help', act: () => (helpDialogs.shown = 'quick') },
      { text: 'menu-help-black', begins: true, act: () => openHelp('black') },
      { text: 'menu-help-dummies', act: () => openHelp('dummies') },
      { text: 'menu-help-cubes', act: () => openHelp('cubes') },
      { text: 'menu-help-moving', act: () => openHelp('moving') },
      { text: 'menu-try-moving', begins: true, act: () => app.go({ name: 'moving' }) },
      { text: 'menu-help-replay', act: () => openHelp('replay') },
      { text: 'menu-demos', act: () => (demoList.isOpen = true) },
      { text: 'menu-tour', act: () => helpDialogs.tour() },
      {
        text: 'menu-keys',
        begins: true,
        key: keyFor('keys-help'),
        act: () => (helpDialogs.shown = 'keys'),
      },
      { text: 'menu-about', act: () => (helpDialogs.shown = 'about') },
    ],
    current: app.screen.name === 'help',
  };
}

/** The key of the set in force, while a table is shown. */
function setAtTable(): string | undefined {
  const rules = app.screen.name === 'table' ? table.view?.terms.rules : undefined;
  return rules?.game === 'hidden' ? keyOf(offeredFor(app.startup.rule_sets, rules.set)) : undefined;
}

function isTableSet(): boolean {
  return table.view !== null || table.handOver !== null;
}

function may(what: May): boolean {
  return table.view?.may.includes(what) ?? false;
}
