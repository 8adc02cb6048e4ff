import { describe, expect, it } from 'vitest';
import { sheetFile, bytesOfAddress, workbookRows, type SheetRows } from '../../features/support/sheets.ts';
import { money } from '../../src/domain/money/money.ts';
import { tradeSheetPlace } from '../../src/domain/uploads/company-places.ts';
import type { Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';
import { signedInOver, type OpenDesks } from './signed-in.ts';

const heads = ['收款方', '金额（元）', '到期日', '合同编号'];
const payee = '宁波砚舟精密铸造有限公司';
const row = (amount: string, dueOn = '2027-03-31'): readonly string[] => [payee, amount, dueOn, 'QH2026A0917'];

async function arrive({ vault }: Pick<Desks, 'vault'>, rows: SheetRows, uploadId: string): Promise<string> {
  const outcome = await vault.upload({
    file: sheetFile('签发.xlsx', rows),
    materialId: tradeSheetPlace,
    uploadId,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  if (!outcome.arrived) throw new Error(outcome.because);
  return outcome.fileId;
}

/** Contract of the desk that fills in forms from a sheet, for every transport. */
export function importDeskContract(name: string, open: OpenDesks): void {
  const as = signedInOver(open);

  describe(name, () => {
    it('gives a template whose example is left out', async () =>
      as('luoqiubai', async (desks) => {
        const file = await desks.imports.template('issue', 'credit');
        const rows = workbookRows(bytesOfAddress(file.address));
        const fileId = await arrive(desks, rows, 'u-1');
        expect(await desks.imports.read({ act: 'issue', kind: 'credit', fileId })).toEqual({
          read: false,
          trouble: { because: 'no-rows' },
        });
      }));

    it('reads rows with their errors, the limit, and a workbook of the faulty ones', async () =>
      as('luoqiubai', async (desks) => {
        const fileId = await arrive(desks, [heads, row('10'), row('1e3'), row('10', '2026-01-01'), row('10')], 'u-1');
        const outcome = await desks.imports.read({ act: 'issue', kind: 'credit', fileId });
        if (!outcome.read) throw new Error(outcome.trouble.because);
        expect(outcome.limit?.total).toEqual(money('200000000.00'));
        expect(outcome.rows.map(({ row: at, sameAs }) => [at, sameAs])).toEqual([
          [2, undefined],
          [3, undefined],
          [4, undefined],
          [5, 2],
        ]);
        const [good, amount, due] = outcome.rows;
        expect(good).toMatchObject({
          payee: { companyId: 'C-YANZHOU', name: payee, uscc: '91330299MA5JMH9238' },
          form: { payeeId: 'C-YANZHOU', amount: '10.00', dueOn: '2027-03-31' },
          problems: [],
        });
        expect(amount?.problems).toEqual([{ column: 'amount', because: 'not-an-amount' }]);
        expect(amount?.texts.amount).toBe('1e3');
        expect(due?.problems).toMatchObject([
          { column: 'dueOn', because: 'rule', check: { code: 'TERM', because: 'past' } },
        ]);
        expect(workbookRows(bytesOfAddress(outcome.faultyRows?.address ?? ''))).toHaveLength(3);
      }));

    it('says why a sheet cannot be used', async () =>
      as('luoqiubai', async (desks) => {
        const read = async (rows: SheetRows, id: string) =>
          desks.imports.read({ act: 'issue', kind: 'credit', fileId: await arrive(desks, rows, id) });
        expect(
          await read(
            [
              ['收款方', '金额'],
              ['甲', '1'],
            ],
            'u-1',
          ),
        ).toEqual({
          read: false,
          trouble: { because: 'headings-missing', missing: ['dueOn'] },
        });
        expect(await read([heads, ...Array.from({ length: 501 }, () => row('1'))], 'u-2')).toEqual({
          read: false,
          trouble: { because: 'too-many-rows', most: 500 },
        });
        expect(await desks.imports.read({ act: 'issue', kind: 'credit', fileId: 'PK-none' })).toEqual({
          read: false,
          trouble: { because: 'file-missing' },
        });
      }));

    it('keeps drafts once under one key, and submits each for itself', async () =>
      as('luoqiubai', async (desks) => {
        const fileId = await arrive(desks, [heads, row('10'), row('20')], 'u-1');
        const outcome = await desks.imports.read({ act: 'issue', kind: 'credit', fileId });
        if (!outcome.read) throw new Error(outcome.trouble.because);
        const forms = outcome.rows.map(({ form }) => ({ form, mayFollow: 0 }));
        const made = await desks.imports.keep('credit', forms, 'key-1');
        const { drafts } = made;
        expect(made.earlier).toEqual([]);
        expect(await desks.imports.keep('credit', forms, 'key-1')).toEqual(made);
        expect((await desks.trade.applications({ page: 1, pageSize: 20, states: ['DRAFT'] })).count).toBe(2);
        const [first, second] = drafts;
        if (!first || !second) throw new Error('There are two drafts');
        const sent = [first, { ...second, version: second.version + 1 }];
        const results = await desks.imports.submit(sent, 'key-2');
        expect(results).toMatchObject([
          { applicationId: first.applicationId, application: { state: 'WAITING' } },
          { applicationId: second.applicationId, refusal: { because: 'changed' } },
        ]);
        expect(await desks.imports.submit(sent, 'key-2')).toEqual(results);
      }));

    it('recognises rows that were imported before, and leaves them out unless they may follow', async () =>
      as('luoqiubai', async (desks) => {
        const read = async (uploadId: string) => {
          const fileId = await arrive(desks, [heads, row('10'), row('20')], uploadId);
          const outcome = await desks.imports.read({ act: 'issue', kind: 'credit', fileId });
          if (!outcome.read) throw new Error(outcome.trouble.because);
          return outcome.rows;
        };
        const [first] = await read('u-1');
        if (!first) throw new Error('There is a row');
        expect([first.before, first.timesBefore]).toEqual([undefined, 0]);
        const { drafts } = await desks.imports.keep('credit', [{ form: first.form, mayFollow: 0 }], 'key-1');
        const before = { applicationId: drafts[0]?.applicationId, number: drafts[0]?.number, isDraft: true };
        const again = await read('u-2');
        expect(again).toMatchObject([{ before, timesBefore: 1 }, { timesBefore: 0 }]);
        const asked = again.map(({ form }) => ({ form, mayFollow: 0 }));
        const made = await desks.imports.keep('credit', asked, 'key-2');
        expect([made.drafts.length, made.earlier]).toMatchObject([1, [{ place: 0, before, timesBefore: 1 }]]);
        const wanted = await desks.imports.keep('credit', [{ form: first.form, mayFollow: 1 }], 'key-3');
        expect([wanted.drafts.length, wanted.earlier]).toEqual([1, []]);
      }));

    it('reads payees of a transfer for any holder, and issues only for an issuer', async () =>
      as('zhousiyuan', async (desks) => {
        const fileId = await arrive(desks, [heads.slice(0, 2), [payee, '1']], 'u-1');
        expect(await kindOf(desks.imports.read({ act: 'issue', kind: 'credit', fileId }))).toBe('forbidden');
        expect(await desks.imports.read({ act: 'transfer', kind: 'credit', fileId, holdingId: 'H-none' })).toEqual({
          read: false,
          trouble: { because: 'not-read' },
        });
      }));
  });
}
