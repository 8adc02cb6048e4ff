import { describe, expect, it } from 'vitest';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { message } from '../../../src/words/catalogue.ts';
import { HandClock } from '../../views/shell/hand-clock.ts';

const words = message('common.copied');

describe('short notes', () => {
  it.each(['ok', 'warn', 'info'] as const)('%s goes by itself after three seconds', (tone) => {
    const clock = new HandClock(0);
    const toasts = new Toasts(clock);
    toasts.show(tone, words);
    clock.advance(2_999);
    expect(toasts.notes).toHaveLength(1);
    clock.advance(1);
    expect(toasts.notes).toEqual([]);
  });

  it('bad news, and what is to be kept, stays until it is dismissed', () => {
    const clock = new HandClock(0);
    const toasts = new Toasts(clock);
    toasts.show('bad', words);
    toasts.keep('info', words);
    clock.advance(3_600_000);
    expect(toasts.notes.map((note) => note.tone)).toEqual(['bad', 'info']);
    const [first, second] = toasts.notes;
    toasts.dismissed(first?.id ?? 0);
    expect(toasts.notes).toEqual([second]);
    toasts.dismissed(second?.id ?? 0);
    expect(toasts.notes).toEqual([]);
  });
});
