import { describe, expect, it } from 'vitest';
import { money, moneyToText, zeroMoney } from '../../../src/domain/money/money.ts';
import { heldParts, partsOf, unreservedOf, type Holding } from '../../../src/domain/trade/shared/holding.ts';
import {
  acceptanceChecks,
  maxPayees,
  transferChecks,
  transferSum,
  type AcceptanceFacts,
  type TransferFacts,
  type TransferForm,
} from '../../../src/domain/trade/shared/transfer-rules.ts';
import { refusalsOf } from '../../../src/domain/trade/shared/rule-check.ts';
import {
  mayHolidays,
  member,
  notes,
  payee,
  refusals,
  today,
  transferFacts,
  transferForm,
  valuesOf,
} from './rule-facts.ts';

const judged = (form: Partial<TransferForm>, facts: Partial<TransferFacts>) =>
  transferChecks({ ...transferForm, ...form }, { ...transferFacts, ...facts });
const line = (payeeId: string, amount = '1.00') => ({ payeeId, amount: money(amount) });
const barred = (action: 'accept' | 'transfer' | 'finance') =>
  ({ violatingFrom: undefined, barredFrom: [action] }) as const;
const violating = { violatingFrom: today, barredFrom: [] } as const;
const withPayee = (more: Parameters<typeof payee>[1]) => ({ payees: new Map([['C-P', payee('C-P', more)]]) });

