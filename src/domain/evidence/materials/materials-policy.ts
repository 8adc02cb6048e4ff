import { mayJoin, selectionVerdict } from '../selection/credit-selection.ts';
import type { DocType } from '../../products/shared/doc-type.ts';
import type { ReviewEntry } from './package-machine.ts';
import { uploadStages, type UploadStage } from './stage.ts';

/** Everything about evidence packages that differs between product types. A new product is a new row. */
export interface MaterialsPolicy {
  readonly mayJoin: typeof mayJoin;
  readonly selectionVerdict: typeof selectionVerdict;
  readonly stages: readonly UploadStage[];
  /** Where a confirmation leads. */
  readonly reviewEntry: ReviewEntry;
  /** Working days that the platform takes from submission to its answer. */
  readonly reviewWorkingDays: number;
}

export const materialsPolicies = {
  CREDIT: { mayJoin, selectionVerdict, stages: uploadStages, reviewEntry: 'UN_AUDIT', reviewWorkingDays: 2 },
} as const satisfies Partial<Record<DocType, MaterialsPolicy>>;

/** The product types whose packages this portal handles. */
export type HandledDocType = keyof typeof materialsPolicies;

export function isHandled(docType: string): docType is HandledDocType {
  return Object.hasOwn(materialsPolicies, docType);
}
