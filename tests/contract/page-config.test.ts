import { describe, expect, it } from 'vitest';
import { pageConfigFromWire } from '../../src/contract/platform/page-config-from-wire.ts';
import type { PageConfigWire } from '../../src/contract/documented/platform/platform.ts';

const termsOf = (wire: PageConfigWire) => {
  const { digitalGeneralInvoice, reasonSeparators, maxApplicants } = pageConfigFromWire(wire);
  return { digitalGeneralInvoice, reasonSeparators, maxApplicants };
};
const usual = { digitalGeneralInvoice: true, reasonSeparators: { line: '@@', clause: '##' }, maxApplicants: 20 };

describe('terms that the documents leave to each platform', () => {
  it('have default values without a configuration', () => {
    expect(termsOf({})).toEqual(usual);
  });

  it('is as configured', () => {
    expect(
      termsOf({ digitalGeneralInvoice: false, reasonLineCode: '||', reasonClauseCode: ';;', mostApplicants: 3 }),
    ).toEqual({
      digitalGeneralInvoice: false,
      reasonSeparators: { line: '||', clause: ';;' },
      maxApplicants: 3,
    });
  });

  it.each([0, -1, 1.5, 1e300])('is as usual instead of %d applicants and of empty codes', (mostApplicants) => {
    expect(termsOf({ mostApplicants, reasonLineCode: '', reasonClauseCode: '' })).toEqual(usual);
  });
});
