import { describe, expect, it } from 'vitest';
import {
  ledgerCounterparty,
  ledgerDirection,
  holdingOfMovement,
  placesOf,
  postingEntries,
  type PostingEntry,
} from '../../../src/domain/trade/shared/posting.ts';

const posting = (entry: PostingEntry, from: string, to: string, held: { from?: string; to?: string } = {}) => ({
  entry,
  outCompanyId: held.from ?? '',
  inCompanyId: held.to ?? '',
  fromCompanyId: from,
  toCompanyId: to,
});
const issue = posting('issue', 'C-CORE', 'C-A');
const accepted = posting('issue-accepted', 'C-CORE', 'C-A', { to: 'C-A' });
const returned = posting('issue-returned', 'C-A', 'C-CORE');
const passed = posting('transfer', 'C-A', 'C-B', { from: 'C-A' });
const back = posting('transfer-returned', 'C-B', 'C-A', { to: 'C-A' });
const cancelled = posting('cancellation', 'C-A', 'C-CORE', { from: 'C-A' });

describe('a posting in a ledger', () => {
  it.each([
    { what: 'an issue', of: issue, core: 'in', first: undefined },
    { what: 'its acceptance', of: accepted, core: undefined, first: 'in' },
    { what: 'an issue that came back', of: returned, core: 'out', first: undefined },
    { what: 'a transfer', of: passed, core: undefined, first: 'out' },
    { what: 'a transfer that came back', of: back, core: undefined, first: 'in' },
    { what: 'a cancellation', of: cancelled, core: 'out', first: 'out' },
  ])('$what moves what the issuer owes $core, and what the first holder has $first', ({ of, core, first }) => {
    expect(ledgerDirection(of, { companyId: 'C-CORE', side: 'issuer' })).toBe(core);
    expect(ledgerDirection(of, { companyId: 'C-A', side: 'holder' })).toBe(first);
    for (const companyId of ['', 'C-OTHER'])
      for (const side of ['issuer', 'holder'] as const)
        expect(ledgerDirection(of, { companyId, side })).toBeUndefined();
  });

  it.each([
    { of: issue, owner: { companyId: 'C-CORE', side: 'issuer' }, other: 'C-A' },
    { of: returned, owner: { companyId: 'C-CORE', side: 'issuer' }, other: 'C-A' },
    { of: cancelled, owner: { companyId: 'C-CORE', side: 'issuer' }, other: 'C-A' },
    { of: accepted, owner: { companyId: 'C-A', side: 'holder' }, other: 'C-CORE' },
    { of: passed, owner: { companyId: 'C-A', side: 'holder' }, other: 'C-B' },
    { of: back, owner: { companyId: 'C-A', side: 'holder' }, other: 'C-B' },
    { of: cancelled, owner: { companyId: 'C-A', side: 'holder' }, other: 'C-CORE' },
  ] as const)('names $other as the other company of $of.entry for $owner.companyId', ({ of, owner, other }) => {
    expect(ledgerCounterparty(of, owner)).toBe(other);
  });
});

it.each([
  { of: accepted, companyId: 'C-A', side: 'holder', holding: 'H-TO' },
  { of: passed, companyId: 'C-A', side: 'holder', holding: 'H-FROM' },
  { of: cancelled, companyId: 'C-A', side: 'holder', holding: 'H-FROM' },
  { of: passed, companyId: 'C-OTHER', side: 'holder', holding: undefined },
  { of: issue, companyId: 'C-CORE', side: 'issuer', holding: undefined },
] as const)('$of.entry changes the balance of a $side through $holding', ({ of, companyId, side, holding }) => {
  expect(holdingOfMovement({ ...of, fromId: 'H-FROM', toId: 'H-TO' }, { companyId, side })).toBe(holding);
});

it('a correction leads back what it reverses, and no other correction', () => {
  const reversible = postingEntries.filter((entry) => placesOf('correction', entry) !== undefined);
  for (const entry of reversible) {
    const places = placesOf(entry);
    expect(placesOf('correction', entry)).toEqual({ from: places?.to, to: places?.from });
  }
  expect(reversible).not.toContain('issue');
  expect([placesOf('correction'), placesOf('correction', 'correction'), placesOf('correction', 'payment')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
