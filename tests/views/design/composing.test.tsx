import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isComposing, keepComposedKeys } from '../../../src/views/design/actions/composing.ts';

/** Enter as browsers report it while a word is composed, and as they report it otherwise. */
const keys = [
  ['in Chromium and Firefox', { key: 'Enter', isComposing: true, keyCode: 229 }, true],
  ['in Safari, which ends the composition first', { key: 'Enter', isComposing: false, keyCode: 229 }, true],
  ['as the input method reports it', { key: 'Process', keyCode: 229 }, true],
  ['after the composition', { key: 'Enter', isComposing: false, keyCode: 13 }, false],
] as const;

describe('a key of an input method', () => {
  it.each(keys)('is known %s: %j is %s', (_where, key, composing) => {
    expect(isComposing(new KeyboardEvent('keydown', key))).toBe(composing);
  });

  let release: (() => void) | undefined;
  afterEach(() => release?.());

  it.each(keys)('reaches no listener of the page %s', (_where, key, composing) => {
    const [byReact, byPage, byWindow] = [vi.fn(), vi.fn(), vi.fn()];
    release = keepComposedKeys(document);
    document.addEventListener('keydown', byPage);
    window.addEventListener('keydown', byWindow);
    render(<input aria-label="field" onKeyDown={byReact} />);
    const isUncancelled = fireEvent.keyDown(screen.getByLabelText('field'), key);
    const times = composing ? 0 : 1;
    expect([byReact.mock.calls.length, byPage.mock.calls.length, byWindow.mock.calls.length]).toEqual([
      times,
      times,
      times,
    ]);
    expect(isUncancelled).toBe(true);
    document.removeEventListener('keydown', byPage);
    window.removeEventListener('keydown', byWindow);
  });
});
