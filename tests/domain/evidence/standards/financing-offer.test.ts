import { describe, expect, it } from 'vitest';
import {
  financingOffer,
  isNotFinanced,
  notFinancedReasons,
  notOfferedIn,
  type FinanceLimit,
  type FinancingPlace,
  type FinancingTerms,
  type NotFinancedReason,
} from '../../../../src/domain/evidence/standards/financing-offer.ts';
import { standardOffer } from '../../../../src/domain/evidence/standards/standard-offer.ts';
import { candidate } from '../../../builders/candidates.ts';

const place: FinancingPlace = { packageType: 'CREDIT', funderId: 'F1', productType: '' };
const open: FinancingTerms = { switchedOn: true, limits: [], funders: undefined, rootProducts: undefined };
const limit = (isOpen: boolean, more: Partial<FinanceLimit> = {}): FinanceLimit => ({
  packageType: 'CREDIT',
  funderId: 'F1',
  open: isOpen,
  ...more,
});

const table: readonly [string, Partial<FinancingTerms>, Partial<FinancingPlace>, NotFinancedReason | undefined][] = [
  ['nothing bounds it', {}, {}, undefined],
  ['its product is switched off', { switchedOn: false }, {}, 'switched-off'],
  [
    'its product is switched off and its limit used up',
    { switchedOn: false, limits: [limit(false)] },
    {},
    'switched-off',
  ],
  ['its limit is open', { limits: [limit(true)] }, {}, undefined],
  ['its limit is used up', { limits: [limit(false)] }, {}, 'limit-used-up'],
  ['one of two limits is left', { limits: [limit(false), limit(true)] }, {}, undefined],
  ['there are limits for another funder alone', { limits: [limit(true, { funderId: 'F2' })] }, {}, 'no-limit'],
  ['there are limits for another product alone', { limits: [limit(true, { packageType: 'EST' })] }, {}, 'no-limit'],
  ['its funder is named', { funders: ['F2', 'F1'] }, {}, undefined],
  ['others are named', { funders: ['F2'] }, {}, 'funder-not-open'],
  ['nobody is named, though there are limits', { funders: [], limits: [limit(true)] }, {}, 'funder-not-open'],
  ['neither funders nor limits are named', { funders: [] }, {}, undefined],
  ['its root product is open', { rootProducts: ['ABS_POOL'] }, { productType: 'ABS_POOL' }, undefined],
  ['its root product is shut', { rootProducts: ['ABS_POOL'] }, { productType: 'ABS_SINGLE' }, 'product-not-open'],
  ['it names no root product', { rootProducts: [] }, {}, undefined],
];

describe('new business', () => {
  it.each(table)('where %s is taken, or refused for its reason', (_where, terms, where, because) => {
    expect(financingOffer({ ...place, ...where }, { ...open, ...terms })).toEqual(
      because === undefined ? { offered: true } : { offered: false, because },
    );
  });

  it.each(table)(
    'where %s has a list of documents only if it is taken, and is refused it for the same reason',
    (_where, terms, where, because) => {
      expect(standardOffer({ ...place, ...where }, { ...open, ...terms, provided: true, published: true })).toEqual(
        because === undefined ? { offered: true } : { offered: false, because },
      );
    },
  );
});

describe('a candidate', () => {
  const usedUp: FinancingTerms = { ...open, limits: [limit(false)] };

  it.each([
    ['of a core enterprise whose limit is used up', candidate(), usedUp, 'limit-used-up'],
    ['of which nothing is known', candidate({ coreEnterpriseId: 'C2' }), undefined, undefined],
    ['that nobody funds', candidate({ funderId: undefined }), usedUp, undefined],
  ] as const)('%s', (_which, each, terms, because) => {
    expect(notOfferedIn('credit', (core) => (core === each.coreEnterpriseId ? terms : undefined))(each)).toBe(because);
  });
});

it('is known by the names of its reasons', () => {
  expect([...notFinancedReasons, 'already-packaged', 'unknown'].filter(isNotFinanced)).toEqual(notFinancedReasons);
});
