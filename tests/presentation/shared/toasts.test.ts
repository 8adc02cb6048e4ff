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

  it('stays while somebody reads it, and its time begins anew after that', () => {
    const clock = new HandClock(0);
    const toasts = new Toasts(clock);
    toasts.show('ok', words);
    const [note] = toasts.notes;
    clock.advance(2_000);
    toasts.held(note?.id ?? 0);
    clock.advance(60_000);
    expect(toasts.notes).toEqual([note]);
    toasts.released(note?.id ?? 0);
    clock.advance(2_999);
    expect(toasts.notes).toEqual([note]);
    clock.advance(1);
    expect(toasts.notes).toEqual([]);
  });

  it('bad news does not begin to leave once it was read', () => {
    const clock = new HandClock(0);
    const toasts = new Toasts(clock);
    toasts.show('bad', words);
    toasts.held(1);
    toasts.released(1);
    clock.advance(60_000);
    expect(toasts.notes).toHaveLength(1);
  });

  it('a newer one of the same matter takes the place of the older, whose time does not end the newer', () => {
    const clock = new HandClock(0);
    const toasts = new Toasts(clock);
    const done = (count: number) => message('together.done', { count });
    toasts.show('ok', done(1));
    clock.advance(2_000);
    toasts.show('ok', done(2));
    expect(toasts.notes.map((note) => note.message)).toEqual([done(2)]);
    clock.advance(2_000);
    expect(toasts.notes).toHaveLength(1);
    clock.advance(1_000);
    expect(toasts.notes).toEqual([]);
  });

  it('of what is wrong only the same words take one another’s place', () => {
    const toasts = new Toasts(new HandClock(0));
    const wrong = (said: string) => message('refusals.server-said', { words: said });
    for (const said of ['one', 'other', 'one']) toasts.show('bad', wrong(said));
    toasts.show('warn', wrong('one'));
    expect(toasts.notes.map(({ tone, message: each }) => [tone, each])).toEqual([['bad', wrong('other')], ['bad', wrong('one')], ['warn', wrong('one')]]);
  });
});
