// @vitest-environment jsdom
import { afterEach, beforeEach, vi } from 'vitest';
import { BrowserCalm } from '../../../src/adapters/system/browser-calm.ts';
import { calmContract } from '../../contracts/calm.ts';

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

calmContract('what a browser tells of who sits before it', () => ({
  calm: new BrowserCalm(),
  still: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)),
  moved: () => happens('pointermove'),
  pressed: () => happens('pointerdown'),
  released: () => happens('pointerup'),
  typing: () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    happens('keydown');
  },
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
