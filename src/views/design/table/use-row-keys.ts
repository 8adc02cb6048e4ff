import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { isComposing } from '../actions/composing.ts';

const pageOfRows = 10;

function nextIndex(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active + 1;
    case 'ArrowUp':
      return active - 1;
    case 'PageDown':
      return active + pageOfRows;
    case 'PageUp':
      return active - pageOfRows;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

const indexOf = (target: EventTarget): number | undefined => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row === null ? undefined : Number(row.dataset['index']);
};

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

export interface RowKeys {
  readonly active: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

export interface RowKeysOptions {
  readonly count: number;
  readonly body: RefObject<HTMLElement | null>;
  readonly onSpace: (index: number) => void;
  readonly onEnter: (index: number) => void;
}

/**
 * Moves among rows by the arrow keys, page keys, Home and End; Space ticks a row, and Enter opens it. Only one row is
 * in the tab order.
 */
export function useRowKeys({ count, body, onSpace, onEnter }: RowKeysOptions): RowKeys {
  const [active, setActive] = useState(0);
  const wanted = useRef<number>(undefined);

  // After each render, because the wanted row may have been rendered only now.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    wanted.current = undefined;
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = indexOf(event.target);
    if (at === undefined || isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    const onRowItself = event.target instanceof HTMLElement && event.target.dataset['index'] !== undefined;
    const next = nextIndex(event.key, at, count);
    if (next !== undefined) {
      event.preventDefault();
      const index = Math.min(count - 1, Math.max(0, next));
      wanted.current = index;
      setActive(index);
    } else if (event.key === ' ' && onRowItself) {
      event.preventDefault();
      onSpace(at);
    } else if (event.key === 'Enter' && onRowItself && !event.repeat && !isComposing(event)) {
      onEnter(at);
    }
  };

  const onFocus = (event: FocusEvent): void => {
    const at = indexOf(event.target);
    if (at !== undefined) setActive(at);
  };

  return { active: Math.min(active, Math.max(0, count - 1)), onKeyDown, onFocus };
}
