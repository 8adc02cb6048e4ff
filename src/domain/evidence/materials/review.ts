import { isBlank } from '../../text/invisible-characters.ts';
import type { Material, MaterialItem } from './material.ts';
import { reviewStageOf, transition, type PackageEvent, type ReviewStage } from './package-machine.ts';
import type { PackageState } from './package-state.ts';
import type { ReviewResult } from './stage.ts';

export interface ReviewedItem {
  readonly materialId: string;
  /** Undefined where the whole material is judged, such as one without a file. */
  readonly documentId: string | undefined;
  readonly result: ReviewResult;
  readonly reason: string;
}

export interface ReviewDecision {
  readonly as: ReviewStage;
  /** Reviewer; undefined where unknown. The same person never reviews a package in both stages. */
  readonly by?: string | undefined;
  readonly result: 'PASS' | 'NOPASS';
  readonly items: readonly ReviewedItem[];
}

export type ReviewRefusal =
  | { readonly because: 'wrong-review-stage'; readonly state: PackageState; readonly current: ReviewStage | undefined }
  | { readonly because: 'return-needs-a-returned-item' }
  | { readonly because: 'returned-item-needs-a-reason'; readonly materialId: string }
  | { readonly because: 'pass-with-a-returned-item'; readonly materialId: string }
  | { readonly because: 'unmarked'; readonly count: number };

/** A final reviewer's objection, which goes to the first reviewer inside the platform. */
export type Objection = Pick<ReviewedItem, 'materialId' | 'documentId' | 'reason'>;

/** Objections of a decision. Only a final review that rejects has any. */
export function objectionsOf({ as, result, items }: ReviewDecision): readonly Objection[] {
  if (as !== 'final' || result !== 'NOPASS') return [];
  return items
    .filter((item) => item.result === 'NOPASS')
    .map(({ materialId, documentId, reason }) => ({ materialId, documentId, reason }));
}

/** Target of a mark: one document, or a category as a whole where `documentId` is undefined. */
export type Markable = Pick<ReviewedItem, 'materialId' | 'documentId'>;

/** Facts of a package under review that decide which marks are needed. */
export interface Reviewed {
  readonly materials: readonly (Pick<Material, 'materialId' | 'required'> & {
    readonly items: readonly MarkedItem[];
  })[];
  readonly objections: readonly Objection[];
}

type MarkedItem = Pick<MaterialItem, 'documentId' | 'result' | 'changedSinceReturn'> & {
  readonly reviewedBy: ReviewStage | undefined;
};

const isSameTarget = (one: Markable, other: Markable): boolean =>
  one.materialId === other.materialId && one.documentId === other.documentId;

/**
 * Whether a document keeps the mark of an earlier round: it passed in the same stage, is unchanged since the return and
 * has no objection. A mark of the other stage does not count.
 */
export function keepsMark(
  item: MarkedItem,
  materialId: string,
  as: ReviewStage,
  { objections }: Pick<Reviewed, 'objections'>,
): boolean {
  const objected = objections.some(
    (each) => each.materialId === materialId && (each.documentId === undefined || each.documentId === item.documentId),
  );
  return item.result === 'PASS' && item.reviewedBy === as && !item.changedSinceReturn && !objected;
}

/**
 * Everything that a reviewer has to mark before the package can pass: documents that do not keep an earlier mark, and
 * required categories without documents.
 */
export function itemsToMark(reviewed: Reviewed, as: ReviewStage): readonly Markable[] {
  return reviewed.materials.flatMap(({ materialId, required, items }) => {
    const whole = required && items.length === 0 ? [{ materialId, documentId: undefined }] : [];
    return [
      ...whole,
      ...items
        .filter((item) => !keepsMark(item, materialId, as, reviewed))
        .map(({ documentId }) => ({ materialId, documentId })),
    ];
  });
}

const events: Readonly<Record<ReviewStage, Readonly<Record<'PASS' | 'NOPASS', PackageEvent>>>> = {
  first: { PASS: 'first-review-passes', NOPASS: 'first-review-returns' },
  final: { PASS: 'final-review-passes', NOPASS: 'final-review-rejects' },
};

/**
 * State after a reviewer's decision, or its refusal. The stage must be that of the package. A first review that returns
 * needs at least one item with a reason. Passing needs a mark on every document.
 */
export function reviewOutcome(
  state: PackageState,
  decision: ReviewDecision,
  reviewed: Reviewed,
): { readonly to: PackageState } | { readonly refusal: ReviewRefusal } {
  const current = reviewStageOf(state);
  if (current !== decision.as) return { refusal: { because: 'wrong-review-stage', state, current } };
  const returned = decision.items.filter((item) => item.result === 'NOPASS');
  const silent = returned.find((item) => isBlank(item.reason));
  if (silent) return { refusal: { because: 'returned-item-needs-a-reason', materialId: silent.materialId } };
  const [first] = returned;
  if (decision.result === 'PASS' && first)
    return { refusal: { because: 'pass-with-a-returned-item', materialId: first.materialId } };
  if (decision.result === 'NOPASS' && decision.as === 'first' && !first)
    return { refusal: { because: 'return-needs-a-returned-item' } };
  const count =
    decision.result === 'PASS'
      ? itemsToMark(reviewed, decision.as).filter((each) => !decision.items.some((item) => isSameTarget(item, each)))
          .length
      : 0;
  if (count > 0) return { refusal: { because: 'unmarked', count } };
  const moved = transition(state, events[decision.as][decision.result]);
  return moved.allowed ? { to: moved.to } : { refusal: { because: 'wrong-review-stage', state, current } };
}
