import { isEditable } from '../../../../domain/evidence/materials/package-machine.ts';
import { displayStateOf } from '../../../../domain/evidence/materials/package-state.ts';
import type { PageFrame } from '../materials-view-model.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { UnfinishedView } from './unfinished-view.ts';

/** The page without what changes with each key and each sent byte; undefined until the package is loaded. */
export function pageFrame(
  { evidence, context, frames, steps, stage, mayEdit, origin }: OpenPackage,
  unarrived: readonly UnfinishedView[],
): PageFrame | undefined {
  if (!evidence) return undefined;
  const shown = frames.filter((frame) => frame.stage === stage);
  return {
    packageId: evidence.packageId,
    origin,
    state: displayStateOf(evidence.state),
    stateCode: evidence.state,
    editable: mayEdit && isEditable(context.state),
    steps,
    stage,
    materialIds: shown.map((frame) => frame.materialId),
    pasteInto: shown.filter((frame) => frame.adding.open).map((frame) => frame.materialId),
    unarrived: unarrived.map(({ id, name, materialName, materialId, documentId, stage: place }) => ({
      id,
      name,
      materialName,
      materialId,
      documentId,
      stage: place,
    })),
  };
}
