import { describe, expect, it } from 'vitest';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { message } from '../../../src/words/catalogue.ts';
import { HandClock } from '../../views/shell/hand-clock.ts';

const words = message('common.copied');

describe('notices', () => {
  it.each(['ok', 'warn', 'info'] as const)('of the tone %s close after three seconds', (tone) => {
    const clock = new HandClock(0);
    const toasts = new Toasts(clock);
    toasts.show(tone, words);
    clock.advance(2_999);
    expect(toasts.notes).toHaveLength(1);
    clock.advance(1);
    expect(toasts.notes).toEqual([]);
  });

  it('of the tone bad, and kept ones, stay until they are dismissed', () => {
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

  it('stay while held, and restart their time when released', () => {
    const clock = new HandClock(0);
    const toasts = new Toasts(clock);
    toasts.show('ok', words);
    const [note] = toasts.notes;
    clock.advance(2_000);
    toasts.readingStarted(note?.id ?? 0);
    clock.advance(60_000);
    expect(toasts.notes).toEqual([note]);
    toasts.readingEnded(note?.id ?? 0);
    clock.advance(2_999);
    expect(toasts.notes).toEqual([note]);
    clock.advance(1);
    expect(toasts.notes).toEqual([]);
  });

  it('have one timer, which restarts at each release', () => {
    const clock = new HandClock(0);
    const toasts = new Toasts(clock);
    toasts.show('ok', words);
    for (let turn = 0; turn < 3; turn += 1) {
      clock.advance(2_000);
      toasts.readingEnded(1);
    }
    clock.advance(2_999);
    expect(toasts.notes).toHaveLength(1);
    clock.advance(1);
    expect(toasts.notes).toEqual([]);
    toasts.readingEnded(1);
    expect(toasts.notes).toEqual([]);
  });

  it('of the tone bad stay after they are held and released', () => {
    const clock = new HandClock(0);
    const toasts = new Toasts(clock);
    toasts.show('bad', words);
    toasts.readingStarted(1);
    toasts.readingEnded(1);
    clock.advance(60_000);
    expect(toasts.notes).toHaveLength(1);
  });

  it('replace an older one of the same matter, with their own time', () => {
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

  const link = (path: string) => ({ words: '查看', path });
  const saved = message('together.done', { count: 1 });
  it.each([
    ['another matter', ['ok', saved, undefined], ['ok', words, undefined], 2],
    ['another link', ['ok', saved, link('/one')], ['ok', saved, link('/two')], 2],
    ['a link after none', ['ok', saved, undefined], ['ok', saved, link('/one')], 2],
    ['the same link', ['ok', saved, link('/one')], ['ok', saved, link('/one')], 1],
    ['success after a warning', ['warn', saved, undefined], ['ok', saved, undefined], 1],
    ['a failure after success', ['ok', saved, undefined], ['bad', saved, undefined], 2],
  ] as const)('stay beside a newer one or are replaced by it: %s', (_what, older, newer, left) => {
    const toasts = new Toasts(new HandClock(0));
    for (const [tone, said, leads] of [older, newer]) toasts.show(tone, said, leads);
    expect(toasts.notes).toHaveLength(left);
    expect(toasts.notes.at(-1)).toMatchObject({ tone: newer[0], message: newer[1] });
  });

  it('of the tone bad replace only those with the same words', () => {
    const toasts = new Toasts(new HandClock(0));
    const wrong = (said: string) => message('refusals.server-said', { words: said });
    for (const said of ['one', 'other', 'one']) toasts.show('bad', wrong(said));
    toasts.show('warn', wrong('one'));
    expect(toasts.notes.map(({ tone, message: each }) => [tone, each])).toEqual([
      ['bad', wrong('other')],
      ['bad', wrong('one')],
      ['warn', wrong('one')],
    ]);
  });
});
