import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, type ItemFields } from '../../../../../src/presentation/evidence/shared/item-fields.ts';
import { mergeFields } from '../../../../../src/presentation/evidence/materials/editing/merge-fields.ts';

const names = Object.keys(fieldsOf({ content: { kind: 'other' } })) as (keyof ItemFields)[];
// Few values, so that versions often agree.
const value = fc.constantFrom('', '1', '2');
const version: fc.Arbitrary<ItemFields> = fc.record({
  type: value,
  code: value,
  number: value,
  checkCode: value,
  date: value,
  amountExcludingTax: value,
  tax: value,
  total: value,
  contractNumber: value,
  contractAmount: value,
  contractAsWritten: value,
  originalNumber: value,
  originalCode: value,
});
const merge = (base: ItemFields, mine: ItemFields, theirs: ItemFields) =>
  mergeFields({ base, mine, saved: mine, theirs });

describe('merging two people’s changes of one document', () => {
  it('keeps every change of either side, and reports a conflict when both changed a field differently', () => {
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const { fields, contested } = merge(base, mine, theirs);
        for (const name of names) {
          const both = mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name];
          expect(contested.includes(name)).toBe(both);
          expect(fields[name]).toBe(mine[name] === base[name] ? theirs[name] : mine[name]);
        }
      }),
    );
  });

  it('gives the same result when it is repeated', () => {
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const once = merge(base, mine, theirs);
        expect(merge(once.base, once.fields, theirs)).toEqual(once);
      }),
    );
  });

  it('leaves an amount as typed unless a colleague changes it', () => {
    const empty = fieldsOf({ content: { kind: 'other' } });
    const mine = { ...empty, total: '1000' };
    expect(
      mergeFields({ base: empty, mine, saved: { ...mine, total: '1000.00' }, theirs: { ...empty, number: '7' } })
        .fields,
    ).toEqual({ ...mine, number: '7' });
  });
});
