/** A list that scrolls: its newest row stays in sight, unless the reader has scrolled back. */

import type { Attachment } from 'svelte/attachments';

/** So near to the end counts as the end, in pixels. */
const NEAR = 24;

/** Follows the rows of a list; at the end the first row in sight is a whole one. */
export function newestInSight(rows: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    let atEnd = true;
    const settle = () => {
      if (atEnd) showEnd(list);
    };
    const scrolled = () => {
      atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    };
    const observer = new ResizeObserver(settle);
    observer.observe(list);
    list.addEventListener('scroll', scrolled);
    $effect(() => {
      rows();
      settle();
    });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', scrolled);
    };
  };
}

/** Scrolls to the end, with room below the last row where a row would be cut at the top. */
function showEnd(list: HTMLElement): void {
  list.style.paddingBottom = '0';
  const end = list.scrollHeight - list.clientHeight;
  const tops = [...list.children].map(
    (row) => row.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop,
  );
  const first = tops.find((top) => top >= end) ?? end;
  if (end > 0) list.style.paddingBottom = `${Math.floor(first - end)}px`;
  list.scrollTop = list.scrollHeight;
}
