import { shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { bookToWire } from '../../../src/contract/documented/evidence/book-mapping.ts';
import { daysOf, maturitySpans } from '../../../src/domain/evidence/shared/maturity.ts';
import { maxParties } from '../../../src/domain/evidence/shared/receivable.ts';
import { moneyToText, sumMoney } from '../../../src/domain/money/money.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { CandidateRecord } from '../records/evidence.ts';
import type { DueSum } from '../tables/evidence.ts';
import { choosable, dueQuery, otherParty } from './due-queries.ts';
import { availableCandidates } from './available-candidates.ts';
import { permittedCaller } from './ownership.ts';

const toWireSum = ({ count, amount }: DueSum) => ({ count, totalAmount: moneyToText(amount) });

function isFree({ book, state, funderId: fkFinance, packagedIn, dueDate }: CandidateRecord, today: PlainDate): boolean {
  return choosable.get(book) === state && fkFinance !== undefined && packagedIn === undefined && dueDate >= today;
}

/**
 * Due dates of a company's receivables, or of a core enterprise's debts, in all books of its side (checklist 1.4).
 * Refuses with NOT_PERMITTED a caller without access to packages.
 */
export function receivablesDesk({ store, clock }: Parts): Desk<'maturities' | 'receivables'> {
  return {
    maturities: async (_request, context) => {
      const caller = permittedCaller(context, 'view');
      const today = shanghaiDate(clock.now());
      const query = dueQuery(caller, {}, today);
      return store.transaction(async ({ candidates }) => {
        const byDay = await candidates.dueByDay(query);
        const sumOf = (found: readonly DueSum[]) =>
          toWireSum({
            count: found.reduce((sum, { count }) => sum + count, 0),
            amount: sumMoney(found.map(({ amount }) => amount)),
          });
        const spans = maturitySpans.map((span) => {
          const { from, to } = daysOf(span, today);
          return {
            span,
            ...sumOf(
              byDay.filter(
                ({ day }) => day !== '' && (from === undefined || day >= from) && (to === undefined || day <= to),
              ),
            ),
          };
        });
        const { parties, first } = await candidates.dueByParty(query, maxParties);
        return {
          ...sumOf(byDay),
          spans,
          parties: first.map(({ party, ...sum }) => ({ partyName: party, ...toWireSum(sum) })),
          partyCount: parties,
          free: toWireSum(await candidates.dueSum(dueQuery(caller, { free: true }, today))),
        };
      });
    },

    receivables: async ({ page, pageSize, ...asked }, context) => {
      const caller = permittedCaller(context, 'view');
      const today = shanghaiDate(clock.now());
      const query = dueQuery(caller, asked, today);
      return store.transaction(async (transaction) => {
        const records = await availableCandidates(
          transaction,
          await transaction.candidates.due(query, { offset: (page - 1) * pageSize, limit: pageSize }),
        );
        return {
          ...toWireSum(await transaction.candidates.dueSum(query)),
          records: records.map((record) => ({
            candidateId: record.id,
            ...bookToWire(record.book),
            number: record.number,
            partyName: otherParty(query, record),
            amount: moneyToText(record.amount),
            dueDate: record.dueDate,
            state: record.state,
            docDatumId: record.packagedIn,
            isFree: isFree(record, today),
          })),
        };
      });
    },
  };
}
