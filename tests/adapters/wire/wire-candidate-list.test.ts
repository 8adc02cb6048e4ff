import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { WireCandidateList } from '../../../src/adapters/wire/evidence/wire-candidate-list.ts';
import { WireClient } from '../../../src/adapters/wire/wire-client.ts';
import type {
  CandidateCalls,
  CandidatesAsked,
} from '../../../src/contract/documented/evidence/candidates/candidate-calls.ts';
import {
  candidateLists,
  candidateSources,
} from '../../../src/contract/documented/evidence/candidates/candidate-sources.ts';
import type { Call } from '../../../src/contract/call.ts';
import type { Transport } from '../../../src/contract/transport.ts';
import {
  everyCandidate,
  type Candidate,
  type CandidateFilter,
} from '../../../src/domain/evidence/selection/candidate.ts';
import { bookSides } from '../../../src/domain/catalogue/books.ts';
import { openBooks, policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { Shelf } from '../../../src/domain/evidence/shared/shelf.ts';
import { candidate } from '../../builders/candidates.ts';

const shelves: readonly Shelf[] = openBooks().flatMap((book) =>
  bookSides.filter((side) => candidateSources[book][side] !== undefined).map((side) => ({ book, side })),
);
const lists: readonly CandidateCalls<Call>[] = Object.values(candidateLists);

const transportTo = (answer: (call: Call, request: unknown) => Promise<unknown>): Transport => ({
  exchange: async (call, request) => ({
    status: 200,
    body: JSON.parse(JSON.stringify({ code: '0', data: await answer(call, request) })) as unknown,
    traceId: undefined,
  }),
  sendFile: async () => ({ status: 500, body: undefined, traceId: undefined }),
  pictureAddress: async () => '',
  offers: () => false,
});

/** The request to a back end that stores these candidates, and the resulting page. */
async function page(shelf: Shelf, rows: readonly Candidate[], filter: CandidateFilter = everyCandidate) {
  const asked: CandidatesAsked[] = [];
  const transport = transportTo(async (call, request) => {
    const list = lists.find((each) => each.call === call);
    return list?.serve(v.parse(call.request, request), async (wanted) => {
      asked.push(wanted);
      return { total: rows.length, rows };
    });
  });
  return { page: await new WireCandidateList(new WireClient(transport)).page(shelf, filter, 2, 50), asked };
}

/** The result for these records of a back end. */
const read = async (records: readonly object[]) =>
  new WireCandidateList(new WireClient(transportTo(async () => ({ total: records.length, records })))).page(
    { book: 'credit', side: 'finance' },
    everyCandidate,
    1,
    50,
  );

describe.each(shelves)('candidates of $book, side $side, on the wire', (shelf) => {
  const isBill = policyOf(shelf.book).business === 'bill';
  const full = candidate({
    accountNumber: '3305',
    packagedIn: 'DD1',
    invoiceTag: 'INVOICE_ABSENT_REPLENISH',
    ...(isBill ? { productType: 'BACK', billSubRange: '1-500' } : {}),
  });
  const bare = candidate({ funderId: undefined, funderName: undefined });

  it('are converted there and back', async () => {
    expect((await page(shelf, [full, bare])).page).toEqual({ total: 2, rows: [full, bare] });
  });

  it('are requested by book and filter, page by page', async () => {
    const filter = { counterparty: '启', businessTypes: ['TM01', 'TM02'], productType: 'AGENT' };
    expect((await page(shelf, [], filter)).asked).toMatchObject([{ book: shelf.book, page: 2, pageSize: 50, filter }]);
    expect((await page(shelf, [])).asked).toMatchObject([{ book: shelf.book, filter: everyCandidate }]);
  });
});

it.each(['extoc', 'labourer', 'pond', 'guarantee', 'bab'] as const)('candidates of %s do not exist', async (book) => {
  expect((await page({ book, side: 'finance' }, [candidate()])).page).toEqual({ total: 0, rows: [] });
});

it('credits are asked for in the state in which they may be chosen', async () => {
  expect((await page({ book: 'credit', side: 'finance' }, [])).asked).toMatchObject([{ states: ['HOLDING'] }]);
  expect((await page({ book: 'receivable', side: 'issue' }, [])).asked).toMatchObject([{ states: ['WAIT_SIGN_UP'] }]);
});

it.each([
  [undefined, undefined, undefined],
  ['URGENT', 'INVOICE', undefined],
  ['INVOICE_ABSENT', undefined, 'INVOICE_ABSENT'],
  [undefined, 'NO_INVOICE', 'INVOICE_ABSENT'],
  ['INVOICE_ABSENT_REPLENISH', 'NO_INVOICE', 'INVOICE_ABSENT_REPLENISH'],
  ['INVOICE_ABSENT,INVOICE_ABSENT_REPLENISH', undefined, 'INVOICE_ABSENT_REPLENISH'],
  ['NO_INVOICE_ABSENT', undefined, undefined],
])(
  'with the labels %s and the kind %s may do without an invoice: %s',
  async (viewLabels, pushBlankType, invoiceTag) => {
    const record = {
      fkCredit: 'K1',
      creditNo: 'RX-1',
      supplierName: '砚舟',
      creditSourceName: '启衡',
      creditBusiType: 'TM01',
      amount: '1.00',
      dueDate: '2027-03-18',
    };
    expect((await read([{ ...record, viewLabels, pushBlankType }])).rows[0]?.invoiceTag).toBe(invoiceTag);
  },
);
