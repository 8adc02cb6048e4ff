import { beforeEach, describe, expect, it } from 'vitest';
import { money, moneyToText, sumMoney, zeroMoney } from '../../../src/domain/money/money.ts';
import type { FinancingRecord, PaymentRecord } from '../../../server/core/records/trade.ts';
import type { StatementLineState } from '../../../src/domain/trade/financing/statement-line.ts';
import type { FinancingQuery } from '../../../server/core/tables/trade.ts';
import * as records from './records/financing.ts';
import { instrument } from './records/trade.ts';
import type { StoreSuite } from './store-suite.ts';

const idsOf = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);
const all = { offset: 0, limit: 100 };

export function financingStoreContract(suite: StoreSuite): void {
  describe('of funders’ programmes and limits', () => fundingContract(suite));
  describe('of financings', () => financingsContract(suite));
  describe('of payments', () => paymentsContract(suite));
  describe('of lines of statements', () => statementLinesContract(suite));
}

function fundingContract({ doing, keeps }: StoreSuite): void {
  beforeEach(async () => doing(async ({ fundingProgrammes }) => fundingProgrammes.save(records.programme)));

  keeps(
    'programmes',
    (each) => each.fundingProgrammes,
    (each) => each.id,
    [{ ...records.programme, id: 'FP-9' }, records.bareProgramme],
    { annualRate: 0, feeMost: undefined },
  );
  keeps(
    'limits of programmes',
    (each) => each.fundingLimits,
    (each) => each.id,
    [records.fundingLimit, records.bareFundingLimit],
    { total: money('0.00') },
  );

  it('lists programmes of a kind and limits for an issuer by their ids', async () => {
    await doing(async ({ fundingProgrammes, fundingLimits }) => {
      await fundingProgrammes.save({ ...records.bareProgramme, id: 'FP-0' });
      await fundingLimits.saveAll([
        { ...records.fundingLimit, id: 'FP-1 C-9' },
        { ...records.fundingLimit, id: 'FP-0 C-9', programmeId: 'FP-0' },
        records.bareFundingLimit,
      ]);
      expect(idsOf(await fundingProgrammes.ofKind('credit'))).toEqual(['FP-0', 'FP-1']);
      expect(idsOf(await fundingLimits.ofIssuer('C-9'))).toEqual(['FP-0 C-9', 'FP-1 C-9']);
      expect(await fundingLimits.ofIssuer('C-0')).toEqual([]);
    });
  });

  it('sums up the used amount of a limit', async () => {
    await doing(async ({ fundingLimits, fundingUses }) => {
      await fundingLimits.saveAll([records.fundingLimit, records.bareFundingLimit]);
      await fundingUses.saveAll([
        records.fundingUse,
        { ...records.fundingUse, id: 'TA-2', amount: money('0.01') },
        { ...records.fundingUse, id: 'TA-3', limitId: 'FP-1 C-8' },
      ]);
      expect(moneyToText(await fundingUses.sum('FP-1 C-9'))).toBe('1200000.01');
      expect(moneyToText(await fundingUses.sum('nothing'))).toBe('0.00');
      await fundingUses.remove('TA-1');
      expect(moneyToText(await fundingUses.sum('FP-1 C-9'))).toBe('0.01');
    });
  });
}

function financingsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'financings',
    (each) => each.financings,
    (each) => each.id,
    [records.financing, records.bareFinancing],
    { state: 'SETTLED', outstanding: money('0.00'), contract: undefined, disbursed: undefined },
  );

  const save = async (...changes: readonly Partial<FinancingRecord>[]): Promise<void> =>
    doing(async ({ financings }) =>
      financings.saveAll(
        changes.map((change, index) => ({
          ...records.financing,
          id: `FN-${index}`,
          number: `RZ-${index}`,
          applicationId: `TA-${index}`,
          ...change,
        })),
      ),
    );
  const query: FinancingQuery = { companyId: 'C-1', as: 'supplier', states: undefined, keyword: '' };
  const paged = async (more: Partial<FinancingQuery> = {}, slice = all) =>
    idsOf(await doing(async ({ financings }) => financings.page({ ...query, ...more }, slice)));

  it('lists those of a supplier, an issuer or a funder, the newest first, with their sums', async () => {
    await save(
      { createdAt: 1_000 },
      { createdAt: 3_000, amount: money('700000.00'), outstanding: money('0.01') },
      { createdAt: 3_000 },
      { companyId: 'C-2', issuerId: 'C-1' },
      { companyId: 'C-2', funderId: 'C-1' },
    );
    expect(await paged()).toEqual(['FN-2', 'FN-1', 'FN-0']);
    expect(await paged({}, { offset: 1, limit: 1 })).toEqual(['FN-1']);
    expect(await paged({ as: 'issuer' })).toEqual(['FN-3']);
    expect(await paged({ as: 'funder' })).toEqual(['FN-4']);
    const { count, amount, outstanding } = await doing(async ({ financings }) => financings.sum(query));
    expect({ count, amount: moneyToText(amount) }).toEqual({ count: 3, amount: '3100000.00' });
    const listed = await doing(async ({ financings }) => financings.page(query, all));
    expect(outstanding).toEqual(sumMoney(listed.map((each) => each.outstanding)));
    expect(outstanding).not.toEqual(amount);
  });

  it('lists the newest of all companies, as many as asked for', async () => {
    await save(
      { createdAt: 1_000 },
      { createdAt: 3_000, companyId: 'C-2' },
      { createdAt: 3_000 },
      { createdAt: 2_000 },
    );
    const newest = async (limit: number) => idsOf(await doing(async ({ financings }) => financings.newest(limit)));
    expect(await newest(3)).toEqual(['FN-2', 'FN-1', 'FN-3']);
    expect(await newest(100)).toEqual(['FN-2', 'FN-1', 'FN-3', 'FN-0']);
    expect(await newest(0)).toEqual([]);
  });

  it('lists those in states, and with a part of a number or a name', async () => {
    await save({ state: 'OVERDUE' }, { state: 'SETTLED', funderName: 'Heze 50%' }, { state: 'REJECTED' });
    expect(await paged({ states: ['OVERDUE', 'SETTLED'] })).toEqual(['FN-1', 'FN-0']);
    expect(await paged({ states: [] })).toEqual([]);
    expect(await paged({ keyword: 'rz-2' })).toEqual(['FN-2']);
    expect(await paged({ keyword: 'heze 50%' })).toEqual(['FN-1']);
    expect(await paged({ keyword: '%' })).toEqual(['FN-1']);
    expect(await paged({ keyword: 'FN-1' })).toEqual([]);
  });

  it('lists those with a party, and those that are due between two days', async () => {
    await save(
      { issuerId: 'C-8', funderId: 'C-5', dueOn: '2027-03-30' },
      { issuerId: 'C-9', funderId: 'C-5', dueOn: '2027-03-31' },
      { issuerId: 'C-9', funderId: 'C-6', dueOn: '2027-04-01' },
      { companyId: 'C-2', issuerId: 'C-9', funderId: 'C-7', dueOn: '2027-04-01' },
    );
    expect(await paged({ counterpartyId: 'C-9' })).toEqual(['FN-2', 'FN-1']);
    expect(await paged({ counterpartyId: 'C-9', funderId: 'C-5' })).toEqual(['FN-1']);
    expect(await paged({ companyId: 'C-9', as: 'issuer', counterpartyId: 'C-2' })).toEqual(['FN-3']);
    expect(await paged({ dueFrom: '2027-03-31' })).toEqual(['FN-2', 'FN-1']);
    expect(await paged({ dueFrom: '2027-03-31', dueTo: '2027-03-31' })).toEqual(['FN-1']);
    const parties = async (companyId: string, as: FinancingQuery['as']) =>
      doing(async ({ financings }) => financings.partiesOf({ companyId, as }));
    expect(await parties('C-1', 'supplier')).toEqual({ counterpartyIds: ['C-8', 'C-9'], funderIds: ['C-5', 'C-6'] });
    expect(await parties('C-9', 'issuer')).toEqual({
      counterpartyIds: ['C-1', 'C-2'],
      funderIds: ['C-5', 'C-6', 'C-7'],
    });
    expect(await parties('C-4', 'funder')).toEqual({ counterpartyIds: [], funderIds: [] });
  });

  it('finds by its supplier only issues to that supplier, or due until a day', async () => {
    const line = { holdingId: 'H-1', number: 'RX-1', amount: '1.00' };
    await doing(async ({ instruments }) =>
      instruments.saveAll([
        { ...instrument, id: 'I-1', number: 'RX-1', payeeId: 'C-1' },
        { ...instrument, id: 'I-2', number: 'RX-2', payeeId: 'C-3' },
      ]),
    );
    const own = { ...line, instrumentId: 'I-1' };
    const other = { ...line, instrumentId: 'I-2' };
    await save(
      { issuerId: 'C-9', companyName: 'Yanzhou', dueOn: '2027-04-01', lines: [own] },
      { issuerId: 'C-9', companyName: 'Yanzhou', dueOn: '2027-04-01', lines: [own, other] },
      { issuerId: 'C-9', companyName: 'Yanzhou', dueOn: '2027-03-31', lines: [other] },
      { companyId: 'C-2', issuerId: 'C-9', companyName: 'Chengye', dueOn: '2027-04-01', lines: [other] },
    );
    const asked = { companyId: 'C-9', as: 'issuer', namedUntil: '2027-03-31' } as const;
    expect(await paged(asked)).toEqual(['FN-3', 'FN-2', 'FN-1', 'FN-0']);
    expect(await paged({ ...asked, keyword: 'yanzhou' })).toEqual(['FN-2', 'FN-0']);
    expect(await paged({ ...asked, keyword: 'rx-1' })).toEqual(['FN-3', 'FN-2', 'FN-1', 'FN-0']);
    expect(await paged({ ...asked, counterpartyId: 'C-1' })).toEqual(['FN-2', 'FN-0']);
    expect(await paged({ ...asked, counterpartyId: 'C-2' })).toEqual([]);
    const parties = async (namedUntil: string | undefined) =>
      doing(async ({ financings }) => financings.partiesOf({ ...asked, namedUntil }));
    expect((await parties('2027-03-31')).counterpartyIds).toEqual(['C-1']);
    expect((await parties(undefined)).counterpartyIds).toEqual(['C-1', 'C-2']);
  });

  it('finds those of an amount', async () => {
    const open = { outstanding: money('0.01') };
    await save({ amount: money('0.30'), ...open }, { amount: money('0.31'), ...open });
    expect(await paged({ amount: money('0.30') })).toEqual(['FN-0']);
  });

  it('finds those of an instrument by a part of its number, and by nothing around it', async () => {
    const line = { holdingId: 'H-1', instrumentId: 'I-1', amount: '1.00' };
    await save(
      {
        lines: [
          { ...line, number: 'RX-100' },
          { ...line, number: 'RX-200' },
        ],
      },
      { lines: [] },
    );
    expect(await paged({ keyword: 'rx-2' })).toEqual(['FN-0']);
    for (const keyword of ['"', ',', '[']) expect(await paged({ keyword })).toEqual([]);
  });

  it('finds one by its application, and those of an instrument', async () => {
    const line = { holdingId: 'H-1', number: 'RX-1', amount: '1.00' };
    await save(
      { lines: [{ ...line, instrumentId: 'I-1' }] },
      {
        lines: [
          { ...line, instrumentId: 'I-2' },
          { ...line, instrumentId: 'I-1' },
        ],
      },
    );
    await doing(async ({ financings }) => {
      expect((await financings.byApplication('TA-1'))?.id).toBe('FN-1');
      expect(await financings.byApplication('TA-9')).toBeUndefined();
      expect((await financings.ofApplications(['TA-9', 'TA-1'])).map(({ id }) => id)).toEqual(['FN-1']);
      expect(await financings.ofApplications([])).toEqual([]);
      expect(idsOf(await financings.ofInstrument('I-1'))).toEqual(['FN-0', 'FN-1']);
      expect(idsOf(await financings.ofInstrument('I-2'))).toEqual(['FN-1']);
      expect(await financings.ofInstrument('RX-1')).toEqual([]);
    });
  });

  it('names those that the clock has to look at', async () => {
    await save(
      { state: 'MATERIALS', endsOn: '2026-12-01' },
      { state: 'NEED_INFO', endsOn: '2026-12-02' },
      { state: 'DISBURSED', endsOn: '', dueOn: '2027-03-31' },
      { state: 'DISBURSED', endsOn: '', dueOn: '2027-04-01' },
      { state: 'OVERDUE', endsOn: '', dueOn: '2027-03-01' },
    );
    await doing(async ({ financings }) => {
      expect(await financings.ended('2026-12-02')).toEqual(['FN-0']);
      expect(await financings.ended('2026-12-03')).toEqual(['FN-0', 'FN-1']);
      expect(await financings.dueUntil('2027-03-31')).toEqual(['FN-2']);
      expect(await financings.idsIn(['MATERIALS', 'OVERDUE'])).toEqual(['FN-0', 'FN-4']);
      expect(await financings.idsIn([])).toEqual([]);
    });
  });

  it('lists by due date the debts of an issuer besides its instruments of a kind', async () => {
    const nothing = { interestDue: zeroMoney, penaltyDue: zeroMoney, penaltyFrom: '', graceUntil: '' };
    const paidOut = { ...nothing, issuerId: 'C-1', state: 'DISBURSED', dueOn: '2027-03-31' } as const;
    const due = { ...paidOut, interestDue: money('7.00') };
    await save(
      due,
      { ...paidOut, dueOn: '2027-02-28', penaltyDue: money('0.01'), state: 'OVERDUE' },
      { ...paidOut, penaltyFrom: '2027-03-31', graceUntil: '2027-04-02' },
      paidOut,
      { ...due, issuerId: 'C-2' },
      { ...due, kind: 'other' as never },
      { ...due, dueOn: '2027-04-01' },
      { ...due, state: 'SETTLED' },
    );
    await doing(async ({ financings }) => {
      const owing = await financings.owingBeside('C-1', 'credit', '2027-03-31');
      expect(owing.map((each) => [each.dueOn, each.interestDue, each.penaltyDue, each.penaltyFrom])).toEqual([
        ['2027-02-28', zeroMoney, money('0.01'), ''],
        ['2027-03-31', money('7.00'), zeroMoney, ''],
        ['2027-03-31', zeroMoney, zeroMoney, '2027-03-31'],
      ]);
      expect(owing[2]).toMatchObject({ graceUntil: '2027-04-02', offer: records.bareFinancing.offer });
    });
  });

  it('finds one by its number', async () => {
    await save({ number: 'RZ-1' }, { number: 'RZ-2' });
    await doing(async ({ financings }) => {
      expect((await financings.byNumber('RZ-2'))?.id).toBe('FN-1');
      expect(await financings.byNumber('rz-2')).toBeUndefined();
      expect(await financings.byNumber('')).toBeUndefined();
    });
  });

  it('knows the accounts to which one is still to be paid', async () => {
    await save({ accountId: 'BA-1', state: 'SETTLED' }, { accountId: 'BA-2', state: 'DISBURSING' });
    await doing(async ({ financings }) => {
      expect(await financings.isAnyPaidTo('BA-1')).toBe(false);
      expect(await financings.isAnyPaidTo('BA-2')).toBe(true);
      expect(await financings.isAnyPaidTo('BA-3')).toBe(false);
    });
  });

  it('keeps one financing of each application', async () => {
    await save({});
    await expect(save({}, { applicationId: 'TA-0' })).rejects.toThrow();
  });
}

function paymentsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'payments',
    (each) => each.payments,
    (each) => each.id,
    [records.payment, records.barePayment],
    { state: 'RETURNED', reason: '退回' },
  );

  const save = async (...changes: readonly Partial<PaymentRecord>[]): Promise<void> =>
    doing(async ({ payments }) =>
      payments.saveAll(
        changes.map((change, index) => ({ ...records.barePayment, id: `PM-${index}`, instrumentId: '', ...change })),
      ),
    );

  it('finds those about a financing and about an instrument, the earliest first', async () => {
    await save({ financingId: 'FN-1', at: 2 }, { financingId: 'FN-1', at: 1 }, { instrumentId: 'I-1' });
    await doing(async ({ payments }) => {
      expect(idsOf(await payments.ofFinancing('FN-1'))).toEqual(['PM-1', 'PM-0']);
      expect(idsOf(await payments.ofInstrument('I-1'))).toEqual(['PM-2']);
      expect(await payments.ofFinancing('')).toEqual([]);
      expect(idsOf(await payments.ofFinancings(['FN-1', 'FN-2', '']))).toEqual(['PM-1', 'PM-0']);
      expect(await payments.ofFinancings([''])).toEqual([]);
      expect(await payments.ofFinancings([])).toEqual([]);
      expect(await payments.ofInstrument('')).toEqual([]);
    });
  });
}

function statementLinesContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'lines of bank statements',
    (each) => each.statementLines,
    (each) => each.reference,
    [records.statementLine, records.bareStatementLine],
    { state: 'explained', bar: 'nothing-due', explainedBy: '苏立行', words: '误汇 "已退"' },
  );

  it('lists those of a state, the newest first, and those that some bars keep from matching', async () => {
    await doing(async ({ statementLines }) =>
      statementLines.saveAll([
        { ...records.statementLine, reference: 'ST-1', at: 1 },
        { ...records.statementLine, reference: 'ST-2', at: 2, bar: 'in-transit' },
        { ...records.statementLine, reference: 'ST-3', at: 2, bar: 'unknown-number' },
        { ...records.statementLine, reference: 'ST-4', at: 3, state: 'explained' },
        { ...records.bareStatementLine, reference: 'ST-5' },
      ]),
    );
    await doing(async ({ statementLines }) => {
      const listed = async (state: StatementLineState, limit: number) =>
        (await statementLines.inState(state, limit)).map(({ reference }) => reference);
      expect(await listed('unmatched', 9)).toEqual(['ST-3', 'ST-2', 'ST-1']);
      expect(await listed('unmatched', 1)).toEqual(['ST-3']);
      expect(await listed('explained', 9)).toEqual(['ST-4']);
      expect(await statementLines.barredBy(['in-transit', 'part-early'])).toEqual(['ST-1', 'ST-2']);
      expect(await statementLines.barredBy([])).toEqual([]);
    });
  });

  it('finds those that name some numbers and are not matched', async () => {
    await doing(async ({ statementLines }) =>
      statementLines.saveAll([
        { ...records.statementLine, reference: 'ST-2', number: 'RX-1', enteredNumber: 'RX-9' },
        { ...records.statementLine, reference: 'ST-1', number: 'RZ-1' },
        { ...records.statementLine, reference: 'ST-3', number: 'RX-2', enteredNumber: 'RX-1' },
        { ...records.statementLine, reference: 'ST-4', number: 'RX-1', state: 'explained' },
        { ...records.bareStatementLine, reference: 'ST-5', number: 'RX-1' },
      ]),
    );
    await doing(async ({ statementLines }) => {
      const found = async (...numbers: readonly string[]) =>
        (await statementLines.unmatchedFor(numbers)).map(({ reference }) => reference);
      expect(await found('RX-1', 'RZ-1')).toEqual(['ST-1', 'ST-2']);
      expect(await found()).toEqual([]);
    });
  });
}
