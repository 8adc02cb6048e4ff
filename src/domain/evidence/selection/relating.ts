import type { EvidencePackage } from '../materials/evidence-package.ts';
import { sideOf, stageOf } from '../materials/package-stage.ts';
import type { Candidate } from './candidate.ts';
import { judgeOf, selectionOf, type SelectionTerms } from './selection.ts';
import type { SelectionRule } from './selection-rule.ts';

/** Whether further businesses may be related to a package: once it is submitted or passed, until it is paid out or closed (checklist F-233). */
export function takesBusinesses(evidence: Pick<EvidencePackage, 'state' | 'fundedAt'>): boolean {
  const stage = stageOf(evidence);
  return stage === 'handed-in' || sideOf(stage) === 'platform' || sideOf(stage) === 'funder';
}

export interface RelatingTerms extends SelectionTerms {
  readonly rule: SelectionRule;
  /** The package's own funder. */
  readonly fkFinance: string;
}

/** Of what is offered, in its order, each that may join the businesses of a package: by the book's rule, for the same funder, and none that needs an invoice where none was asked for. */
export function relatableTo<Offered extends Candidate>(within: readonly Candidate[], offered: readonly Offered[], { rule, fkFinance, ...terms }: RelatingTerms): readonly Offered[] {
  const judge = judgeOf(selectionOf(rule, within), terms);
  const withoutInvoice = within.every((business) => business.invoiceTag !== undefined);
  return offered.filter((candidate) => candidate.fkFinance === fkFinance && !(withoutInvoice && candidate.invoiceTag === undefined) && judge(candidate).allowed);
}
