// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserIdleSignal } from '../../../src/adapters/system/browser-idle-signal.ts';
import { idleSignalContract } from '../../contracts/idle-signal.ts';

let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const happens = (sign: string): void => void window.dispatchEvent(new Event(sign));
const keyed = (type: 'keydown' | 'keyup', key = 'a'): void =>
  void window.dispatchEvent(new KeyboardEvent(type, { key, code: `Key-${key}` }));

idleSignalContract('calm in a browser', () => ({
  calm: new BrowserIdleSignal(),
  still: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)),
  moved: () => happens('pointermove'),
  pressed: () => happens('pointerdown'),
  released: () => happens('pointerup'),
  typing: () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    keyed('keydown');
    keyed('keyup');
  },
  keyPressed: () => keyed('keydown'),
  keyReleased: () => keyed('keyup'),
  written: (text) => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) field.value = text;
  },
  opened: (is) => {
    document.body.innerHTML = `<aside><button aria-expanded="${is}" aria-controls="box">帮助</button></aside>`;
  },
  hidden: (isHidden) => {
    visibility = isHidden ? 'hidden' : 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
  },
  awaited: (is) => {
    if (is) document.body.appendChild(document.createElement('div')).dataset['awaited'] = '';
    else document.body.replaceChildren();
  },
}));

/** The result after this many milliseconds without activity. */
async function calmAfter(calm: BrowserIdleSignal, milliseconds: number): Promise<boolean> {
  let isSettled = false;
  void calm.whenIdle().then(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isSettled;
}

it('a lost release event of a key or a button does not block calm', async () => {
  const calm = new BrowserIdleSignal();
  keyed('keydown');
  happens('pointerdown');
  expect(await calmAfter(calm, 5000)).toBe(false);
  happens('blur');
  expect(await calmAfter(calm, 5000)).toBe(true);
  keyed('keydown', 'Meta');
  keyed('keydown', 'c');
  keyed('keyup', 'Meta');
  expect(await calmAfter(calm, 5000)).toBe(true);
});
