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

it('fetches once at the first sign of somebody', () => {
  fireEvent.pointerMove(window);
  fireEvent.keyDown(window);
  vi.advanceTimersByTime(60_000);
  expect(fetched).toBe(1);
});

it('fetches without a sign once the page has stood for a moment', () => {
  const part = awaited();
  vi.advanceTimersByTime(2000);
  part.remove();
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(0);
  vi.advanceTimersByTime(350);
  expect(fetched).toBe(1);
});

it('does not wait for ever for a page that does not come', () => {
  awaited();
  vi.advanceTimersByTime(4800);
  expect(fetched).toBe(0);
  vi.advanceTimersByTime(100);
  expect(fetched).toBe(1);
});

it('fetches nothing any more once it is gone', () => {
  cleanup();
  vi.advanceTimersByTime(60_000);
  expect(fetched).toBe(0);
});

it('fetches sooner what one is asked: as soon as the page stands', () => {
  cleanup();
  const part = awaited();
  renderHook(() => useFirstSign(true, async () => void (fetched += 1), 'as it stands'));
  vi.advanceTimersByTime(2000);
  expect(fetched).toBe(0);
  part.remove();
  vi.advanceTimersByTime(200);
  expect(fetched).toBe(1);
});
