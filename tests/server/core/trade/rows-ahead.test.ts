import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractAmount, contractsAhead } from '../../../../server/core/evidence/shared/own-papers.ts';
import type { Transaction } from '../../../../server/core/store.ts';
import { readRowsAhead } from '../../../../server/core/trade/imports/rows-ahead.ts';
import { backingInvoiceId } from '../../../../server/core/trade/kept-form.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { money, zeroMoney, type Money } from '../../../../src/domain/money/money.ts';
import { contractKey } from '../../../../src/domain/text/contract-key.ts';
import { emptyTradeForm, type TypedTradeForm } from '../../../../src/domain/trade/shared/trade-application.ts';
import { aPackage, contractItem, material } from '../../../contracts/store/records/evidence.ts';
import { holding, instrument, invoiceUse } from '../../../contracts/store/records/trade.ts';

const issuer = 'C-9';
/** Several spellings of one number, two numbers that are equal in documents, and a text that is no number. */
const contracts = [
  'QH-2026A0917',
  'QH2026 A0917',
  'ＱＨ２０２６Ａ０９１７',
  '启采〔2026〕18号',
  '乙采(2026)18号',
  '启采 2026-18 号',
  'QH2026A0918',
  '——',
  '',
];
const paper = (code: string, number: string, total = '100.00') => ({ code, number, issuedOn: '2026-11-01', total });
const invoices = [
  paper('', '26330000000000000001'),
  paper('3100 204130', '12345678'),
  paper('3100204130', '12345679'),
  paper('', '26330000000000000002'),
  // It has no total, so it is no invoice.
  paper('', '26330000000000000003', ''),
];

/** Issues under three of the contracts, papers of two, and uses of three of the invoices. */
async function filledStore(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.transaction(async (transaction) => {
    await transaction.packages.save({ ...aPackage, pkCorp: issuer });
    await transaction.materials.save({ ...material, docDatumId: aPackage.docDatumId });
    for (const [at, contractNumber] of ['QH2026A0917', '启采〔2026〕18号', '乙采〔2026〕18号'].entries()) {
      const id = `I-${at}`;
      const number = `RX3302-2026-000000${at}`;
      await transaction.instruments.save({ ...instrument, id, number, issuerId: issuer, contractNumber });
      await transaction.holdings.save({
        ...holding,
        id: `H-${at}`,
        instrumentId: id,
        amount: money(`${at + 1}.00`),
        reserved: zeroMoney,
        frozen: zeroMoney,
      });
    }
    for (const contract of [
      { number: 'QH2026A0917', amount: money('500.00') },
      { number: '202618', asWritten: '启采〔2026〕18号', amount: money('600.00') },
    ])
      await transaction.items.save({
        ...contractItem,
        docFileId: `DF-${contract.number}`,
        docDatumId: aPackage.docDatumId,
        content: { kind: 'contract', contract },
      });
    for (const [applicationId, at] of [
      ['TA-1', 0],
      ['TA-2', 0],
      ['TA-3', 1],
      ['TA-4', 3],
    ] as const) {
      const invoiceId = backingInvoiceId(invoices[at] ?? paper('', ''));
      await transaction.invoiceUses.save({
        ...invoiceUse,
        id: `${invoiceId} ${applicationId}`,
        invoiceId,
        applicationId,
      });
    }
  });
  return store;
}

const issueOf = (contractNumber: string, places: readonly number[]): TypedTradeForm => ({
  ...emptyTradeForm,
  contractNumber,
  invoices: places.flatMap((at) => invoices[at] ?? []),
});

/** The queries of an issue's rules. */
async function readFor(transaction: Transaction, { contractNumber, invoices: own }: TypedTradeForm) {
  const key = contractKey(contractNumber);
  const counted = own.filter(({ total }) => total !== '').map(backingInvoiceId);
  const uses = await transaction.invoiceUses.ofInvoices(counted);
  return {
    issued: (await transaction.instruments.issuedUnder(issuer, [key])).get(key) ?? zeroMoney,
    amount: await contractAmount(transaction, issuer, contractNumber),
    uses: uses.map(({ id }) => id).toSorted(),
  };
}

