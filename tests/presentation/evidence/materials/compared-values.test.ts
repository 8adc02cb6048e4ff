import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../features/support/assemblies/portal-container.ts';
import { LocalDrafts } from '../../../../src/adapters/storage/local-drafts.ts';
import type { Material, MaterialItem } from '../../../../src/domain/evidence/materials/material.ts';
import { editabilityContext } from '../../../../src/domain/evidence/materials/editability.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { ComparedValues } from '../../../../src/presentation/evidence/shared/compared-values.ts';
import type { MaterialsPresenter } from '../../../../src/presentation/evidence/materials/materials-presenter.ts';
import type { ItemView } from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import { openMaterials, openOffice, pdf, until, type Office, type Seat } from '../../../builders/office.ts';

const packageId = 'DD20261118-0038';

describe('the values of a returned invoice whose file was replaced', () => {
  let office: Office;
  let zhou: Seat;
  let presenter: MaterialsPresenter;
  let id: string;
  const view = (of: MaterialsPresenter = presenter): ItemView => of.state.card(id).view!;
  const waiting = (of: MaterialsPresenter = presenter) =>
    view(of)
      .fields.filter((field) => field.toCompare)
      .map((field) => field.id);
  const stage = () => presenter.state.stages.find((each) => each.stage === 'BUSI_INVOICE');
  const replace = async (name: string): Promise<void> => {
    presenter.files.fileReplaced(id, pdf(name));
    await until(() => presenter.uploads.tasks.length === 0);
  };

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
    presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    id = presenter.state.frames.flatMap((frame) => frame.openIds)[0] ?? '';
  });
  afterEach(() => office.close());

  it('must each be compared with the file, and the stage is not finished', async () => {
    expect(waiting()).toEqual([]);
    await replace('better.pdf');
    expect(waiting()).toEqual(
      view()
        .fields.filter((field) => field.value !== '')
        .map((field) => field.id),
    );
    expect(view().state).toBe('to-compare');
    expect(stage()?.state).toBe('partial');
  });

  it('are confirmed by one press, for good', async () => {
    await replace('better.pdf');
    presenter.work.comparedPressed(id);
    expect(waiting()).toEqual([]);
    expect(view().state).toBe('replaced');
    expect(stage()).toMatchObject({ toMend: 0, toCheck: 0 });
    expect(waiting(await openMaterials(await zhou.again(), packageId))).toEqual([]);
  });

  it('are confirmed one by one by a change, and the rest still waits after a reload', async () => {
    await replace('better.pdf');
    const all = waiting();
    presenter.work.typed(id, 'date', '2026-11-02');
    expect(waiting()).toEqual(all.filter((field) => field !== 'date'));
    office.clock.advance(1_000);
    await until(() => presenter.state.saved.kind === 'saved');
    expect(waiting(await openMaterials(await zhou.again(), packageId))).toEqual(
      all.filter((field) => field !== 'date'),
    );
  });

  it('must be compared again after the next file', async () => {
    await replace('better.pdf');
    presenter.work.comparedPressed(id);
    await replace('best.pdf');
    expect(view().state).toBe('to-compare');
  });

  it('must be compared by a colleague who has not seen the new file', async () => {
    await replace('better.pdf');
    presenter.work.comparedPressed(id);
    expect(view(await openMaterials(await office.seat('limin'), packageId)).state).toBe('to-compare');
  });

  it('require nothing from a reader', async () => {
    await replace('better.pdf');
    expect(view(await openMaterials(await office.seat('guyunzhou'), packageId)).state).toBe('replaced');
  });

  it('hold back the submission until they are compared', async () => {
    await replace('better.pdf');
    const check = zhou.presenters.checkAnswers('credit');
    const look = async (): Promise<readonly string[]> => {
      check.opened(packageId);
      await until(() => check.content.kind === 'ready');
      return (check.viewModel.shown?.blockers ?? []).map((blocker) => blocker.key);
    };
    expect(await look()).toEqual([`to-compare ${id}`]);
    expect(check.viewModel.maySubmit).toBe(false);
    presenter.work.comparedPressed(id);
    check.left();
    const later = zhou.presenters.checkAnswers('credit');
    later.opened(packageId);
    await until(() => later.content.kind === 'ready');
    expect(later.viewModel.maySubmit).toBe(true);
  });
});

it('values are known to be from another file when the back end does not report the replacement', () => {
  const item: MaterialItem = {
    documentId: 'F1',
    documentType: 'BUSI_CONTRACT',
    revision: undefined,
    files: [{ fileId: 'P1', name: 'a.pdf', size: 1, mimeType: 'application/pdf' }],
    content: { kind: 'contract', contract: { number: 'QH2026A0917', amount: money('10.00') } },
    result: 'NOPASS',
    reason: '',
    reviewedAt: undefined,
    reviewedBy: undefined,
    changedSinceReturn: false,
    replaced: undefined,
  };
  const material: Material = {
    materialId: 'M1',
    categoryId: 'S1',
    name: '贸易合同',
    stage: 'BUSI_CONTRACT',
    documentType: 'BUSI_CONTRACT',
    required: true,
    maxItems: undefined,
    limits: { maximumKilobytes: {}, maximumFiles: 1 },
    templates: [],
    examples: [],
    result: 'UNKNOWN',
    reason: '',
    reopened: false,
    items: [item],
  };
  const context = editabilityContext(
    { state: 'MODIFY', totalAmount: money('10.00'), submittedTotals: undefined, changeGranted: false },
    [material],
  );
  const storage = memoryStorage();
  const values = (): ComparedValues => new ComparedValues(new LocalDrafts(storage, () => 'U1'));
  values().noteReplacement(item, material, context);
  expect(values().uncompared(item, material, context)).toEqual([]);
  const replaced = { ...item, files: [{ fileId: 'P2', name: 'b.pdf', size: 1, mimeType: 'application/pdf' }] };
  expect(values().uncompared(replaced, material, context)).toEqual(['contractNumber', 'contractAmount']);
});
