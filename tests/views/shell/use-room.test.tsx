import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countFitting, useRoom } from '../../../src/views/shell/use-room.ts';

describe('the number of entries that fit in a row', () => {
  it.each([
    ['all where they fit to the pixel', [50, 50, 50], 158, 3],
    ['none is held back for an entry that leads nowhere', [100], 100, 1],
    ['as many as leave room for the one that leads to the rest', [50, 50, 50], 157, 2],
    ['the first two where that one takes the room', [50, 50, 50], 141, 2],
    ['these where there is hardly room', [50, 50], 30, 2],
    ['the one that there is', [50], 30, 1],
    ['none of none', [], 100, 0],
  ])('%s', (_, entries, room, fits) => {
    expect(countFitting({ entries, more: 34, gap: 4, room })).toBe(fits);
  });

  it('never exceeds the room except for the first two, and never omits an entry that fits', () => {
    const row = fc.record({
      entries: fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 12 }),
      more: fc.integer({ min: 1, max: 80 }),
      gap: fc.integer({ min: 0, max: 8 }),
      room: fc.integer({ min: 0, max: 1_200 }),
    });
    fc.assert(
      fc.property(row, ({ entries, more, gap, room }) => {
        const fits = countFitting({ entries, more, gap, room });
        const drawn = (count: number): number =>
          [...entries.slice(0, count), ...(count < entries.length ? [more] : [])].reduce(
            (sum, width) => sum + width + gap,
            -gap,
          );
        if (fits > 2) expect(drawn(fits)).toBeLessThanOrEqual(room);
        if (fits < entries.length) expect(drawn(fits + 1)).toBeGreaterThan(room);
      }),
    );
  });
});

describe('a list that adapts to its room', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  function List() {
    const { list, fits } = useRoom(4);
    return (
      <ul ref={list} data-fits={fits}>
        <li>a</li>
        <li>b</li>
        <li>c</li>
        <li data-away="">more</li>
      </ul>
    );
  }

  /**
   * Renders a list of three entries, and the entry of 34 pixels that opens the rest, and reports the layout to its
   * observer.
   */
  function drawn(): {
    readonly laidOut: (room: number, entry?: number) => readonly string[];
    readonly fits: () => string;
    readonly watched: () => number;
  } {
    const watches: {
      readonly heard: ResizeObserverCallback;
      readonly watch: ResizeObserver;
      readonly seen: Element[];
    }[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #seen: Element[] = [];
        constructor(heard: ResizeObserverCallback) {
          watches.push({ heard, watch: this, seen: this.#seen });
        }
        observe(element: Element): void {
          this.#seen.push(element);
        }
        unobserve(): void {}
        disconnect(): void {
          this.#seen.length = 0;
        }
      },
    );
    const { container } = render(<List />);
    const laidOut = (room: number, entry = 50): readonly string[] => {
      const entries = (seen: readonly Element[]) =>
        seen.map(
          (target) =>
            ({
              target,
              borderBoxSize: [
                { inlineSize: target.matches('ul') ? room : target.textContent === 'more' ? 34 : entry, blockSize: 36 },
              ],
            }) as unknown as ResizeObserverEntry,
        );
      act(() => watches.forEach(({ heard, watch, seen }) => heard(entries(seen), watch)));
      return [...container.querySelectorAll('li:not([data-away])')].map(({ textContent }) => textContent);
    };
    return {
      laidOut,
      fits: () => container.querySelector('ul')?.dataset['fits'] ?? '',
      watched: () => watches.reduce((sum, { seen }) => sum + seen.length, 0),
    };
  }

  it('shows all when they fit, and otherwise the link to the rest', () => {
    const { laidOut, fits } = drawn();
    expect([laidOut(158), fits()]).toEqual([['a', 'b', 'c'], 'Infinity']);
    expect([laidOut(157), fits()]).toEqual([['a', 'b', 'more'], '2']);
    expect([laidOut(60), fits(), document.querySelector('ul')?.style.minWidth]).toEqual([
      ['a', 'b', 'more'],
      '2',
      '142px',
    ]);
    expect([laidOut(400), fits()]).toEqual([['a', 'b', 'c'], 'Infinity']);
  });

  it('is observed with all entries while it is mounted', () => {
    const { watched } = drawn();
    expect(watched()).toBe(5);
    cleanup();
    expect(watched()).toBe(0);
  });

  it('shows all when its layout is unknown', () => {
    expect('ResizeObserver' in globalThis).toBe(false);
    const { container } = render(<List />);
    expect([
      container.querySelector('ul')?.dataset['fits'],
      [...container.querySelectorAll('li:not([data-away])')].map(({ textContent }) => textContent),
    ]).toEqual(['Infinity', ['a', 'b', 'c']]);
  });

  it('measures again when an entry becomes wider, as after a change of language', () => {
    const { laidOut } = drawn();
    expect([laidOut(170), laidOut(170, 70)]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'more'],
    ]);
  });
});
