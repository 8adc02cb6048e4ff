import type { UploadStage } from '../../../src/domain/evidence/materials/stage.ts';
import type { MaterialsPresenter } from '../../../src/presentation/evidence/materials/materials-presenter.ts';
import type { ItemView } from '../../../src/presentation/evidence/materials/materials-view-model.ts';
import { en } from '../every-word.ts';
import type { ShownItem, ShownMaterial } from '../abilities/assembling.ts';
import { say } from './open-portal.ts';

/** The materials of a stage after the user has opened it. */
export function shownMaterials(presenter: MaterialsPresenter, stage: UploadStage): readonly ShownMaterial[] {
  presenter.opened(stage, presenter.packageId);
  const { viewModel } = presenter;
  if (viewModel.kind !== 'ready') return [];
  const { materials, frame } = viewModel.value;
  return materials.map((material) => ({
    stage: en[`materials.stage-${stage}`],
    name: material.name,
    required: material.required,
    mayAdd: material.adding.open,
    items: material.items.map(shownItem),
    tasks: material.tasks.map((task) => ({
      fileName: task.name,
      state: task.state,
      kept: task.kept,
      trouble: task.trouble ? say(task.trouble) : '',
    })),
    unarrived: frame.unarrived.map((file) => file.name),
    unfinished: presenter.unfinished.rows
      .filter((row) => row.materialId === material.materialId)
      .map(({ name, kept, findable, trouble }) => ({
        fileName: name,
        kept,
        findable,
        trouble: trouble ? say(trouble) : '',
      })),
  }));
}

function shownItem(item: ItemView): ShownItem {
  const fields = Object.fromEntries(item.fields.map((field) => [field.id, field.value]));
  const problems = Object.fromEntries(
    item.fields.flatMap((field) => (field.problem ? [[field.id, say(field.problem)]] : [])),
  );
  const refused = item.save.kind === 'refused' ? item.save.outcome : undefined;
  return {
    fileName: item.title,
    fields,
    onPaper: item.fields.map((field) => field.asWritten).join(''),
    problems,
    sources: item.sources.map(say),
    open: item.open.open,
    toCompare: item.fields.filter((field) => field.toCompare).map((field) => field.id),
    instead: Object.fromEntries(
      item.fields.flatMap(({ id, read }) => (read?.instead ? [[id, read.instead.value]] : [])),
    ),
    doubts: item.readNotes.flatMap(({ doubt }) => (doubt ? [say(doubt)] : [])),
    before: item.correction?.before ? say(item.correction.before) : '',
    conflict: refused?.because === 'changed-by-another' ? refused.by : '',
  };
}