describe('a transfer', () => {
  it('passes every rule where all is well, of all that is there', () => {
    const checks = judged({}, {});
    expect(checks.map(({ outcome }) => outcome)).toEqual(checks.map(() => 'passed'));
    expect(new Set(checks.map(({ code }) => code))).toEqual(
      new Set([
        'PAYEE',
        'PAYEE_OPENED',
        'PAYEE_PEOPLE',
        'PAYEE_STANDING',
        'PAYEE_BARRED',
        'AMOUNT',
        'AVAILABLE',
        'PACKAGED',
        'TRANSFERABLE',
        'NEAR_DUE',
        'COMPANY_OPENED',
        'COMPANY_AGREEMENT',
        'COMPANY_STANDING',
        'COMPANY_BARRED',
        'APPROVERS',
      ]),
    );
  });

  it.each<readonly [string, Partial<TransferForm>, Partial<TransferFacts>]>([
    ['PAYEE none', { lines: [] }, {}],
    ['PAYEE none', { lines: [line('')] }, {}],
    ['PAYEE unknown', { lines: [line('C-nobody')] }, {}],
    ['PAYEE too-many', { lines: Array.from({ length: maxPayees + 1 }, (_, index) => line(`C-${index}`)) }, {}],
    ['PAYEE own', { lines: [line('C-H')] }, {}],
    ['PAYEE issuer', { lines: [line('C-I')] }, {}],
    ['PAYEE twice', { lines: [line('C-P'), line('C-Q'), line('C-P')] }, {}],
    ['PAYEE deregistered', { lines: [line('C-P')] }, withPayee({ isDeregistered: true })],
    ['PAYEE_OPENED not-opened', { lines: [line('C-P')] }, withPayee({ hasOpened: false })],
    ['PAYEE_PEOPLE nobody', { lines: [line('C-P')] }, withPayee({ hasAcceptor: false })],
    ['PAYEE_STANDING violating', { lines: [line('C-P')] }, withPayee({ terms: violating })],
    ['PAYEE_BARRED accept', { lines: [line('C-P')] }, withPayee({ terms: barred('accept') })],
    ['AMOUNT none', { lines: [{ payeeId: 'C-P', amount: undefined }] }, {}],
    ['AMOUNT zero', { lines: [{ payeeId: 'C-P', amount: zeroMoney }] }, {}],
    ['AVAILABLE exceeded', {}, { available: money('99.99') }],
    ['AVAILABLE frozen', {}, { available: money('99.99'), frozen: money('0.01') }],
    ['PACKAGED in-package', {}, { packageId: 'DD20261120-000001' }],
    ['TRANSFERABLE not-transferable', {}, { isTransferable: false }],
    ['NEAR_DUE closed', {}, { today: '2027-03-26' }],
    ['COMPANY_OPENED not-opened', {}, { holder: member('C-H', { hasOpened: false }) }],
    ['COMPANY_AGREEMENT to-sign', {}, { holder: member('C-H', { agreement: 'to-sign' }) }],
    ['COMPANY_STANDING violating', {}, { holder: member('C-H', { terms: violating }) }],
    ['COMPANY_BARRED transfer', {}, { holder: member('C-H', { terms: barred('transfer') }) }],
    ['APPROVERS nobody', {}, { missingApprovers: ['director'] }],
  ])('is refused by %s', (expected, form, facts) => {
    expect(refusals(judged(form, facts))).toEqual([expected]);
  });

  it('passes just before each rule objects', () => {
    expect(refusals(judged({}, { today: '2027-03-25' }))).toEqual([]);
    expect(refusals(judged({}, { holder: member('C-H', { terms: barred('accept') }) }))).toEqual([]);
    const many = Array.from({ length: maxPayees }, (_, index) => line(`C-${index}`));
    const payees = new Map(many.map(({ payeeId }) => [payeeId, payee(payeeId)]));
    expect(refusals(judged({ lines: many }, { payees }))).toEqual([]);
    const watched = judged(
      { lines: [line('C-P')] },
      { ...withPayee({ isWatched: true }), holder: member('C-H', { isWatched: true }) },
    );
    expect([refusals(watched), notes(watched)]).toEqual([[], ['PAYEE_STANDING watched', 'COMPANY_STANDING watched']]);
  });

  it('has a note about a payee without anybody to approve an acceptance', () => {
    const alone = judged({ lines: [line('C-P')] }, withPayee({ hasApprover: false }));
    expect([refusals(alone), notes(alone)]).toEqual([[], ['PAYEE_PEOPLE no-director']]);
  });

  it('has the values for the text of each rule, passed or refused', () => {
    const [closed, holder] = [{ closed: '2027-03-26', dueOn: '2027-03-31' }, { name: 'C-H' }];
    expect(valuesOf(judged({}, {}))).toMatchObject({
      PAYEE: { name: 'C-Q' },
      AMOUNT: { name: 'C-Q', amount: '40.00' },
      AVAILABLE: { sum: '100.00', available: '100.00' },
      NEAR_DUE: closed,
      COMPANY_BARRED: holder,
    });
    const barredHolder = member('C-H', { terms: barred('transfer') });
    const refused = {
      today: '2027-03-26',
      available: money('1.00'),
      holder: barredHolder,
      missingApprovers: ['a', 'b'],
    };
    expect(valuesOf(judged({}, refused))).toMatchObject({
      AVAILABLE: { sum: '100.00', available: '1.00', frozen: '0.00' },
      NEAR_DUE: closed,
      COMPANY_BARRED: holder,
      APPROVERS: { roles: 'a b' },
    });
    const refusalOf = (lines: TransferForm['lines']) => refusalsOf(judged({ lines }, {})).at(-1);
    expect(refusalOf(Array.from({ length: 21 }, () => line('C-P')))?.values).toEqual({ most: '20' });
    expect(refusalOf([line('C-I')])?.values).toEqual({ name: 'C-I' });
    expect(refusalOf([{ payeeId: 'C-P', amount: zeroMoney }])?.values).toEqual({ name: 'C-P' });
    expect(refusalOf([line('C-P'), line('C-P')])?.values).toEqual({ name: 'C-P' });
    // Twice the same id of an unknown company.
    expect(refusalOf([line('C-X'), line('C-X')])).toMatchObject({ because: 'twice', values: { name: '' } });
    expect(valuesOf(judged({ lines: [line('C-X')] }, {}))['AMOUNT']).toEqual({ name: '', amount: '1.00' });
  });

  it('names the payee whose line a rule refuses', () => {
    const checks = judged({ lines: [line('C-P'), { payeeId: 'C-Q', amount: undefined }] }, {});
    expect(checks.find(({ because }) => because === 'none')?.values).toEqual({ name: 'C-Q' });
    expect(transferSum([{ payeeId: 'C-P', amount: undefined }, line('C-Q', '0.30')])).toEqual(money('0.30'));
  });
});

