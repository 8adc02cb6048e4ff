import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../src/domain/calendar/plain-date.ts';
import { money, zeroMoney } from '../../../../src/domain/money/money.ts';
import { unrestrictedMember } from '../../../../src/domain/parties/business-restriction.ts';
import {
  financeChecks,
  financedSum,
  maxFinancedHoldings,
  togetherBar,
  type FinancedHolding,
  type FinanceFacts,
  type FinanceLine,
} from '../../../../src/domain/trade/financing/finance-rules.ts';
import { refusalsOf } from '../../../../src/domain/trade/shared/rule-check.ts';
import { closesOn } from '../../../../src/domain/trade/shared/transfer-rules.ts';
import { mayHolidays, member, today } from '../rule-facts.ts';

const dueOn = '2027-03-31';
const holding = (holdingId: string, more: Partial<FinancedHolding> = {}): FinancedHolding => ({
  holdingId,
  number: `RX-${holdingId}`,
  issuerId: 'C-I',
  issuerName: '启衡重工',
  dueOn,
  available: money('100.00'),
  frozen: zeroMoney,
  packagedFor: '',
  isPackagedForChosen: false,
  ...more,
});
const offer = { funderName: '长屿银行', bar: undefined, limitLeft: money('60.00'), keptUntil: '' };
const factsWith = (more: Partial<FinanceFacts> = {}, ...held: readonly FinancedHolding[]): FinanceFacts => ({
  today,
  calendar: mayHolidays,
  holder: member('C-H'),
  holdings: new Map((held.length === 0 ? [holding('H-1')] : held).map((each) => [each.holdingId, each])),
  offer,
  programmeCount: 1,
  account: 'verified',
  missingApprovers: [],
  ...more,
});
const line = (holdingId: string, amount = '100.00'): FinanceLine => ({ holdingId, amount: money(amount) });
/** Each refusal as its rule and its reason. */
const refusals = (lines: readonly FinanceLine[], facts: FinanceFacts): readonly string[] =>
  refusalsOf(financeChecks(lines, facts)).map(({ code, because }) => `${code} ${because}`);
const many = (count: number): readonly FinancedHolding[] =>
  Array.from({ length: count }, (_each, at) => holding(`H-${at}`));

