import { describe, expect, it } from 'vitest';
import { holdingPlaceFrom, holdingQuery } from '../../../src/presentation/trade/holdings/holdings-presenter.ts';

describe('the place in a list of holdings', () => {
  it.each([
    ['', 'held', ''],
    ['?issuer=C-QIHENG', 'held', 'C-QIHENG'],
    ['?issuer=C-QIHENG&q=0087&sort=amount+desc&page=3&size=50', 'transit', 'C-QIHENG'],
    ['?issuer=C-%25', 'held', ''],
    ["?issuer='--", 'held', ''],
    ['?issuer=%F0%9F%9A%80', 'held', ''],
    ['?issuer=C-%00', 'held', ''],
    [`?issuer=${'x'.repeat(65)}`, 'held', ''],
  ] as const)('%s of %s filters by the issuer “%s”, and leads back to itself', (search, place, issuerId) => {
    const found = holdingPlaceFrom(search, place);
    expect(found.issuerId).toBe(issuerId);
    expect(holdingPlaceFrom(holdingQuery(found), place)).toEqual(found);
  });
});
