/** The menu bar with the original's names. What does nothing now is left out. */

import { app } from '../app.svelte';
import { backend } from '../backend';
import { demoList } from '../pages/demo/demos.svelte';
import { helpDialogs, openHelp } from '../pages/help/help.svelte';
import { keyFor } from '../pages/help/keys';
import { request } from '../pages/request/request.svelte';
import { keyOf, offeredFor } from '../pages/sets/choice';
import { setDialogs } from '../pages/sets/dialogs.svelte';
import { clearDrawings, markTools } from '../table/marks.svelte';
import { table } from '../table/table.svelte';
import type { May } from '../types';

/** One line of a menu. */
export interface Entry {
  /** Key of its text, and with `menu-` cut off its test id. */
  text: string;
  /** The key that does the same. */
  key?: string;
  /** Ticked or not, where the entry is a switch. */
  checked?: boolean;
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
    options(),
    help(),
  ];
}

function file(): Menu {
  const entries: Entry[] = [
    { text: 'menu-new-game', key: keyFor('keys-new-game'), act: () => request.open() },
    { text: 'menu-set-up', act: () => app.go({ name: 'set-up' }) },
    { text: 'menu-home', act: () => app.go({ name: 'home' }) },
  ];
  if (isTableSet()) entries.push({ text: 'menu-table', act: () => app.go({ name: 'table' }) });
  entries.push({ text: 'menu-exit', act: () => backend().exit() });
  return { text: 'menu-file', entries };
}

/** Menus of a game in progress, while its screen is shown. */
function atTable(): Menu[] {
  if (app.screen.name !== 'table' || table.view === null) return [];
  const edit: Entry[] = [];
  if (table.view.can_undo_mark) {
    edit.push({
      text: 'menu-undo-mark',
      key: keyFor('keys-undo'),
      act: () => backend().send({ do: 'undo_mark' }),
    });
  }
  if (table.view.can_redo_mark) {
    edit.push({
      text: 'menu-redo-mark',
      key: keyFor('keys-redo'),
      act: () => backend().send({ do: 'redo_mark' }),
    });
  }
  if (table.view.drawings.length > 0 && table.view.phase.phase !== 'over') {
    edit.push({ text: 'menu-clear-drawings', act: clearDrawings });
  }
  const found: Menu[] = edit.length > 0 ? [{ text: 'menu-edit', entries: edit }] : [];
  found.push({ text: 'menu-status', entries: [], act: () => (table.showsStatus = true) });
  if (may('add_minute')) {
    const act = () => backend().send({ do: 'add_minute' });
    found.push({ text: 'menu-add-minute', entries: [], act });
  }
  return found;
}

function options(): Menu {
  const { settings } = app;
  return {
    text: 'menu-options',
    entries: [
      { text: 'menu-settings', act: () => app.go({ name: 'settings' }) },
      { text: 'menu-own-sets', act: () => app.go({ name: 'sets' }) },
      {
        text: 'menu-hints',
        checked: settings.hints,
        act: () => app.change({ hints: !settings.hints }),
      },
      ...cubes(),
      {
        text: 'menu-larger-text',
        checked: settings.larger_text,
        act: () => app.change({ larger_text: !settings.larger_text }),
      },
      {
        text: 'menu-reject-requests',
        checked: settings.reject_requests,
        act: () => app.change({ reject_requests: !settings.reject_requests }),
      },
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

function help(): Menu {
  return {
    text: 'menu-help',
    entries: [
      { text: 'menu-help-topics', key: keyFor('keys-topic'), act: () => openHelp() },
      { text: 'menu-sets', act: () => setDialogs.compare(setAtTable()) },
      { text: 'menu-quick-help', act: () => (helpDialogs.shown = 'quick') },
      { text: 'menu-help-dummies', act: () => openHelp('dummies') },
      { text: 'menu-help-moving', act: () => openHelp('moving') },
      { text: 'menu-try-moving', act: () => app.go({ name: 'moving' }) },
      { text: 'menu-help-replay', act: () => openHelp('replay') },
      { text: 'menu-demos', act: () => (demoList.isOpen = true) },
      { text: 'menu-tour', act: () => helpDialogs.tour() },
      {
        text: 'menu-keys',
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
