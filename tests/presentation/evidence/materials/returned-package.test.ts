import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MaterialsPresenter } from '../../../../src/presentation/evidence/materials/materials-presenter.ts';
import type { ItemView } from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import { openMaterials, openOffice, pdf, until, type Office } from '../../../builders/office.ts';

const packageId = 'DD20261118-0038';

describe('a returned package during correction', () => {
  let office: Office;
  let presenter: MaterialsPresenter;
  const items = (): readonly ItemView[] =>
    presenter.materials
      .flatMap((material) => material.items)
      .flatMap((item) => presenter.state.card(item.documentId).view ?? []);
  const returned = (): ItemView =>
    items().find((item) => item.title === '01280382.pdf' || item.correction !== undefined)!;

  beforeEach(async () => {
    office = await openOffice();
    presenter = await openMaterials(await office.seat('zhousiyuan'), packageId, 'BUSI_INVOICE');
  });
  afterEach(() => office.close());

  it('opens returned documents, and none that passed', () => {
    expect(
      items()
        .filter((item) => item.open.open)
        .map((item) => item.title),
    ).toEqual([returned().title]);
    expect(returned()).toMatchObject({ state: 'returned', reason: '价税合计与合同金额不符' });
    expect(presenter.state.frames.find((frame) => frame.name === '发票')?.itemIds[0]).toBe(returned().documentId);
    expect(items().filter((item) => item.state === 'passed')).toHaveLength(items().length - 1);
    expect(presenter.state.stages.filter((stage) => stage.attention).map((stage) => stage.stage)).toEqual([
      'BUSI_INVOICE',
    ]);
  });

  it('pages its files in the order of its documents', () => {
    presenter.work.documentEntered(returned().documentId);
    const listed = presenter.state.frames
      .find((frame) => frame.name === '发票')
      ?.itemIds.map((id) => presenter.state.item(id)?.item.files[0]?.name);
    expect(presenter.preview.shown?.files.map((file) => file.name)).toEqual(listed);
  });

  it('keeps a replaced document open, and shows its earlier file', async () => {
    const { documentId, title } = returned();
    presenter.files.fileReplaced(documentId, pdf('better.pdf'));
    await until(() => presenter.uploads.tasks.length === 0);
    expect(presenter.state.card(documentId).view).toMatchObject({
      title: 'better.pdf',
      state: 'to-compare',
      reason: '价税合计与合同金额不符',
      open: { open: true, because: 'changed-since-return' },
      correction: { before: { key: 'materials.replaced-note', values: { name: title } }, changes: [], by: '周思远' },
    });
    expect(presenter.state.stages.some((stage) => stage.attention)).toBe(false);
  });

  it('opens the invoices for more when a correction breaks their total', async () => {
    const invoices = () => presenter.state.frames.find((frame) => frame.name === '发票');
    expect(invoices()?.adding).toEqual({ open: false, because: 'not-returned' });
    presenter.work.typed(returned().documentId, 'total', '1.00');
    office.clock.advance(1_000);
    await until(() => presenter.state.saved.kind === 'saved');
    expect(invoices()?.adding).toEqual({ open: true, because: 'mends-total' });
  });

  it('reopens the category of a removed invoice', async () => {
    presenter.removal.removePressed(returned().documentId);
    await presenter.removal.removalConfirmed();
    expect(presenter.state.frames.find((frame) => frame.name === '发票')?.adding.open).toBe(true);
  });
});
