import { describe, expect, it } from 'vitest';
import { missingNeeds, defaultCollection } from '../../../src/domain/trade/shared/collection.ts';

const none = { 'debit-agreement': false, 'partner-account': false, 'collection-contract': false } as const;

describe('missing conditions of a bank for a debit', () => {
  it.each([
    ['ONLINE', none, ['debit-agreement', 'partner-account', 'collection-contract']],
    ['ONLINE', { ...none, 'partner-account': true }, ['debit-agreement', 'collection-contract']],
    ['ONLINE', { 'debit-agreement': false }, ['debit-agreement']],
    ['ONLINE', {}, []],
    ['OFFLINE', none, []],
  ] as const)('is named for %s with %o', (mode, needs, missing) => {
    expect(missingNeeds({ mode, needs })).toEqual(missing);
  });

  it('is nothing where nothing is known, and the bank debits', () => {
    expect([defaultCollection.mode, missingNeeds(defaultCollection)]).toEqual(['ONLINE', []]);
  });
});