describe('an application for financing', () => {
  it('is allowed for the whole of a holding, and passes every rule', () => {
    const checks = financeChecks([line('H-1')], factsWith());
    expect(checks.map(({ code, outcome }) => `${code} ${outcome}`)).toEqual([
      'PART passed',
      'TOGETHER passed',
      'NEAR_DUE passed',
      'OFFER passed',
      'ACCOUNT passed',
      'COMPANY_OPENED passed',
      'COMPANY_AGREEMENT passed',
      'COMPANY_STANDING passed',
      'COMPANY_BARRED passed',
      'APPROVERS passed',
    ]);
  });

  it.each<readonly [string, readonly FinanceLine[], FinanceFacts, readonly string[]]>([
    ['of nothing', [], factsWith(), ['PART none']],
    ['of a holding that is gone', [line('H-2')], factsWith(), ['PART gone']],
    ['without an amount', [{ holdingId: 'H-1', amount: undefined }], factsWith(), ['PART no-amount']],
    ['of nothing of a holding', [line('H-1', '0.00')], factsWith(), ['PART zero']],
    ['of less than nothing', [{ holdingId: 'H-1', amount: { fen: -1n } }], factsWith(), ['PART zero']],
    ['of a fen more than is available', [line('H-1', '100.01')], factsWith(), ['PART exceeded']],
    [
      'of more than a freeze leaves',
      [line('H-1', '100.01')],
      factsWith({}, holding('H-1', { frozen: { fen: 1n } })),
      ['PART frozen'],
    ],
    ['of one holding twice', [line('H-1', '1.00'), line('H-1', '1.00')], factsWith(), ['PART twice']],
    ['of as many holdings as may be', many(20).map(({ holdingId }) => line(holdingId)), factsWith({}, ...many(20)), []],
    [
      'of one holding too many',
      many(21).map(({ holdingId }) => line(holdingId)),
      factsWith({}, ...many(21)),
      ['PART too-many'],
    ],
    [
      'of holdings of two issuers',
      [line('H-1'), line('H-2')],
      factsWith({}, holding('H-1'), holding('H-2', { issuerId: 'C-J' })),
      ['TOGETHER issuer'],
    ],
    [
      'of holdings of two due dates',
      [line('H-1'), line('H-2')],
      factsWith({}, holding('H-1'), holding('H-2', { dueOn: '2027-04-01' })),
      ['TOGETHER due'],
    ],
    [
      'of what has evidence for another funder',
      [line('H-1')],
      factsWith({}, holding('H-1', { packagedFor: '赫泽保理' })),
      ['PACKAGED other-funder'],
    ],
    [
      'of what has evidence for the chosen funder',
      [line('H-1')],
      factsWith({}, holding('H-1', { packagedFor: '长屿银行', isPackagedForChosen: true })),
      [],
    ],
    ['where nobody finances the issuer', [line('H-1')], factsWith({ programmeCount: 0 }), ['OFFER nobody']],
    ['without an offer', [line('H-1')], factsWith({ offer: undefined }), ['OFFER none']],
    ['on the last day of its offer', [line('H-1')], factsWith({ offer: { ...offer, keptUntil: today } }), []],
    [
      'after the last day of its offer',
      [line('H-1')],
      factsWith({ offer: { ...offer, keptUntil: addDays(today, -1) } }),
      ['OFFER over'],
    ],
    ['by an offer that is barred', [line('H-1')], factsWith({ offer: { ...offer, bar: 'limit' } }), ['OFFER limit']],
    ['to no account', [line('H-1')], factsWith({ account: 'none' }), ['ACCOUNT none']],
    ['to another account', [line('H-1')], factsWith({ account: 'unknown' }), ['ACCOUNT unknown']],
    ['which nobody can approve', [line('H-1')], factsWith({ missingApprovers: ['director'] }), ['APPROVERS nobody']],
    [
      'by a company that is barred from financing',
      [line('H-1')],
      factsWith({ holder: member('C-H', { terms: { ...unrestrictedMember, barredFrom: ['finance'] } }) }),
      ['COMPANY_BARRED finance'],
    ],
    [
      'by a company that is barred from something else',
      [line('H-1')],
      factsWith({ holder: member('C-H', { terms: { ...unrestrictedMember, barredFrom: ['transfer'] } }) }),
      [],
    ],
    [
      'by a deregistered company',
      [line('H-1')],
      factsWith({ holder: member('C-H', { isDeregistered: true }) }),
      ['COMPANY_STANDING deregistered'],
    ],
  ])('%s', (_what, lines, facts, refused) => {
    expect(refusals(lines, facts)).toEqual(refused);
  });

  it('is refused from the day on which its instruments close', () => {
    const closed = closesOn(dueOn, mayHolidays);
    expect(refusals([line('H-1')], factsWith({ today: closed }))).toEqual(['NEAR_DUE closed']);
    expect(refusals([line('H-1')], factsWith({ today: addDays(closed, -1) }))).toEqual([]);
  });

  it('names the holding that is there twice, and the funder that has evidence of one', () => {
    const facts = factsWith({}, holding('H-1', { packagedFor: '赫泽保理' }));
    const checks = refusalsOf(financeChecks([line('H-1', '1.00'), line('H-1', '1.00')], facts));
    expect(checks.map(({ code, values }) => [code, values])).toEqual([
      ['PART', { number: 'RX-H-1' }],
      ['PACKAGED', { number: 'RX-H-1', funder: '赫泽保理' }],
      ['PACKAGED', { number: 'RX-H-1', funder: '赫泽保理' }],
    ]);
  });
});

it('the sum of a financing leaves out holdings without an amount', () => {
  expect(financedSum([line('H-1', '1.00'), { holdingId: 'H-2', amount: undefined }, line('H-3', '2.50')])).toEqual(
    money('3.50'),
  );
  expect(maxFinancedHoldings).toBe(20);
});

it('no holding, and one, can be financed together with nothing', () => {
  expect([togetherBar([]), togetherBar([holding('H-1')])]).toEqual([undefined, undefined]);
});
