import { beforeAll, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { CandidateRecord, PackageRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { invoiceOf } from '../../../../src/domain/evidence/materials/document-content.ts';
import { packageStates } from '../../../../src/domain/evidence/materials/package-state.ts';
import { openBooks, policyOf, type OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { type BookSide } from '../../../../src/domain/catalogue/books.ts';
import { bookSideOf } from '../../../../src/domain/evidence/shared/book-side.ts';
import { rolePermission } from '../../../../src/domain/evidence/shared/package-permissions.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

interface Linked {
  readonly record: PackageRecord;
  readonly businesses: readonly CandidateRecord[];
  readonly invoices: readonly string[];
}

let world: World;
let stranger: CallerFacts;
let packages: readonly Linked[];
let free: readonly CandidateRecord[];

beforeAll(async () => {
  world = await uploadingWorld(new MemoryObjectStore((key) => `https://files.localhost/${key}`));
  stranger = await world.asking('heqinghe');
  packages = await world.store.transaction(async (transaction) => {
    const found: Linked[] = [];
    for (const record of await transaction.packages.inStates(packageStates)) {
      const items = await transaction.items.ofPackage(record.docDatumId);
      found.push({
        record,
        businesses: await transaction.candidates.inPackage(record.docDatumId),
        invoices: items.flatMap(({ content }) => invoiceOf(content)?.number ?? []),
      });
    }
    return found.filter(({ record }) => record.pkCorp !== 'C-CHENGYE');
  });
  free = await world.store.transaction(async (transaction) => {
    const found: CandidateRecord[] = [];
    for (const { pkCorp, book, side } of new Map(
      packages.map(({ record }) => [`${record.pkCorp} ${record.book} ${record.side}`, record]),
    ).values()) {
      const page = await transaction.candidates.page({
        pkCorp,
        book,
        side,
        states: undefined,
        businessTypes: undefined,
        productType: undefined,
        counterparty: undefined,
        offset: 0,
        limit: 100,
      });
      found.push(...page.records);
    }
    return found;
  });
});

async function viewerOf(pkCorp: string, book: OpenBook, side: BookSide): Promise<CallerFacts> {
  const users = await world.store.transaction(async (transaction) => transaction.users.all());
  for (const { userName, roles, pkCorp: theirs } of users) {
    const role = roles.find((each) => bookSideOf(each, book) === side && rolePermission(each, 'view').allowed);
    if (theirs === pkCorp && role) return world.asking(userName, role);
  }
  throw new Error(`Nobody of ${pkCorp} looks at ${book}`);
}

const order = async (book: OpenBook, number: string, caller: CallerFacts) =>
  policyOf(book).orderLookup === 'order-number'
    ? asked(world, 'orderByNumber', { orderNum: number }, caller)
    : asked(world, 'orderOfCredit', { channelCreditCode: number }, caller);

describe.each(openBooks())('in the book %s', (book) => {
  it('shows the order behind each linked business only to its company', async () => {
    const linked = packages.filter(({ record }) => record.book === book);
    expect(linked.length).toBeGreaterThan(0);
    for (const { record, businesses } of linked) {
      const caller = await viewerOf(record.pkCorp, book, record.side);
      expect(businesses.length, record.docDatumId).toBeGreaterThan(0);
      for (const { number, creditSourceName } of businesses) {
        const { code, data } = await order(book, number, caller);
        expect([code, data], number).toEqual([
          '0',
          expect.objectContaining({
            coreName: creditSourceName,
            goodsName: expect.stringMatching(/./),
            orderAmount: expect.stringMatching(/^\d+\.\d\d$/),
          }),
        ]);
        expect((await order(book, number, stranger)).code, number).toBe('NOT_FOUND');
      }
    }
  });

  it('shows the order behind each candidate only to its company', async () => {
    const candidates = free.filter((each) => each.book === book);
    expect(candidates.length).toBeGreaterThan(0);
    for (const { number, pkCorp, side } of candidates) {
      const { code } = await order(book, number, await viewerOf(pkCorp, book, side));
      expect([number, code]).toEqual([number, '0']);
      expect((await order(book, number, stranger)).code, number).toBe('NOT_FOUND');
    }
  });

  it('shows the journey of each given invoice only to its company', async () => {
    const linked = packages.filter(({ record, invoices }) => record.book === book && invoices.length > 0);
    for (const { record, invoices } of linked) {
      const caller = await viewerOf(record.pkCorp, book, record.side);
      for (const number of invoices) {
        const { data } = await asked(world, 'invoiceJourneys', { invoiceNum: number }, caller);
        expect(data, `${record.docDatumId} ${number}`).toMatchObject({
          invoiceBillDetail: expect.arrayContaining([
            expect.objectContaining({ invoiceNum: number, taxIncludedAmountReal: expect.stringMatching(/\d/) }),
          ]),
        });
        expect((await asked(world, 'invoiceJourneys', { invoiceNum: number }, stranger)).data).toEqual({
          invoiceBillDetail: [],
        });
      }
    }
  });
});
