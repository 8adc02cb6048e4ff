import { describe, expect, it } from 'vitest';
import { bytesOfAddress, sheetFile, workbookRows, type SheetRows } from '../../features/support/sheets.ts';
import { maskIdNumber } from '../../src/domain/identity/masked.ts';
import { money } from '../../src/domain/money/money.ts';
import { emptyTradeForm } from '../../src/domain/trade/shared/trade-application.ts';
import { tradeSheetPlace } from '../../src/domain/uploads/company-places.ts';
import type { Desks } from '../builders/desks.ts';
import { cardOf, payrollHeadings, payrollRow, residentIdOf, workerName } from '../builders/payrolls.ts';
import { kindOf } from './fault-kind.ts';
import { signedInOver, type OpenDesks } from './signed-in.ts';

async function arrive({ vault }: Pick<Desks, 'vault'>, rows: SheetRows, uploadId: string): Promise<string> {
  const outcome = await vault.upload({
    file: sheetFile('工资.xlsx', rows),
    materialId: tradeSheetPlace,
    uploadId,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  if (!outcome.arrived) throw new Error(outcome.because);
  return outcome.fileId;
}

/** Contract of the payroll desk, for every transport. */
export function payrollDeskContract(name: string, open: OpenDesks): void {
  const as = signedInOver(open);

  describe(name, () => {
    it('keeps the people of a sheet, shows them masked, and shows the whole numbers of one of them', async () =>
      as('luoqiubai', async (desks) => {
        const { address } = await desks.payrolls.template('credit');
        const rows = [...workbookRows(bytesOfAddress(address)), payrollRow(1), payrollRow(2, '7000.50')];
        const outcome = await desks.payrolls.keep('credit', await arrive(desks, rows, 'u-1'));
        if (!outcome.read) throw new Error(outcome.trouble.because);
        expect(outcome).toMatchObject({ rows: 2, total: money('13500.50'), problems: [], faultyRows: undefined });
        const saved = await desks.trade.save({
          act: 'payroll-issue',
          kind: 'credit',
          form: { ...emptyTradeForm, project: '滨江站', period: '2026-11', payrollId: outcome.payrollId ?? '' },
          submits: false,
        });
        if (!saved.done) throw new Error(saved.because);
        const which = { applicationId: saved.application.id };
        const payroll = await desks.payrolls.payroll(which);
        expect(payroll).toMatchObject({ project: '滨江站', period: '2026-11', mayReveal: true });
        expect(payroll.people).toEqual(outcome.people);
        expect(payroll.people[1]).toMatchObject({ name: workerName(2), amount: money('7000.50') });
        expect(payroll.people[1]?.card).not.toBe(cardOf(2));
        expect(await desks.payrolls.numbers(which, 2)).toEqual({ residentId: residentIdOf(2), card: cardOf(2) });
      }));

    it('reports errors by row, column and reason, with a workbook', async () =>
      as('luoqiubai', async (desks) => {
        const rows = [payrollHeadings, payrollRow(1), ['工二', residentIdOf(1), '1', '1e3']];
        const outcome = await desks.payrolls.keep('credit', await arrive(desks, rows, 'u-1'));
        if (!outcome.read) throw new Error(outcome.trouble.because);
        expect(outcome.payrollId).toBeUndefined();
        expect(outcome.problems).toEqual([
          {
            row: 3,
            name: '工二',
            value: maskIdNumber(residentIdOf(1)),
            column: 'residentId',
            because: 'person-twice',
            sameAs: 2,
          },
          { row: 3, name: '工二', value: '1', column: 'card', because: 'card-form', sameAs: undefined },
          { row: 3, name: '工二', value: '1e3', column: 'amount', because: 'not-an-amount', sameAs: undefined },
        ]);
        expect(workbookRows(bytesOfAddress(outcome.faultyRows?.address ?? ''))).toHaveLength(2);
      }));

    it('says why a sheet cannot be used', async () =>
      as('luoqiubai', async (desks) => {
        const read = async (rows: SheetRows, id: string) =>
          desks.payrolls.keep('credit', await arrive(desks, rows, id));
        expect(await read([['a'], ['b']], 'u-1')).toEqual({ read: false, trouble: { because: 'no-headings' } });
        expect(await read([payrollHeadings], 'u-2')).toEqual({ read: false, trouble: { because: 'no-rows' } });
        expect(await read([payrollHeadings.slice(0, 3), payrollRow(1).slice(0, 3)], 'u-3')).toEqual({
          read: false,
          trouble: { because: 'headings-missing', missing: ['amount'] },
        });
        expect(await desks.payrolls.keep('credit', 'constructor')).toEqual({
          read: false,
          trouble: { because: 'file-missing' },
        });
      }));

    it('knows no payroll of others', async () =>
      as('tangyishan', async (desks) => {
        expect(await kindOf(desks.payrolls.payroll({ applicationId: 'constructor' }))).toBe('not-found');
        expect(await kindOf(desks.payrolls.numbers({ instrumentId: 'constructor' }, 1))).toBe('not-found');
        expect(await kindOf(desks.payrolls.template('credit'))).toBe('forbidden');
      }));
  });
}
