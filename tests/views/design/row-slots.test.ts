import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RowSlots } from '../../../src/views/design/table/row-slots.ts';

const windows = fc.array(fc.uniqueArray(fc.nat(50), { maxLength: 12 }), { maxLength: 10 });

it('a row keeps its own element while it is rendered', () => {
  fc.assert(
    fc.property(windows, (shown) => {
      const slots = new RowSlots();
      let before = new Map<number, number>();
      for (const indexes of shown) {
        const now = slots.of(indexes);
        expect(new Set(now).size).toBe(indexes.length);
        const slotOf = new Map(indexes.map((index, at) => [index, now[at] ?? -1]));
        for (const [index, slot] of slotOf) if (before.has(index)) expect(slot).toBe(before.get(index));
        expect(slots.of(indexes)).toEqual(now);
        before = slotOf;
      }
    }),
  );
});

it('elements of removed rows are reused first', () => {
  const slots = new RowSlots();
  slots.of([0, 1, 2]);
  expect(slots.of([2, 3, 4])).toEqual([2, 0, 1]);
});
