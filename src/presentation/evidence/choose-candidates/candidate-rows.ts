import { moneyToText } from '../../../domain/money/money.ts';
import type { Candidate, InvoiceTag } from '../../../domain/evidence/selection/candidate.ts';
import type { Judge, Selection, SelectionVerdict } from '../../../domain/evidence/selection/selection.ts';
import type { Message } from '../../../words/catalogue.ts';
import { businessTypeName } from '../shared/business-type-words.ts';
import { refusalWords, type RefusalWords } from './refusal-words.ts';

export interface CandidateRow {
  readonly id: string;
  readonly number: string;
  readonly payer: string;
  readonly supplier: string;
  readonly funder: string;
  readonly businessType: Message;
  readonly dueDate: string;
  /** Decimal text in yuan. */
  readonly amount: string;
  /** Whether its invoices may be left out, or follow. */
  readonly invoiceTag: InvoiceTag | undefined;
  /** As the back end calls it. */
  readonly productType: string;
  /** Which part of a bill it is; empty of anything else. */
  readonly billSubRange: string;
  readonly chosen: boolean;
  readonly whyNot: RefusalWords | undefined;
  /** Whether beginning anew with this one would mend it. */
  readonly mayStartOver: boolean;
}

interface Told {
  readonly whyNot: RefusalWords | undefined;
  readonly mayStartOver: boolean;
}

const mayJoin: Told = { whyNot: undefined, mayStartOver: false };

function told(verdict: SelectionVerdict): Told {
  if (verdict.allowed) return mayJoin;
  return {
    whyNot: refusalWords(verdict),
    mayStartOver: verdict.because === 'different-business-type' || verdict.because === 'not-together',
  };
}

function rowOf(candidate: Candidate, chosen: boolean, { whyNot, mayStartOver }: Told): CandidateRow {
  return {
    id: candidate.id,
    number: candidate.number,
    payer: candidate.creditSourceName,
    supplier: candidate.supplierName,
    funder: candidate.funderName ?? '',
    businessType: businessTypeName(candidate.businessType),
    dueDate: candidate.dueDate,
    amount: moneyToText(candidate.amount),
    invoiceTag: candidate.invoiceTag,
    productType: candidate.productType,
    billSubRange: candidate.billSubRange,
    chosen,
    whyNot,
    mayStartOver,
  };
}

/**
 * The row of each candidate as it was drawn last: one of which nothing has changed is the same, and need not be drawn
 * again.
 */
const drawn = new WeakMap<Candidate, { readonly row: CandidateRow; readonly because: Told }>();

/** The rows of the candidates, each that may not join what is chosen saying why. */
export function candidateRows(
  candidates: readonly Candidate[],
  { ids }: Selection,
  judge: Judge,
): readonly CandidateRow[] {
  // Who is refused for the same reason is told the same.
  const tellings = new Map<SelectionVerdict, Told>();
  const tell = (verdict: SelectionVerdict): Told => {
    const telling = tellings.get(verdict) ?? told(verdict);
    tellings.set(verdict, telling);
    return telling;
  };
  return candidates.map((candidate) => {
    const chosen = ids.has(candidate.id);
    const because = chosen ? mayJoin : tell(judge(candidate));
    const before = drawn.get(candidate);
    if (before?.row.chosen === chosen && before.because === because) return before.row;
    const row = rowOf(candidate, chosen, because);
    drawn.set(candidate, { row, because });
    return row;
  });
}
