import { expect, it } from 'vitest';
import { checkPath, placeFromCheckAddress } from '../../../../src/presentation/evidence/shared/upload-page-position.ts';

const key = { book: 'credit', packageId: 'DD1' } as const;

it('the address of the check page keeps the last place, if it is a valid one', () => {
  const place = { stage: 'BUSI_INVOICE', item: 'I 1', tab: 'M1.to-check,M2.checked' } as const;
  expect(placeFromCheckAddress(checkPath(key, place))).toEqual(place);
  expect(placeFromCheckAddress(checkPath(key, { ...place, item: undefined, tab: '' }))).toEqual({
    stage: 'BUSI_INVOICE',
    item: undefined,
    tab: '',
  });
  expect([checkPath(key), '/x?s=CHECK&p=DD1&from=toString', '/x'].map(placeFromCheckAddress)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
