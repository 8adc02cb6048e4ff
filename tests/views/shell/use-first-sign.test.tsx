import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFirstSign } from '../../../src/views/shell/use-first-sign.ts';

let fetched: number;

beforeEach(() => {
  vi.useFakeTimers();
  fetched = 0;
  renderHook(() => useFirstSign(true, async () => void (fetched += 1)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const awaited = (): HTMLElement => {
  const part = document.body.appendChild(document.createElement('div'));
  part.dataset['awaited'] = '';
  return part;
};

it('the load starts once at the first activity', () => {
  fireEvent.pointerMove(window);
  fireEvent.keyDown(window);
  vi.advanceTimersByTime(60_000);
  expect(fetched).toBe(1);
});

it('the load starts without activity after a moment', () => {
  const part = awaited();
  vi.advanceTimersByTime(2000);
  part.remove();
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(0);
  vi.advanceTimersByTime(350);
  expect(fetched).toBe(1);
});

it('the load does not wait forever for a page that does not come', () => {
  awaited();
  vi.advanceTimersByTime(4800);
  expect(fetched).toBe(0);
  vi.advanceTimersByTime(100);
  expect(fetched).toBe(1);
});

it('nothing is loaded after unmounting', () => {
  cleanup();
  vi.advanceTimersByTime(60_000);
  expect(fetched).toBe(0);
});

it('arrival dialogs are loaded sooner: as soon as the page is there', () => {
  cleanup();
  const part = awaited();
  renderHook(() => useFirstSign(true, async () => void (fetched += 1), 'as it stands'));
  vi.advanceTimersByTime(2000);
  expect(fetched).toBe(0);
  part.remove();
  vi.advanceTimersByTime(200);
  expect(fetched).toBe(1);
});
