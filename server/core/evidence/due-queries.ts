import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import { daysOf, type MaturitySpan } from '../../../src/domain/evidence/shared/maturity.ts';
import { receivableBooks, settledState } from '../../../src/domain/evidence/shared/receivable.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import type { Caller } from '../context.ts';
import type { CandidateRecord } from '../records/evidence.ts';
import type { DueQuery } from '../tables/evidence.ts';
import { shelvesOf } from './package-queries.ts';

interface DueConditions {
  readonly span?: MaturitySpan | undefined;
  readonly partyName?: string | undefined;
  readonly keyword?: string | undefined;
  readonly free?: boolean | undefined;
}

/** The state in which a business of each book may be chosen. */
export const choosable = new Map(receivableBooks().map((book) => [book, policyOf(book).choosableState]));

/** The receivables of the caller's company, those of the side of their role, that were not settled. */
export function dueQuery(
  caller: Pick<Caller, 'user' | 'role' | 'isConfined'>,
  { span, partyName, keyword, free = false }: DueConditions,
  today: PlainDate,
): DueQuery {
  const days = span === undefined ? { from: undefined, to: undefined } : daysOf(span, today);
  return {
    pkCorp: caller.user.pkCorp,
    shelves: shelvesOf(caller).filter(({ book }) => choosable.has(book)),
    withoutState: settledState,
    ...days,
    // Overdue receivables cannot be financed.
    ...(free && (days.from === undefined || days.from < today) ? { from: today } : {}),
    partyIs: actsForCore(caller.role) ? 'supplier' : 'payer',
    party: partyName || undefined,
    keyword: keyword?.trim() || undefined,
    free: free ? choosable : undefined,
  };
}

/** Name of the other party, on the side that the query asks for. */
export function otherParty(
  { partyIs }: Pick<DueQuery, 'partyIs'>,
  record: Pick<CandidateRecord, 'payerName' | 'supplierName'>,
): string {
  return partyIs === 'payer' ? record.payerName : record.supplierName;
}
