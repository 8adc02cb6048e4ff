import { describe, expect, it } from 'vitest';
import type { FinancingPlace } from '../../../../src/domain/evidence/standards/financing-offer.ts';
import {
  noStandardReasons,
  standardOffer,
  standardSourceFor,
  type NoStandardReason,
  type StandardFacts,
} from '../../../../src/domain/evidence/standards/standard-offer.ts';

const place: FinancingPlace = { packageType: 'CREDIT', funderId: 'F-1', productType: '' };
const open: StandardFacts = {
  switchedOn: true,
  limits: [],
  funders: undefined,
  rootProducts: undefined,
  provided: true,
  published: true,
};
const limit = (
  isOpen: boolean,
  more: Partial<StandardFacts['limits'][number]> = {},
): StandardFacts['limits'][number] => ({ packageType: 'CREDIT', funderId: 'F-1', open: isOpen, ...more });

describe('the list of documents', () => {
  it.each<[string, Partial<StandardFacts>, Partial<FinancingPlace>]>([
    ['where nothing bounds it', {}, {}],
    ['where a limit is open', { limits: [limit(true)] }, {}],
    ['where one of two limits is left', { limits: [limit(false), limit(true)] }, {}],
    ['for a funder of bank acceptances', { funders: ['F-2', 'F-1'] }, {}],
    ['for an open root product', { rootProducts: ['ABS_POOL'] }, { productType: 'ABS_POOL' }],
    ['where no root product is named', { rootProducts: [] }, {}],
    ['where neither limits nor funders were named', { funders: [] }, {}],
  ])('is offered %s', (_name, facts, where) => {
    expect(standardOffer({ ...place, ...where }, { ...open, ...facts })).toEqual({ offered: true });
  });

  const refused: readonly [NoStandardReason, Partial<StandardFacts>, Partial<FinancingPlace>][] = [
    ['switched-off', { switchedOn: false }, {}],
    ['funder-not-open', { funders: ['F-2'] }, {}],
    ['product-not-open', { rootProducts: ['ABS_POOL'] }, { productType: 'ABS_SINGLE' }],
    ['no-limit', { limits: [limit(true, { packageType: 'EST' })] }, {}],
    ['no-limit', { limits: [limit(true, { funderId: 'F-2' })] }, {}],
    ['limit-used-up', { limits: [limit(false)] }, {}],
    ['not-provided', { provided: false }, {}],
    ['not-published', { published: false }, {}],
  ];

  it.each(refused)('is not offered: %s', (because, facts, where) => {
    expect(standardOffer({ ...place, ...where }, { ...open, ...facts })).toEqual({ offered: false, because });
  });

  it('names the reason that bounds most where several hold', () => {
    const all = { ...open, ...Object.assign({}, ...refused.map(([, facts]) => facts)) };
    expect(standardOffer({ ...place, productType: 'ABS_SINGLE' }, all)).toEqual({
      offered: false,
      because: noStandardReasons[0],
    });
  });
});

describe('the source of a standard', () => {
  it.each([
    ['new_library', true, 'new'],
    ['new_library', false, 'old'],
    ['', true, 'old'],
    ['old_library', true, 'old'],
  ] as const)(
    'of a platform with “%s” and a way to the new one (%s) is the %s one',
    (libraryState, routedToNew, source) => {
      expect(standardSourceFor({ libraryState, routedToNew })).toBe(source);
    },
  );
});
