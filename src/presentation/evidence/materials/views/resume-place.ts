import type { UploadStage } from '../../../../domain/evidence/materials/stage.ts';
import { isUnfinished } from '../state/item-folds.ts';
import type { ItemView, MaterialFrame, CorrectionPlace, StageView } from '../materials-view-model.ts';

/**
 * The stage in which work continues: the first with a returned document, else the first unfinished one, else the first.
 */
export function resumeStage(stages: readonly StageView[]): UploadStage | undefined {
  return (
    stages.find((each) => each.attention) ??
    stages.find((each) => each.state === 'partial' || each.state === 'empty') ??
    stages[0]
  )?.stage;
}

/** The first field of a document that waits for the user. */
export function waitingField({ fields, doubts }: ItemView): CorrectionPlace['field'] {
  return (
    fields.find((field) => field.problem !== undefined || field.toCompare || (field.required && field.value === ''))
      ?.id ??
    doubts.find(({ field }) => field !== undefined)?.field ??
    null
  );
}

/**
 * The place in a stage where work continues: a document that is not being read, or else a material that was returned as
 * a whole; undefined if nothing was begun.
 */
export function resumePlace(frames: readonly MaterialFrame[], items: readonly ItemView[]): CorrectionPlace | undefined {
  const item =
    items.find((each) => each.state === 'returned' && each.open.open && each.check !== 'reading') ??
    items.find((each) => each.open.open && isUnfinished(each.state) && each.check !== 'reading');
  if (item) return { item: item.documentId, field: waitingField(item) };
  const returned = frames.find((frame) => frame.returnedReason !== '' && frame.adding.open && !frame.isAnswered);
  return returned && { item: returned.materialId, field: null };
}
