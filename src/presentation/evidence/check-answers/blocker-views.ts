import type { MissingPart } from '../../../application/ports/evidence/package-submission.ts';
import type { Material } from '../../../domain/evidence/materials/material.ts';
import type { ReasonSeparators } from '../../../domain/platform/reason-separators.ts';
import { uploadStages } from '../../../domain/evidence/materials/stage.ts';
import type { SubmitBlocker } from '../../../domain/evidence/materials/submit-check.ts';
import { message } from '../../../words/catalogue.ts';
import type { PackageKey } from '../shared/package-paths.ts';
import type { ItemWithMaterial } from '../shared/item-with-material.ts';
import { fieldLabel } from '../shared/problem-words.ts';
import {
  itemsInCheckOrder,
  blockerView,
  comparisonView,
  missingView,
  type BlockerView,
  type ComingAnswers,
} from './check-answers-view-model.ts';

type Incomplete = Extract<SubmitBlocker, { readonly because: 'item-incomplete' }>;

interface Found {
  /** The document or material in question. */
  readonly subjectId: string;
  readonly view: BlockerView;
}

export interface Findings {
  readonly blockers: readonly SubmitBlocker[];
  readonly toCompare: readonly ItemWithMaterial[];
  readonly missing: readonly MissingPart[];
  readonly separators: ReasonSeparators;
  /** Documents that are being uploaded or read; what they still lack is no fault. */
  readonly coming: ComingAnswers;
}

const emptyReasons: ReadonlySet<string> = new Set<Incomplete['problem']['because']>([
  'missing',
  'contract-number-empty',
  'contract-amount-missing',
]);
const isEmpty = (blocker: SubmitBlocker): blocker is Incomplete =>
  blocker.because === 'item-incomplete' && emptyReasons.has(blocker.problem.because);

/** Whether the missing part is being uploaded or read. */
function isComing(blocker: SubmitBlocker, { sending, beingRead }: ComingAnswers): boolean {
  const { materialId } = blocker;
  const documentId = 'documentId' in blocker ? blocker.documentId : undefined;
  if (isEmpty(blocker)) return documentId !== undefined && beingRead.has(documentId);
  if (blocker.because !== 'material-missing' && blocker.because !== 'still-returned') return false;
  return sending.some(
    (each) => each.materialId === materialId && (documentId === undefined || each.documentId === documentId),
  );
}

/** The empty fields of a document as one line, which leads to the first of them. */
function unfilledView(empty: readonly Incomplete[], first: BlockerView): BlockerView {
  if (empty.length < 2 || first.what.kind !== 'field') return first;
  return {
    ...first,
    what: { kind: 'unfilled', name: first.what.name, fields: empty.map(({ problem }) => message(fieldLabel(problem))) },
  };
}

/** Everything that must be corrected, by document in the order of the page. */
export function blockerViews(
  { blockers: all, toCompare, missing, separators, coming }: Findings,
  key: PackageKey,
  materials: readonly Material[],
): readonly BlockerView[] {
  const placeOf = (blocker: SubmitBlocker): string =>
    ('documentId' in blocker ? blocker.documentId : undefined) ?? blocker.materialId;
  const blockers = all.filter((blocker) => !isComing(blocker, coming));
  const empty = Map.groupBy(blockers.filter(isEmpty), placeOf);
  const found: readonly Found[] = [
    ...blockers.flatMap((blocker): Found[] => {
      const subjectId = placeOf(blocker);
      const view = blockerView(blocker, key, materials, separators);
      const emptyFields = empty.get(subjectId) ?? [];
      if (!isEmpty(blocker)) return [{ subjectId, view }];
      return emptyFields[0] === blocker ? [{ subjectId, view: unfilledView(emptyFields, view) }] : [];
    }),
    ...toCompare.map((placed) => ({ subjectId: placed.item.documentId, view: comparisonView(placed, key) })),
    ...missing.map((part) => ({
      subjectId: part.documentId ?? part.materialId,
      view: missingView(part, key, materials),
    })),
  ];
  const ordered = uploadStages.flatMap((stage) => materials.filter((material) => material.stage === stage));
  const places = ordered.flatMap((material) => [
    material.materialId,
    ...itemsInCheckOrder(material).map((item) => item.documentId),
  ]);
  const rank = new Map(places.map((place, index) => [place, index]));
  const rankOf = ({ subjectId }: Found): number => rank.get(subjectId) ?? places.length;
  return found.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ view }) => view);
}
