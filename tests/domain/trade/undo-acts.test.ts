import { describe, expect, it } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import { undoActs } from '../../../src/domain/trade/shared/undo-acts.ts';

const instrument = { payeeId: 'C-FIRST', amount: money('100.00') };
const holding = {
  place: 'held',
  companyId: 'C-FIRST',
  originId: 'H-0',
  amount: money('100.00'),
  senderId: 'C-ISSUER',
  issuerId: 'C-ISSUER',
} as const;
const transit = { ...holding, place: 'transit', originId: undefined } as const;
const passedOn = {
  ...transit,
  companyId: 'C-SECOND',
  senderId: 'C-FIRST',
  originId: 'H-1',
  amount: money('40.00'),
} as const;

describe('undoing an act on an amount', () => {
  it.each([
    { what: 'what was issued', undone: transit, asking: 'C-ISSUER', acts: ['issue-recall'] },
    { what: 'what was issued', undone: transit, asking: 'C-FIRST', acts: [] },
    { what: 'what was passed on', undone: passedOn, asking: 'C-FIRST', acts: ['transfer-recall'] },
    { what: 'what was passed on', undone: passedOn, asking: 'C-ISSUER', acts: [] },
    { what: 'what was passed on', undone: passedOn, asking: 'C-SECOND', acts: [] },
    {
      what: 'what was accepted or went back',
      undone: { ...transit, amount: money('0.00') },
      asking: 'C-ISSUER',
      acts: [],
    },
    { what: 'a whole credit of its first holder', undone: holding, asking: 'C-FIRST', acts: ['cancellation'] },
    { what: 'a whole credit of its first holder', undone: holding, asking: 'C-ISSUER', acts: ['cancellation'] },
    { what: 'a whole credit of its first holder', undone: holding, asking: 'C-OTHER', acts: [] },
    { what: 'a part', undone: { ...holding, amount: money('99.00') }, asking: 'C-FIRST', acts: [] },
    {
      what: 'a whole credit of another holder',
      undone: { ...holding, companyId: 'C-SECOND' },
      asking: 'C-SECOND',
      acts: [],
    },
    {
      what: 'a whole credit of another holder',
      undone: { ...holding, companyId: 'C-SECOND' },
      asking: 'C-ISSUER',
      acts: [],
    },
    { what: 'what was cancelled', undone: { ...holding, place: 'cancelled' }, asking: 'C-ISSUER', acts: [] },
    { what: 'what was paid', undone: { ...holding, place: 'paid' }, asking: 'C-FIRST', acts: [] },
  ] as const)('of $what is open to $asking by $acts', ({ undone, asking, acts }) => {
    expect(undoActs(undone, instrument, asking)).toEqual(acts);
  });
});
