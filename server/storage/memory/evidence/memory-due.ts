import { compareMoney, sumMoney } from '../../../../src/domain/money/money.ts';
import type { CandidateRecord } from '../../../core/records/evidence.ts';
import type { DueQuery, DueSum, SearchedDue } from '../../../core/tables/evidence.ts';
import type { Transaction } from '../../../core/store.ts';

const partyOf = ({ payerName, supplierName }: CandidateRecord, { partyIs }: DueQuery): string =>
  partyIs === 'payer' ? payerName : supplierName;

const isBetween = <Value>(value: Value, { from, to }: { readonly from: Value; readonly to: Value }): boolean =>
  value >= from && value <= to;

/** Whether a receivable matches a searched word. */
function isMet(record: CandidateRecord, query: DueQuery, { text, names, amount, days, books }: SearchedDue): boolean {
  const party = partyOf(record, query).toLowerCase();
  const part = text.toLowerCase();
  return (
    record.number.toLowerCase().includes(part) ||
    party.includes(part) ||
    names.includes(party) ||
    (amount !== undefined && isBetween(record.amount.fen, { from: amount.from.fen, to: amount.to.fen })) ||
    days.some((span) => isBetween(record.dueDate, span)) ||
    books.includes(record.book)
  );
}

/** Whether a candidate matches a query. A void package does not bind its candidates. */
export function isDue(record: CandidateRecord, query: DueQuery, isVoid: (docDatumId: string) => boolean): boolean {
  const { from, to, party, keyword, free } = query;
  const isFree = (): boolean =>
    free?.get(record.book) === record.state &&
    record.funderId !== undefined &&
    (record.packagedIn === undefined || isVoid(record.packagedIn));
  return (
    record.pkCorp === query.pkCorp &&
    query.shelves.some(({ book, side }) => book === record.book && side === record.side) &&
    record.state !== query.withoutState &&
    (from === undefined || (record.dueDate !== '' && record.dueDate >= from)) &&
    (to === undefined || (record.dueDate !== '' && record.dueDate <= to)) &&
    (party === undefined || partyOf(record, query) === party) &&
    (keyword === undefined || record.number.toLowerCase().includes(keyword.toLowerCase())) &&
    (query.words ?? []).every((word) => isMet(record, query, word)) &&
    (free === undefined || isFree())
  );
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** A text that sorts after every date. */
const afterEveryDate = '9';

function sumOf(records: readonly CandidateRecord[]): DueSum {
  return { count: records.length, amount: sumMoney(records.map(({ amount }) => amount)) };
}

/** The queries about due dates, on the candidates that `found` returns. */
export function dueAmong(
  found: (query: DueQuery) => readonly CandidateRecord[],
): Pick<Transaction['candidates'], 'due' | 'dueSum' | 'dueByDay' | 'dueByParty'> {
  return {
    due: async (query, { offset, limit }) =>
      found(query)
        .toSorted(
          (a, b) =>
            order(a.dueDate || afterEveryDate, b.dueDate || afterEveryDate) ||
            order(a.number, b.number) ||
            order(a.id, b.id),
        )
        .slice(offset, offset + limit),
    dueSum: async (query) => sumOf(found(query)),
    dueByDay: async (query) =>
      [...Map.groupBy(found(query), ({ dueDate }) => dueDate)].map(([day, records]) => ({ day, ...sumOf(records) })),
    dueByParty: async (query, most) => {
      const parties = [...Map.groupBy(found(query), (record) => partyOf(record, query))].map(([party, records]) => ({
        party,
        ...sumOf(records),
      }));
      return {
        parties: parties.length,
        first: parties.toSorted((a, b) => compareMoney(b.amount, a.amount) || order(a.party, b.party)).slice(0, most),
      };
    },
  };
}
