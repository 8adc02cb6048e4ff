import * as companyRecords from '../records/company.ts';
import * as evidenceRecords from '../records/evidence.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { it, expect } from 'vitest';
import type { EarlierQuery } from '../../../../server/core/tables/evidence.ts';
import type { StoreSuite } from '../store-suite.ts';

function materialsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'materials',
    (all) => all.materials,
    (each) => each.docMaterialId,
    [{ ...evidenceRecords.material, docMaterialId: 'DM-7' }],
    { reopened: false },
  );

  it('counts the required materials of packages, and those with documents', async () => {
    await doing(async (transaction) => {
      const { category } = evidenceRecords.material;
      await transaction.materials.save({ ...evidenceRecords.material, category: { ...category, required: true } });
      await transaction.materials.save({
        ...evidenceRecords.material,
        docMaterialId: 'DM-EMPTY',
        category: { ...category, required: true },
      });
      await transaction.materials.save({
        ...evidenceRecords.material,
        docMaterialId: 'DM-FREE',
        category: { ...category, required: false },
      });
      await transaction.items.save(evidenceRecords.invoiceItem);
      await transaction.items.save(evidenceRecords.draftItem);
    });
    const given = await doing(async (transaction) => transaction.materials.countFilled(['DD-1', 'DD-2', 'DD-NONE']));
    expect([...given]).toEqual([
      ['DD-1', { required: 2, there: 1 }],
      ['DD-2', { required: 0, there: 0 }],
      ['DD-NONE', { required: 0, there: 0 }],
    ]);
    expect(await doing(async (transaction) => transaction.materials.countFilled([]))).toEqual(new Map());
  });
}

function itemsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'items',
    (all) => all.items,
    (each) => each.docFileId,
    [evidenceRecords.invoiceItem, evidenceRecords.contractItem, evidenceRecords.draftItem],
    { content: { kind: 'other' }, pkFiles: ['a', 'b"{,'] },
  );

  it('finds a company’s invoices by number in all of its packages, and no other company’s', async () => {
    const numbered = (docFileId: string, docDatumId: string, number: string): typeof evidenceRecords.invoiceItem => ({
      ...evidenceRecords.invoiceItem,
      docFileId,
      docDatumId,
      content: {
        kind: 'invoice',
        invoice: {
          type: 'SPECIAL_VAT',
          code: '3399241130',
          number,
          checkCode: '',
          date: '',
          amountExcludingTax: undefined,
          tax: undefined,
          total: undefined,
        },
      },
    });
    await doing(async (transaction) => {
      for (const [pkCorp, uscc] of [
        ['C-OWN', '91330299MA5JMH9239'],
        ['C-OTHER', '91330299MA5JMH9230'],
      ] as const)
        await transaction.companies.save({ ...companyRecords.company, pkCorp, name: pkCorp, shortName: pkCorp, uscc });
      const parent = evidenceRecords.aPackage;
      for (const [docDatumId, pkCorp] of [
        ['DD-A', 'C-OWN'],
        ['DD-B', 'C-OWN'],
        ['DD-C', 'C-OTHER'],
      ] as const)
        await transaction.packages.save({ ...parent, docDatumId, pkCorp });
      for (const item of [
        numbered('DF-A', 'DD-A', '01280424'),
        numbered('DF-B', 'DD-B', '01280424'),
        numbered('DF-C', 'DD-C', '01280424'),
        numbered('DF-D', 'DD-B', '01280425'),
        numbered('DF-E', 'DD-B', ''),
      ])
        await transaction.items.save(item);
    });
    const found = async (...numbers: readonly string[]): Promise<readonly string[]> =>
      (await doing(async (transaction) => transaction.items.invoicesByNumber('C-OWN', numbers))).map(
        ({ docFileId }) => docFileId,
      );
    expect([
      await found('01280424'),
      await found('01280424', '01280425', '99999999'),
      await found(''),
      await found(),
    ]).toEqual([['DF-A', 'DF-B'], ['DF-A', 'DF-B', 'DF-D'], [], []]);
  });

  it('finds the materials and items of a package in order', async () => {
    await doing(async (transaction) => {
      for (const item of [evidenceRecords.invoiceItem, evidenceRecords.draftItem, evidenceRecords.contractItem])
        await transaction.items.save(item);
    });
    await doing(async (transaction) => {
      // By time, then by sequence.
      expect((await transaction.items.ofPackage('DD-1')).map((each) => each.docFileId)).toEqual([
        'DF-3',
        'DF-2',
        'DF-1',
      ]);
      expect(await transaction.materials.ofPackage('DD-1')).toEqual([evidenceRecords.material]);
      expect(await transaction.items.ofPackage('DD-2')).toEqual([]);
    });
  });
}

