import { moneyToText } from '../../../domain/money/money.ts';
import type { Candidate, InvoiceTag } from '../../../domain/evidence/selection/candidate.ts';
import type { CandidateCheck, Selection, SelectionVerdict } from '../../../domain/evidence/selection/selection.ts';
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
  /** Whether its invoices may be omitted, or supplied later. */
  readonly invoiceTag: InvoiceTag | undefined;
  /** The back end's code of the product type. */
  readonly productType: string;
  /** The part of a bill that is meant, as `1-500000`; empty for a whole bill and for any other candidate. */
  readonly billSubRange: string;
  readonly chosen: boolean;
  readonly refusal: RefusalWords | undefined;
  /** Whether it may be chosen if a new selection is started. */
  readonly mayStartOver: boolean;
}

interface JoinInfo {
  readonly refusal: RefusalWords | undefined;
  readonly mayStartOver: boolean;
}

const joinable: JoinInfo = { refusal: undefined, mayStartOver: false };

function joinInfoOf(verdict: SelectionVerdict): JoinInfo {
  if (verdict.allowed) return joinable;
  return {
    refusal: refusalWords(verdict),
    mayStartOver: verdict.because === 'different-business-type' || verdict.because === 'not-together',
  };
}

function rowOf(candidate: Candidate, chosen: boolean, { refusal, mayStartOver }: JoinInfo): CandidateRow {
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
    refusal,
    mayStartOver,
  };
}

/** The last row of each candidate. While a candidate stays chosen or joinable it keeps its row, and is not redrawn. */
const lastRows = new WeakMap<Candidate, { readonly row: CandidateRow; readonly info: JoinInfo }>();

/** The rows of the candidates. Each that may not join the selection says why. */
export function candidateRows(
  candidates: readonly Candidate[],
  { ids }: Selection,
  judge: CandidateCheck,
): readonly CandidateRow[] {
  // Candidates with the same verdict share the words of its refusal.
  const infos = new Map<SelectionVerdict, JoinInfo>();
  const shareInfo = (verdict: SelectionVerdict): JoinInfo => {
    const info = infos.get(verdict) ?? joinInfoOf(verdict);
    infos.set(verdict, info);
    return info;
  };
  return candidates.map((candidate) => {
    const chosen = ids.has(candidate.id);
    const info = chosen ? joinable : shareInfo(judge(candidate));
    const before = lastRows.get(candidate);
    if (before?.row.chosen === chosen && before.info === info) return before.row;
    const row = rowOf(candidate, chosen, info);
    lastRows.set(candidate, { row, info });
    return row;
  });
}
