import { describe, expect, it } from 'vitest';
import { money } from '../../../../../src/domain/money/money.ts';
import {
  isAsSeen,
  isOlder,
  mergeWith,
  addUnanswered,
  applyTyped,
  unchangedVersions,
} from '../../../../../src/presentation/evidence/materials/editing/item-versions.ts';
import { contractItem } from '../../../../builders/materials.ts';

const seen = contractItem('C1', '100.00');
const of = (revision: number | undefined) => contractItem('C1', '100.00', { revision });

describe('of two versions of a document', () => {
  it.each([
    [1, 2, true],
    [2, 2, false],
    [3, 2, false],
    // A back end without revisions does not say which version is older.
    [undefined, 2, false],
    [1, undefined, false],
    [undefined, undefined, false],
  ])('the one of revision %s is older than that of %s: %s', (one, other, older) => {
    expect(isOlder(of(one), of(other))).toBe(older);
  });
});

it('possible saved values are all values sent of a field since the last answer', () => {
  const unanswered = { contractNumber: ['QH1'], contractAmount: ['150.00', '200.00'] };
  expect(addUnanswered({ ...applyTyped(unchangedVersions(seen), { contractAmount: '300.00' }), unanswered })).toEqual({
    contractNumber: ['QH1'],
    contractAmount: ['150.00', '200.00', '300.00'],
  });
});

describe('a refreshed document', () => {
  const typed = applyTyped(unchangedVersions(seen), { contractAmount: '200.00' });

  it('is as seen while neither its fields nor its files differ, whatever is typed', () => {
    expect(isAsSeen(contractItem('C1', '100.00', { revision: 9 }), typed)).toBe(true);
    expect(isAsSeen(contractItem('C1', '300.00'), typed)).toBe(false);
    expect(
      isAsSeen(
        contractItem('C1', '100.00', {
          files: [{ fileId: 'P2', name: 'b.pdf', size: 10, mimeType: 'application/pdf' }],
        }),
        typed,
      ),
    ).toBe(false);
  });

  it('is in conflict when both sides changed the same field, and not when only one did', () => {
    expect(mergeWith(typed, contractItem('C1', '300.00')).contested).toEqual(['contractAmount']);
    const theirs = contractItem('C1', '100.00', {
      content: { kind: 'contract', contract: { number: 'QH7', amount: money('100.00') } },
    });
    expect(mergeWith(typed, theirs)).toMatchObject({
      contested: [],
      versions: { item: theirs, fields: { contractNumber: 'QH7', contractAmount: '200.00' } },
    });
  });

  it('does not replace the seen document while a conflict is open', () => {
    expect(mergeWith(typed, contractItem('C1', '300.00', { revision: 2 })).versions).toMatchObject({
      item: seen,
      base: { contractAmount: '100.00' },
      fields: { contractAmount: '200.00' },
    });
  });

  it('keeps an open conflict until both sides are equal', () => {
    const same = contractItem('C1', '200.00', { revision: 3 });
    const other = contractItem('C1', '100.00', { revision: 3 });
    expect(mergeWith(typed, other, ['contractAmount']).contested).toEqual(['contractAmount']);
    expect(mergeWith(typed, same, ['contractAmount']).contested).toEqual([]);
    expect(mergeWith(typed, contractItem('C1', '300.00'), ['contractAmount']).contested).toEqual(['contractAmount']);
  });
});
