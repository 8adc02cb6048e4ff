import { describe, expect, it } from 'vitest';
import { emptyFilter } from '../../../../src/application/ports/evidence/package-list.ts';
import { pickAll, nothingPicked, updatePicks } from '../../../../src/domain/evidence/shared/picked-packages.ts';
import type { SignedIn } from '../../../../src/domain/identity/signed-in.ts';
import { SavedSelection } from '../../../../src/presentation/evidence/package-list/saved-selection.ts';

const who = (userId: string): SignedIn => ({ userId }) as SignedIn;
const place = { scope: { book: 'credit', side: 'finance' }, asked: emptyFilter } as const;
const one = updatePicks(nothingPicked, 'DD-1', true);

describe('the selection in a list that was left', () => {
  it('is kept for the same list under the same filter', () => {
    const [kept, zhou] = [new SavedSelection(), who('zhou')];
    kept.keep(zhou, place, one);
    kept.keep(zhou, { ...place, scope: { book: 'est', side: 'finance' } }, pickAll(emptyFilter));
    expect(kept.of(zhou, place)).toEqual(one);
    expect(kept.of(zhou, { ...place, asked: { ...emptyFilter, keyword: 'x' } })).toBeUndefined();
    expect(kept.of(zhou, { ...place, scope: { book: 'credit', side: 'issue' } })).toBeUndefined();
    expect(kept.of(zhou, { ...place, scope: { book: undefined, side: 'finance' } })).toBeUndefined();
  });

  it('is forgotten when it is empty, or when the list was left under another filter', () => {
    const [kept, zhou] = [new SavedSelection(), who('zhou')];
    kept.keep(zhou, place, one);
    kept.keep(zhou, { ...place, asked: { ...emptyFilter, keyword: 'x' } }, one);
    expect(kept.of(zhou, place)).toBeUndefined();
    kept.keep(zhou, place, one);
    kept.keep(zhou, place, undefined);
    expect(kept.of(zhou, place)).toBeUndefined();
  });

  it('belongs to one person in one session', () => {
    const [kept, zhou] = [new SavedSelection(), who('zhou')];
    kept.keep(zhou, place, one);
    expect(kept.of(who('limin'), place)).toBeUndefined();
    expect(kept.of(who('zhou'), place)).toBeUndefined();
  });
});
