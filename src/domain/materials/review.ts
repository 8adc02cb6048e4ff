import { reviewStageOf, transition, type PackageEvent, type ReviewStage } from './package-machine.ts';
import type { PackageState } from './package-state.ts';
import type { ReviewResult } from './stage.ts';

export interface ReviewedItem {
  readonly docMaterialId: string;
  /** Undefined when the material as a whole is judged, such as one without a file. */
  readonly docFileId: string | undefined;
  readonly result: ReviewResult;
  readonly reason: string;
}

export interface ReviewDecision {
  readonly as: ReviewStage;
  /** Who decides; undefined where nobody says. Nobody reviews a package in both stages. */
  readonly by?: string | undefined;
  readonly result: 'PASS' | 'NOPASS';
  readonly items: readonly ReviewedItem[];
}

export type ReviewRefusal =
  | { readonly because: 'wrong-review-stage'; readonly state: PackageState; readonly current: ReviewStage | undefined }
  | { readonly because: 'return-needs-a-returned-item' }
  | { readonly because: 'returned-item-needs-a-reason'; readonly docMaterialId: string }
  | { readonly because: 'pass-with-a-returned-item'; readonly docMaterialId: string };

/** What a final reviewer sends back inside the platform, for the first one to look at. */
export type Objection = Pick<ReviewedItem, 'docMaterialId' | 'docFileId' | 'reason'>;

/** What a decision leaves for the next reviewer: only a final one that rejects leaves anything. */
export function objectionsOf({ as, result, items }: ReviewDecision): readonly Objection[] {
  if (as !== 'final' || result !== 'NOPASS') return [];
  return items.filter((item) => item.result === 'NOPASS').map(({ docMaterialId, docFileId, reason }) => ({ docMaterialId, docFileId, reason }));
}

const events: Readonly<Record<ReviewStage, Readonly<Record<'PASS' | 'NOPASS', PackageEvent>>>> = {
  first: { PASS: 'first-review-passes', NOPASS: 'first-review-returns' },
  final: { PASS: 'final-review-passes', NOPASS: 'final-review-rejects' },
};

/** Where a reviewer's decision leads, or why it is refused: the stage must be the package's own, and a first review that returns names at least one item with its reason. */
export function reviewOutcome(state: PackageState, decision: ReviewDecision): { readonly to: PackageState } | { readonly refusal: ReviewRefusal } {
  const current = reviewStageOf(state);
  if (current !== decision.as) return { refusal: { because: 'wrong-review-stage', state, current } };
  const returned = decision.items.filter((item) => item.result === 'NOPASS');
  const silent = returned.find((item) => item.reason.trim() === '');
  if (silent) return { refusal: { because: 'returned-item-needs-a-reason', docMaterialId: silent.docMaterialId } };
  const [first] = returned;
  if (decision.result === 'PASS' && first) return { refusal: { because: 'pass-with-a-returned-item', docMaterialId: first.docMaterialId } };
  if (decision.result === 'NOPASS' && decision.as === 'first' && !first) return { refusal: { because: 'return-needs-a-returned-item' } };
  const moved = transition(state, events[decision.as][decision.result]);
  return moved.allowed ? { to: moved.to } : { refusal: { because: 'wrong-review-stage', state, current } };
}

/** The codes in an approval reason that stand for a line break and a full-width semicolon; neither is empty. */
export interface ReasonSeparators {
  readonly line: string;
  readonly clause: string;
}

/** Document 2, section 8 names no codes; these hold where no platform configures others. */
export const usualReasonSeparators: ReasonSeparators = { line: '@@', clause: '##' };

/** An approval reason with its separator codes as the line breaks and full-width semicolons that they stand for. */
export function readableReason(reason: string, { line, clause }: ReasonSeparators): string {
  return reason.replaceAll(line, '\n').replaceAll(clause, '；');
}