function earlierContract({ doing }: StoreSuite): void {
  it('pages a company’s earlier documents, each number once, the latest first', async () => {
    const invoice = (
      docFileId: string,
      docDatumId: string,
      number: string,
      createdAt: number,
      pkFiles: readonly string[] = ['PK-1'],
      code = '',
    ): typeof evidenceRecords.invoiceItem => ({
      ...evidenceRecords.invoiceItem,
      docFileId,
      docDatumId,
      createdAt,
      pkFiles,
      content: {
        kind: 'invoice',
        invoice: {
          type: 'SPECIAL_VAT',
          code,
          number,
          checkCode: '',
          date: number === '777' ? '2026-10-01' : '',
          amountExcludingTax: undefined,
          tax: undefined,
          total: number === '777' ? money('4321.09') : undefined,
        },
      },
    });
    const contract = (docFileId: string, docDatumId: string, number: string): typeof evidenceRecords.invoiceItem => ({
      ...evidenceRecords.contractItem,
      docFileId,
      docDatumId,
      pkFiles: ['PK-2'],
      content: { kind: 'contract', contract: { number, amount: undefined } },
    });
    const at = 1_700_000_000_000;
    await doing(async (transaction) => {
      const places = [
        ['DD-A', 'C-OWN', 'UN_AUDIT', 'finance'],
        ['DD-B', 'C-OWN', 'INVALID', 'finance'],
        ['DD-C', 'C-OTHER', 'UN_AUDIT', 'finance'],
        ['DD-D', 'C-OWN', 'PREPARE', 'issue'],
      ] as const;
      for (const [pkCorp, uscc] of [
        ['C-OWN', '91330299MA5JMH9239'],
        ['C-OTHER', '91330299MA5JMH9230'],
      ] as const)
        await transaction.companies.save({ ...companyRecords.company, pkCorp, name: pkCorp, shortName: pkCorp, uscc });
      for (const [docDatumId, pkCorp, state, side] of places)
        await transaction.packages.save({ ...evidenceRecords.aPackage, docDatumId, pkCorp, state, side });
      for (const item of [
        invoice('DF-1', 'DD-A', '0128AB', at + 6),
        invoice('DF-2', 'DD-B', '0128AB', at + 9),
        invoice('DF-3', 'DD-A', '0128AB', at + 2, ['PK-1'], '033'),
        invoice('DF-4', 'DD-B', '777', at + 5),
        invoice('DF-5', 'DD-A', '888', at + 6, []),
        invoice('DF-6', 'DD-A', '', at + 7),
        invoice('DF-7', 'DD-C', '999', at + 8),
        invoice('DF-8', 'DD-D', '555', at + 8),
        contract('DF-9', 'DD-A', 'HT1'),
      ])
        await transaction.items.save(item);
    });
    const found = async (more: Partial<EarlierQuery> = {}): Promise<string> => {
      const { total, records: each } = await doing(async (transaction) =>
        transaction.items.earlier({
          pkCorp: 'C-OWN',
          side: 'finance',
          docFileType: 'BUSI_INVOICE',
          states: undefined,
          keyword: '',
          offset: 0,
          limit: 10,
          ...more,
        }),
      );
      return `${total}: ${each.map(({ docFileId }) => docFileId).join()}`;
    };
    // Sorted by their packages, which are not void; another code is another invoice.
    expect(await found()).toBe('3: DF-1,DF-4,DF-3');
    expect([await found({ offset: 1, limit: 1 }), await found({ offset: 5 })]).toEqual(['3: DF-4', '3: ']);
    // DF-2 and DF-4 are in a void package; the number of DF-2 is also that of DF-1.
    expect([
      await found({ usedLast: true }),
      await found({ unused: true }),
      await found({ usedLast: true, offset: 1, limit: 1 }),
      await found({ unused: true, docFileType: 'BUSI_CONTRACT' }),
    ]).toEqual(['3: DF-4,DF-1,DF-3', '1: DF-4', '3: DF-1', '0: ']);
    const payer = evidenceRecords.aPackage.payerName;
    expect([
      await found({ payer: payer.slice(1, 4) }),
      await found({ payer: `${payer}%` }),
      await found({ amountFrom: money('4321.09'), amountTo: money('4321.09') }),
      await found({ amountFrom: money('4321.10') }),
      await found({ amountTo: money('4321.08') }),
      await found({ dateFrom: '2026-10-01', dateTo: '2026-10-01' }),
      await found({ dateFrom: '2026-10-02' }),
      await found({ dateTo: '2026-09-30' }),
    ]).toEqual(['3: DF-1,DF-4,DF-3', '0: ', '1: DF-4', '0: ', '0: ', '1: DF-4', '0: ', '0: ']);
    expect([
      await found({ keyword: '8ab' }),
      await found({ keyword: '%' }),
      await found({ side: 'issue' }),
      await found({ pkCorp: 'C-OTHER' }),
    ]).toEqual(['2: DF-1,DF-3', '0: ', '1: DF-8', '1: DF-7']);
    const word = (text: string, amount?: string) => ({
      text,
      amount: amount === undefined ? undefined : { from: money(amount), to: money(amount) },
    });
    expect([
      await found({ words: [word('28'), word('aB')] }),
      await found({ words: [word('28'), word('777')] }),
      await found({ words: [word('nowhere', '4321.09')] }),
      await found({ words: [word('7'), word('nowhere', '4321.09')] }),
      await found({ words: [word('nowhere', '4321.10')] }),
    ]).toEqual(['2: DF-1,DF-3', '0: ', '1: DF-4', '1: DF-4', '0: ']);
    expect([
      await found({ states: ['INVALID'] }),
      await found({ states: [] }),
      await found({ docFileType: 'BUSI_CONTRACT' }),
    ]).toEqual(['2: DF-2,DF-4', '0: ', '1: DF-9']);
    expect(
      (await doing(async (transaction) => transaction.items.contractsByNumber('C-OWN', ['HT1', '', 'HT2']))).map(
        ({ docFileId }) => docFileId,
      ),
    ).toEqual(['DF-9']);
  });
}

export function materialsStoreContract(suite: StoreSuite): void {
  materialsContract(suite);
  itemsContract(suite);
  earlierContract(suite);
}
