import { isEditable } from '../../../domain/evidence/materials/package-machine.ts';
import { displayStateOf } from '../../../domain/evidence/materials/package-state.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import type { UnarrivedFile } from '../../shared/unarrived-files.ts';
import { isUnderWay } from '../../shared/upload-task.ts';
import type { MaterialsView, PageFrame } from './materials-view-model.ts';
import type { OpenPackage } from './open-package.ts';
import type { PackageRemoval } from './package-removal.ts';
import type { PackageUploads } from './package-uploads.ts';
import { taskView } from './task-view.ts';

/** The page apart from what changes with every key and every byte; undefined until the package is there. */
export function pageFrame(inside: OpenPackage, stage: UploadStage | undefined, mayEdit: boolean, unarrived: readonly UnarrivedFile[]): PageFrame | undefined {
  const { evidence, context, frames, steps } = inside;
  if (!evidence) return undefined;
  const shown = frames.filter((frame) => frame.stage === stage);
  return {
    docDatumId: evidence.docDatumId, state: displayStateOf(evidence.state), stateCode: evidence.state, editable: mayEdit && isEditable(context.state), stepsMissing: steps.length === 0,
    stage, materialIds: shown.map((frame) => frame.docMaterialId), pasteInto: shown.filter((frame) => frame.adding.open).map((frame) => frame.docMaterialId),
    // What can be given no more is not asked for.
    unarrived: unarrived.filter((file) => frames.some((frame) => frame.name === file.materialName && (frame.adding.open || frame.openIds.length > 0))),
  };
}

interface PageParts {
  readonly inside: OpenPackage;
  readonly uploads: PackageUploads;
  readonly removal: PackageRemoval;
}

/** Everything that the page shows. */
export function wholePage(frame: PageFrame, { inside, uploads, removal }: PageParts): MaterialsView {
  const { tasks, pause } = uploads;
  const materials = inside.frames.filter((each) => each.stage === frame.stage).map((each) => ({
    ...each, items: inside.itemsOf(each), tasks: tasks.filter((task) => task.placement.material.docMaterialId === each.docMaterialId).map(taskView),
  }));
  return {
    ...frame, materials, stages: inside.stages, totals: inside.totals, saved: inside.saved, uploading: tasks.some(isUnderWay), queuePaused: pause !== undefined,
    removing: removal.asked.map((item) => item.files[0]?.name ?? ''),
  };
}