describe('the combined reading of the rows of a sheet', () => {
  it('is what each row alone would have read, however its contract is spelt', async () => {
    const store = await filledStore();
    const places = fc.uniqueArray(fc.nat({ max: invoices.length - 1 }), { maxLength: 3 });
    const rows = fc.array(fc.tuple(fc.constantFrom(...contracts), places), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(rows, async (drawn) => {
        const forms = drawn.map(([number, own]) => issueOf(number, own));
        await store.transaction(async (transaction) => {
          const ahead = await readRowsAhead(transaction, issuer, forms);
          for (const form of forms) expect(await readFor(ahead, form)).toEqual(await readFor(transaction, form));
        });
      }),
    );
  });

  it.each([
    ['QH-2026A0917', money('1.00'), money('500.00')],
    ['ＱＨ２０２６Ａ０９１７', money('1.00'), money('500.00')],
    ['启采(2026)18号', money('2.00'), money('600.00')],
    ['乙采 2026 18号', money('3.00'), undefined],
    ['QH2026A0918', zeroMoney, undefined],
    ['——', zeroMoney, undefined],
  ])('tells of the contract %s what was issued under it, and its amount on paper', async (number, issued, amount) => {
    const store = await filledStore();
    const read = await store.transaction(async (transaction) => {
      const form = issueOf(number, []);
      return readFor(await readRowsAhead(transaction, issuer, [form]), form);
    });
    expect(read).toMatchObject({ issued, amount });
  });

  it('is asked of each table once, for all rows', async () => {
    const store = await filledStore();
    const asked: string[] = [];
    const counted = <Table extends object>(name: string, table: Table): Table =>
      new Proxy(table, {
        get: (target, method): unknown => {
          const own: unknown = Reflect.get(target, method);
          if (typeof own !== 'function') return own;
          return async (...given: unknown[]): Promise<unknown> => {
            asked.push(`${name}.${String(method)}`);
            const texts = given.flat();
            expect(new Set(texts).size).toBe(texts.length);
            return Reflect.apply(own, target, given) as unknown;
          };
        },
      });
    await store.transaction(async (transaction) => {
      const { issueLimits, limitUses, reviewThresholds, instruments, items, invoiceUses } = transaction;
      const ahead = await readRowsAhead(
        {
          ...transaction,
          issueLimits: counted('issueLimits', issueLimits),
          limitUses: counted('limitUses', limitUses),
          reviewThresholds: counted('reviewThresholds', reviewThresholds),
          instruments: counted('instruments', instruments),
          items: counted('items', items),
          invoiceUses: counted('invoiceUses', invoiceUses),
        },
        issuer,
        contracts.map((number) => issueOf(number, [0, 1])),
      );
      for (const number of contracts) {
        await readFor(ahead, issueOf(number, [0, 1]));
        await ahead.issueLimits.find('C-9 credit');
        await ahead.limitUses.sums('C-9 credit');
        await ahead.reviewThresholds.ofCompany(issuer, 'credit');
      }
      expect(asked.toSorted()).toEqual([
        'instruments.issuedUnder',
        'invoiceUses.ofInvoices',
        'issueLimits.find',
        'items.contractsByNumber',
        'limitUses.sums',
        'reviewThresholds.ofCompany',
      ]);
    });
  });

  it('leaves every other question to the tables', async () => {
    const store = await filledStore();
    await store.transaction(async (transaction) => {
      const ahead = await readRowsAhead(transaction, issuer, [issueOf('QH2026A0917', [0])]);
      expect((await ahead.instruments.find('I-1'))?.contractNumber).toBe('启采〔2026〕18号');
      expect((await ahead.invoiceUses.ofApplication('TA-3')).map(({ invoiceId }) => invoiceId)).toEqual([
        '3100204130 12345678',
      ]);
    });
  });

  it('asks a table that keeps something to itself', async () => {
    class Walled {
      readonly #kept = 'RX3302-2026-0000001';
      async issuedUnder(): Promise<ReadonlyMap<string, Money>> {
        return new Map();
      }
      async byNumber(): Promise<string> {
        return this.#kept;
      }
    }
    const instruments = new Walled() as unknown as Transaction['instruments'];
    await (
      await filledStore()
    ).transaction(async (transaction) => {
      const ahead = await readRowsAhead({ ...transaction, instruments }, issuer, []);
      expect(await ahead.instruments.byNumber('')).toBe('RX3302-2026-0000001');
    });
  });

  it('keeps what is asked of one limit from what is asked of another', async () => {
    const store = await filledStore();
    await store.transaction(async (transaction) => {
      const ahead = await readRowsAhead(transaction, issuer, []);
      const use = { limitId: 'C-9 credit', amount: money('9.00'), freed: zeroMoney, state: 'used', at: 0 } as const;
      await transaction.limitUses.save({ id: 'TA-1', ...use });
      expect((await ahead.limitUses.sums('C-8 credit')).used).toEqual(zeroMoney);
      expect((await ahead.limitUses.sums('C-9 credit')).used).toEqual(money('9.00'));
    });
  });
});

it('no papers are looked for where no contract has a letter or digit by which documents keep it', async () => {
  const asked: (readonly string[])[] = [];
  const items = {
    contractsByNumber: async (_companyId: string, numbers: readonly string[]) => {
      asked.push(numbers);
      return [];
    },
  } as Partial<Transaction['items']> as Transaction['items'];
  await contractsAhead({ items }, issuer, ['——', '', '启采第号']);
  await contractsAhead({ items }, issuer, ['启采〔2026〕18号', '2026-18', '——']);
  expect(asked).toEqual([['202618']]);
});
