import { beforeEach, describe, expect, it } from 'vitest';
import { emptyFilter } from '../../../../src/application/ports/evidence/package-list.ts';
import type { SignedIn } from '../../../../src/domain/identity/signed-in.ts';
import {
  RememberedRows,
  type RememberedList,
} from '../../../../src/presentation/evidence/package-list/remembered-rows.ts';
import { firstPlace } from '../../../../src/presentation/evidence/shared/list-address.ts';

const who = (userId: string): SignedIn => ({ userId }) as SignedIn;
const scope = { book: 'credit', side: 'finance' } as const;
const left: RememberedList = { rows: [], totals: { count: 7, totalAmount: undefined } };

let changes: number;
let kept: RememberedRows;
const zhou = who('zhou');

beforeEach(() => {
  changes = 0;
  kept = new RememberedRows(() => changes);
  kept.keep(zhou, scope, firstPlace, 0, left);
});

describe('the rows of a list that was left', () => {
  it('are kept for the same place', () => {
    expect(kept.of(zhou, scope, { ...firstPlace })).toBe(left);
  });

  it.each([
    ['another page', scope, { ...firstPlace, page: 2 }],
    ['another order', scope, { ...firstPlace, descending: !firstPlace.descending }],
    ['another filter', scope, { ...firstPlace, filter: { ...emptyFilter, keyword: 'x' } }],
    ['what waits alone', scope, { ...firstPlace, waiting: true }],
    ['another book', { book: 'est', side: 'finance' }, firstPlace],
    ['all books', { book: undefined, side: 'finance' }, firstPlace],
    ['the other side', { book: 'credit', side: 'issue' }, firstPlace],
  ] as const)('are not kept for %s', (_what, otherScope, place) => {
    expect(kept.of(zhou, otherScope, place)).toBeUndefined();
  });

  it('are the last ones of that list, and other lists keep theirs', () => {
    const issue = { book: 'credit', side: 'issue' } as const;
    kept.keep(zhou, issue, firstPlace, 0, { rows: [], totals: undefined });
    kept.keep(zhou, scope, { ...firstPlace, page: 2 }, 0, { rows: [], totals: undefined });
    expect(kept.of(zhou, scope, firstPlace)).toBeUndefined();
    expect(kept.of(zhou, scope, { ...firstPlace, page: 2 })?.totals).toBeUndefined();
    expect(kept.of(zhou, issue, firstPlace)).toBeDefined();
  });

  it('are forgotten once this window has changed anything', () => {
    changes += 1;
    expect(kept.of(zhou, scope, firstPlace)).toBeUndefined();
  });

  it('are not kept when they are older than a change of this window', () => {
    changes = 3;
    kept.keep(zhou, scope, firstPlace, 2, left);
    expect(kept.of(zhou, scope, firstPlace)).toBeUndefined();
    kept.keep(zhou, scope, firstPlace, kept.changes, left);
    expect(kept.of(zhou, scope, firstPlace)).toBe(left);
  });

  it('belong to one person in one session', () => {
    expect(kept.of(who('limin'), scope, firstPlace)).toBeUndefined();
    expect(kept.of(who('zhou'), scope, firstPlace)).toBeUndefined();
  });
});