describe('an acceptance', () => {
  const facts: AcceptanceFacts = {
    today,
    calendar: mayHolidays,
    holder: member('C-H'),
    dueOn: '2027-03-31',
    amount: money('1.00'),
    missingApprovers: [],
  };
  const judge = (more: Partial<AcceptanceFacts>) => refusals(acceptanceChecks({ ...facts, ...more }));

  it.each<readonly [string, Partial<AcceptanceFacts>]>([
    ['HOLDER gone', { amount: zeroMoney }],
    ['NEAR_DUE closed', { today: '2027-03-26' }],
    ['COMPANY_OPENED not-opened', { holder: member('C-H', { hasOpened: false }) }],
    ['COMPANY_AGREEMENT withdrawn', { holder: member('C-H', { agreement: 'withdrawn' }) }],
    ['COMPANY_STANDING violating', { holder: member('C-H', { terms: violating }) }],
    ['COMPANY_BARRED accept', { holder: member('C-H', { terms: barred('accept') }) }],
    ['APPROVERS nobody', { missingApprovers: ['director'] }],
  ])('is refused by %s', (expected, more) => {
    expect(judge(more)).toEqual([expected]);
  });

  it('has the values for the text of each rule, passed or refused', () => {
    const closed = { closed: '2027-03-26', dueOn: '2027-03-31' };
    const passed = acceptanceChecks(facts);
    expect(passed.map(({ outcome }) => outcome)).toEqual(passed.map(() => 'passed'));
    expect(valuesOf(passed)).toMatchObject({ HOLDER: { amount: '1.00' }, NEAR_DUE: closed, APPROVERS: {} });
    const refused = acceptanceChecks({ ...facts, today: '2027-03-26', missingApprovers: ['a', 'b'] });
    expect(valuesOf(refused)).toMatchObject({ NEAR_DUE: closed, APPROVERS: { roles: 'a b' } });
  });

  it('passes where all is well, up to the last open day', () => {
    expect(judge({})).toEqual([]);
    expect(judge({ today: '2027-03-25' })).toEqual([]);
    expect(judge({ holder: member('C-H', { terms: barred('transfer') }) })).toEqual([]);
  });
});

describe('the available amount of a holding', () => {
  const holding: Omit<Holding, 'id'> = {
    instrumentId: 'I',
    place: 'held',
    companyId: 'C-H',
    amount: money('10.00'),
    reserved: money('3.00'),
    frozen: money('2.00'),
    originId: undefined,
  };
  it.each<readonly [Partial<Holding>, string]>([
    [{}, '5.00'],
    [{ reserved: money('8.00') }, '0.00'],
    [{ reserved: money('9.00') }, '0.00'],
    [{ place: 'transit' }, '0.00'],
    [{ place: 'cancelled' }, '0.00'],
    [{ place: 'paid' }, '0.00'],
  ])('with %o is %s', (more, expected) => {
    expect(unreservedOf({ ...holding, ...more })).toEqual(money(expected));
  });

  it.each<readonly [Partial<Holding>, boolean, readonly string[]]>([
    [{}, false, ['5.00', '3.00', '0.00', '2.00']],
    [{}, true, ['0.00', '3.00', '5.00', '2.00']],
    [{ reserved: money('8.00') }, true, ['0.00', '8.00', '0.00', '2.00']],
    [{ place: 'transit' }, true, ['0.00', '0.00', '0.00', '0.00']],
  ])('has, with %o and in a package %j, the parts %j', (more, isPackaged, expected) => {
    const parts = partsOf({ ...holding, ...more }, isPackaged);
    expect(heldParts.map((part) => parts[part]).map(moneyToText)).toEqual(expected);
  });
});
