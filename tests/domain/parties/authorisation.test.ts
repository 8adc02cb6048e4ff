import { describe, expect, it } from 'vitest';
import {
  authorisationState,
  productsInForce,
  type AuthorisationTerms,
} from '../../../src/domain/parties/authorisation.ts';

const terms: AuthorisationTerms = {
  products: ['CREDIT', 'EST'],
  from: '2026-03-01',
  until: '2026-09-30',
  withdrawnOn: '',
};

describe('an authorisation within a group', () => {
  it.each([
    ['2026-02-28', '', 'not-yet'],
    ['2026-03-01', '', 'valid'],
    ['2026-09-30', '', 'valid'],
    ['2026-10-01', '', 'expired'],
    ['2026-06-01', '2026-06-01', 'withdrawn'],
    ['2026-06-01', '2026-06-02', 'valid'],
    ['2026-10-01', '2026-06-01', 'withdrawn'],
    ['2026-02-28', '2026-02-01', 'withdrawn'],
  ] as const)('on %s, withdrawn on "%s", is %s', (today, withdrawnOn, state) => {
    expect(authorisationState({ ...terms, withdrawnOn }, today)).toBe(state);
  });

  it('grants each product once, and none outside its dates', () => {
    const later: AuthorisationTerms = { ...terms, products: ['SCCP', 'CREDIT'], from: '2026-05-01' };
    expect(productsInForce([terms, later], '2026-05-01')).toEqual(['CREDIT', 'EST', 'SCCP']);
    expect(productsInForce([terms, later], '2026-04-30')).toEqual(['CREDIT', 'EST']);
    expect(productsInForce([{ ...terms, withdrawnOn: '2026-04-01' }, later], '2026-05-01')).toEqual(['SCCP', 'CREDIT']);
    expect(productsInForce([terms, later], '2026-10-01')).toEqual([]);
  });
});
