import { contractOf } from '../../../../src/domain/evidence/materials/document-content.ts';
import { refreshInterval } from '../../../../src/presentation/shared/refresh-poller.ts';
import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MaterialsPresenter } from '../../../../src/presentation/evidence/materials/materials-presenter.ts';
import type { MaterialView } from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import { nextDocumentAfterRemoval } from '../../../../src/presentation/evidence/materials/state/next-document-after-removal.ts';
import { refusal } from '../../../../features/support/weather.ts';
import {
  give,
  idOf,
  newPackage,
  openMaterials,
  openOffice,
  pdf,
  until,
  type Office,
  type Seat,
} from '../../../builders/office.ts';

const uploadPolicy = '/corp/v1/files/oss/sts/upload/post-policys';

describe('assembling a package', () => {
  let office: Office;
  let zhou: Seat;
  let packageId: string;
  let presenter: MaterialsPresenter;
  const shown = (name: string): MaterialView => {
    const view = presenter.viewModel;
    const found = view.kind === 'ready' ? view.value.materials.find((material) => material.name === name) : undefined;
    if (!found) throw new Error(`${name} is not shown`);
    return found;
  };
  const stage = (name: string) => presenter.state.stages.find((each) => each.stage === name);

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
    packageId = await newPackage(zhou);
    presenter = await openMaterials(zhou, packageId);
  });
  afterEach(() => office.close());

  it('begins at the first stage, with nothing done', () => {
    expect(presenter.stage).toBe('FINANCE_AUTH');
    expect(presenter.state.stages.map(({ given, needed, state }) => [given, needed, state])).toEqual([
      [0, 1, 'empty'],
      [0, 1, 'empty'],
      [0, 1, 'empty'],
      [0, 1, 'empty'],
    ]);
  });

  it('follows the address from stage to stage', () => {
    presenter.opened('BUSI_INVOICE', packageId);
    expect(presenter.frame?.stage).toBe('BUSI_INVOICE');
    presenter.opened('nonsense', packageId);
    expect(presenter.frame?.stage).toBe('BUSI_INVOICE');
  });

  it('shows a colleague’s change while the page is open', async () => {
    await give(presenter, '发票', 'a.pdf');
    const limin = await office.seat('limin');
    const hers = await openMaterials(limin, packageId);
    await give(hers, '发票', 'b.pdf');
    expect(presenter.state.item(idOf(hers, 'b.pdf'))).toBeUndefined();
    office.clock.advance(refreshInterval);
    await until(() => presenter.state.item(idOf(hers, 'b.pdf')) !== undefined);
    expect(presenter.state.item(idOf(hers, 'b.pdf'))?.item.files[0]?.name).toBe('b.pdf');
  });

  it('counts a document when all its fields are filled, and closes a full category', async () => {
    await give(presenter, '融资申请授权书', 'letter.pdf');
    expect(stage('FINANCE_AUTH')).toMatchObject({ given: 1, needed: 1, state: 'complete' });
    expect(shown('融资申请授权书').adding).toEqual({ open: false, because: 'enough-items' });
    await give(presenter, '发票', 'a.pdf');
    expect(stage('BUSI_INVOICE')).toMatchObject({ given: 1, needed: 1, state: 'partial' });
  });

  it('refuses a file beyond the limits at once, shows why, and sends nothing', async () => {
    presenter.files.filesGiven(shown('融资申请授权书').materialId, [{ ...pdf('list.xlsx') }]);
    expect(presenter.uploads.arrival).toEqual({
      name: 'list.xlsx',
      trouble: { key: 'refusals.file-extension', values: { allowed: ['jpg', 'jpeg', 'png', 'pdf'] } },
    });
    expect(presenter.uploads.of(shown('融资申请授权书').materialId)).toMatchObject([
      { name: 'list.xlsx', state: 'failed', canRetry: false },
    ]);
  });

  it('shows a refusal of a file by the back end', async () => {
    zhou.weather.answerInstead(uploadPolicy, () => refusal('FILE_PIXELS', '', {}, 400));
    await give(presenter, '融资申请授权书', 'huge.png');
    expect(presenter.uploads.arrival).toEqual({ name: 'huge.png', trouble: { key: 'refusals.file-pixels' } });
  });

  it('previews the first file of a stage, and does not change the preview at later uploads', async () => {
    presenter.opened('BUSI_INVOICE', packageId);
    await give(presenter, '发票', 'a.pdf');
    const first = presenter.preview.shown;
    expect(first).toMatchObject({
      asked: false,
      fileId: presenter.state.item(idOf(presenter, 'a.pdf'))?.item.files[0]?.fileId,
    });
    await give(presenter, '发票', 'b.pdf');
    expect(presenter.preview.shown).toMatchObject({ fileId: first?.fileId, asked: false });
    expect(presenter.preview.shown?.files).toHaveLength(2);
  });

  it('never previews a file of another stage, and nothing for a stage without files', async () => {
    presenter.opened('BUSI_INVOICE', packageId);
    await give(presenter, '发票', 'a.pdf');
    const first = presenter.preview.shown?.fileId;
    await give(presenter, '贸易合同', 'c.pdf');
    expect(presenter.preview.shown).toMatchObject({ fileId: first, files: [{ name: 'a.pdf' }] });
    presenter.opened('FINANCE_OTHER', packageId);
    expect(presenter.preview.shown).toBeUndefined();
    presenter.work.documentEntered(idOf(presenter, 'a.pdf'));
    expect(presenter.preview.shown).toBeUndefined();
  });

  it('previews the document whose form is entered', async () => {
    presenter.opened('BUSI_INVOICE', packageId);
    await give(presenter, '发票', 'a.pdf');
    await give(presenter, '发票', 'b.pdf');
    presenter.work.documentEntered(idOf(presenter, 'b.pdf'));
    expect(presenter.preview.shown?.fileId).toBe(presenter.state.item(idOf(presenter, 'b.pdf'))?.item.files[0]?.fileId);
  });

  it('previews the first unfinished document of the opened stage', async () => {
    await give(presenter, '贸易合同', 'c.pdf');
    await give(presenter, '发票', 'a.pdf');
    presenter.opened('BUSI_CONTRACT', packageId);
    expect(presenter.preview.shown?.fileId).toBe(presenter.state.item(idOf(presenter, 'c.pdf'))?.item.files[0]?.fileId);
  });

  it('adds pasted files to the materials that accept them', async () => {
    presenter.opened('FINANCE_OTHER', packageId);
    const { pasteInto } = presenter.frame!;
    expect(pasteInto).toHaveLength(2);
    presenter.files.filesPasted(pasteInto, [pdf('screenshot.png'), pdf('letter.pdf')]);
    const places = presenter.uploads.tasks.map((task) => [task.file.name, task.placement.material.name]);
    expect(places).toEqual([
      ['screenshot.png', '其他补充资料'],
      ['letter.pdf', '收款账户变更函'],
    ]);
    await until(() => presenter.uploads.tasks.every((task) => task.state.kind === 'failed'));
  });

  it('previews the new file in place of the replaced one', async () => {
    presenter.opened('BUSI_INVOICE', packageId);
    await give(presenter, '发票', 'a.pdf');
    const id = idOf(presenter, 'a.pdf');
    presenter.files.fileReplaced(id, pdf('b.pdf'));
    await until(() => presenter.uploads.tasks.length === 0);
    expect(presenter.preview.shown?.fileId).toBe(presenter.state.item(id)?.item.files[0]?.fileId);
  });

  it('pages samples among samples, and documents among documents', async () => {
    presenter.opened('BUSI_INVOICE', packageId);
    await give(presenter, '发票', 'a.pdf');
    const [example] = shown('发票').examples;
    presenter.previewPressed(example?.fileId);
    expect(presenter.preview.shown?.files).toEqual([example]);
    presenter.previewPressed(presenter.state.item(idOf(presenter, 'a.pdf'))?.item.files[0]?.fileId);
    expect(presenter.preview.shown?.files.map((file) => file.name)).toEqual(['a.pdf']);
  });

  it('adds another page to a contract, and removes one again', async () => {
    await give(presenter, '贸易合同', 'c.pdf');
    const id = idOf(presenter, 'c.pdf');
    presenter.files.pagesAdded(id, [pdf('c2.pdf')]);
    await until(() => presenter.uploads.tasks.length === 0);
    expect(presenter.state.item(id)?.item.files.map((file) => file.name)).toEqual(['c.pdf', 'c2.pdf']);
    await presenter.files.pageRemovePressed(id, presenter.state.item(id)?.item.files[0]?.fileId ?? '');
    expect(presenter.state.item(id)?.item.files.map((file) => file.name)).toEqual(['c2.pdf']);
  });

  it('removes a document with its preview after confirmation', async () => {
    await give(presenter, '发票', 'a.pdf');
    presenter.removal.removePressed(idOf(presenter, 'a.pdf'));
    presenter.removal.removalDropped();
    expect(presenter.materials.flatMap((material) => material.items)).toHaveLength(1);
    presenter.removal.removePressed(idOf(presenter, 'a.pdf'));
    await presenter.removal.removalConfirmed();
    expect(presenter.materials.flatMap((material) => material.items)).toEqual([]);
    expect(presenter.preview.shown).toBeUndefined();
  });

  describe('with several invoices', () => {
    const names = ['a.pdf', 'b.pdf', 'c.pdf'];
    const unfolded = (): readonly string[] =>
      names.filter((name) => presenter.state.folds.isUnfolded(idOf(presenter, name)));
    const filled = {
      type: 'E_GENERAL_VAT_ELEC',
      number: '26992000000000000001',
      date: '2026-09-17',
      amountExcludingTax: '100',
      tax: '13',
      total: '113',
    };
    beforeEach(async () => {
      presenter.opened('BUSI_INVOICE', packageId);
      // One after the other, because concurrent uploads arrive in any order.
      for (const name of names) await give(presenter, '发票', name);
    });

    it('opens only the first one', () => {
      expect(unfolded()).toEqual(['a.pdf']);
    });

    it('moves from one to the next unfinished one with its type, and from the last to the first', () => {
      presenter.editors.get(idOf(presenter, 'a.pdf'))?.typed({ type: 'GENERAL_VAT' });
      expect(presenter.work.nextPressed(idOf(presenter, 'a.pdf'))).toEqual({
        item: idOf(presenter, 'b.pdf'),
        field: 'code',
      });
      expect(presenter.editors.get(idOf(presenter, 'b.pdf'))?.fields.type).toBe('GENERAL_VAT');
      expect(unfolded()).toEqual(['b.pdf']);
      expect(presenter.work.nextPressed(idOf(presenter, 'c.pdf'))?.item).toBe(idOf(presenter, 'a.pdf'));
    });

    it('skips finished ones, and stays when none is unfinished', () => {
      presenter.editors.get(idOf(presenter, 'b.pdf'))?.typed(filled);
      expect(presenter.work.nextPressed(idOf(presenter, 'a.pdf'))?.item).toBe(idOf(presenter, 'c.pdf'));
      for (const name of ['a.pdf', 'c.pdf'])
        presenter.editors
          .get(idOf(presenter, name))
          ?.typed({ ...filled, number: `2699200000000000000${name === 'a.pdf' ? 2 : 3}` });
      expect(presenter.work.nextPressed(idOf(presenter, 'c.pdf'))).toBeUndefined();
      expect(unfolded()).toContain('c.pdf');
    });

    it('keeps a completed one open until the user folds it', () => {
      presenter.editors.get(idOf(presenter, 'a.pdf'))?.typed(filled);
      expect(unfolded()).toEqual(['a.pdf']);
      presenter.state.folds.toggle(idOf(presenter, 'a.pdf'));
      expect(unfolded()).toEqual([]);
    });

    it('recognises two equal ones as the same invoice, and counts it once', () => {
      for (const name of ['a.pdf', 'b.pdf'])
        for (const [field, value] of Object.entries(filled))
          presenter.work.typed(idOf(presenter, name), field as 'number', value);
      expect(shown('发票').items.map(({ state }) => state)).toEqual(['repeated', 'repeated', 'incomplete']);
      expect(presenter.state.totals.invoices).toBe('113.00');
      expect(stage('BUSI_INVOICE')).toMatchObject({ given: 3, needed: 3, state: 'partial' });
      expect(presenter.work.nextPressed(idOf(presenter, 'c.pdf'))?.item).toBe(idOf(presenter, 'a.pdf'));
    });

    it('keeps previewing the open document while others are selected and removed', async () => {
      const fileOf = (name: string): string | undefined =>
        presenter.state.item(idOf(presenter, name))?.item.files[0]?.fileId;
      presenter.state.folds.unfold(idOf(presenter, 'b.pdf'));
      presenter.work.documentEntered(idOf(presenter, 'b.pdf'));
      presenter.removal.pickingPressed(shown('发票').materialId);
      for (const name of ['a.pdf', 'c.pdf']) {
        presenter.work.documentEntered(idOf(presenter, name));
        presenter.removal.pickToggled(idOf(presenter, name));
      }
      expect(presenter.preview.shown?.fileId).toBe(fileOf('b.pdf'));
      presenter.removal.pickedPressed();
      await presenter.removal.removalConfirmed();
      expect(presenter.preview.shown).toMatchObject({ fileId: fileOf('b.pdf'), files: [{ name: 'b.pdf' }] });
    });

    it('previews the open document after the previewed one is removed', async () => {
      presenter.state.folds.unfold(idOf(presenter, 'b.pdf'));
      presenter.previewPressed(presenter.state.item(idOf(presenter, 'c.pdf'))?.item.files[0]?.fileId);
      presenter.removal.removePressed(idOf(presenter, 'c.pdf'));
      await presenter.removal.removalConfirmed();
      expect(presenter.preview.shown?.fileId).toBe(
        presenter.state.item(idOf(presenter, 'b.pdf'))?.item.files[0]?.fileId,
      );
    });

    it('includes a colleague’s new document in the preview', async () => {
      await give(await openMaterials(await office.seat('limin'), packageId), '发票', 'd.pdf');
      await presenter.loader.refresh();
      expect(presenter.preview.shown?.files.map((file) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
    });

    it('removes several at once after one confirmation', async () => {
      const { removal } = presenter;
      removal.pickingPressed(shown('发票').materialId);
      removal.allPicked(shown('发票').openIds);
      removal.pickToggled(idOf(presenter, 'b.pdf'));
      removal.pickedPressed();
      expect(removal.toConfirm.map((item) => item.files[0]?.name)).toEqual(['a.pdf', 'c.pdf']);
      await removal.removalConfirmed();
      expect(shown('发票').items.map((item) => item.title)).toEqual(['b.pdf']);
      expect(removal.pickingFrom).toBeUndefined();
    });

    it('deselects documents that a colleague has removed meanwhile', async () => {
      const { removal } = presenter;
      removal.pickingPressed(shown('发票').materialId);
      removal.allPicked(shown('发票').openIds);
      const hers = await openMaterials(await office.seat('limin'), packageId);
      hers.removal.removePressed(idOf(hers, 'a.pdf'));
      await hers.removal.removalConfirmed();
      await presenter.loader.refresh();
      expect(removal.chosen).toHaveLength(2);
    });

    it('reports a document that was not removed because a colleague has just changed it', async () => {
      const hers = await openMaterials(await office.seat('limin'), packageId);
      hers.work.typed(idOf(hers, 'a.pdf'), 'number', '1');
      office.clock.advance(1_000);
      await until(() => hers.state.saved.kind === 'saved');
      presenter.removal.removePressed(idOf(presenter, 'a.pdf'));
      await presenter.removal.removalConfirmed();
      expect(zhou.presenters.toasts.notes.map((note) => note.message)).toEqual([
        { key: 'materials.not-removed', values: { name: 'a.pdf', by: '李敏' } },
      ]);
    });

    it('continues at the open document after a removal, else after the removed ones, else at the last', () => {
      const all = ['a', 'b', 'c', 'd'];
      const open = (...ids: readonly string[]) => ({ isUnfolded: (id: string) => ids.includes(id) });
      expect(nextDocumentAfterRemoval(all, ['b', 'c'], open('a'))).toBe('a');
      expect(nextDocumentAfterRemoval(all, ['b', 'c'], open('b'))).toBe('d');
      expect(nextDocumentAfterRemoval(all, ['d'], open())).toBe('c');
      expect(nextDocumentAfterRemoval(all, all, open('a'))).toBeUndefined();
    });

    it('keeps the rest selected when the connection is lost half way', async () => {
      const { removal } = presenter;
      removal.pickingPressed(shown('发票').materialId);
      removal.allPicked(shown('发票').openIds);
      removal.pickedPressed();
      zhou.weather.lost();
      await removal.removalConfirmed();
      expect(removal.chosen).toHaveLength(3);
      expect(zhou.presenters.toasts.notes.map((note) => note.message.key)).toContain('refusals.network');
    });
  });

  it('lists files that did not arrive until they are dismissed', async () => {
    zhou.weather.lost();
    presenter.files.filesGiven(presenter.materials[0]?.materialId ?? '', [pdf('late.pdf')]);
    await until(() => zhou.presenters.queue.pause === 'offline');
    presenter.left();
    zhou.weather.back();
    const again = await zhou.again();
    const reopened = await openMaterials(again, packageId);
    expect(reopened.frame?.unarrived.map((file) => file.name)).toEqual(['late.pdf']);
    await reopened.unfinished.abandonPressed(reopened.unfinished.rows[0]?.id ?? '');
    expect(reopened.frame?.unarrived).toEqual([]);
    expect((await openMaterials(await again.again(), packageId)).frame?.unarrived).toEqual([]);
  });

  it('suggests a contract number without disallowed characters', async () => {
    await give(presenter, '贸易合同', 'c.pdf');
    const id = idOf(presenter, 'c.pdf');
    presenter.work.typed(id, 'contractNumber', 'QH-2026(A)-0917');
    const field = presenter.state.card(id).view?.fields.find((each) => each.id === 'contractNumber');
    expect(field).toMatchObject({ offer: 'QH2026A0917', problem: { key: 'refusals.contract-number-format' } });
  });

  it('keeps the spelling of a contract number after its separators are removed, until another is typed', async () => {
    await give(presenter, '贸易合同', 'c.pdf');
    const id = idOf(presenter, 'c.pdf');
    const saved = async () => {
      office.clock.advance(1_000);
      await until(() => presenter.editors.get(id)?.save.kind === 'saved');
      return contractOf(presenter.state.item(id)?.item.content ?? { kind: 'other' });
    };
    presenter.work.typed(id, 'contractNumber', ' QH-2026(A)-0917 ');
    presenter.work.separatorsRemovePressed(id);
    expect(await saved()).toEqual({ number: 'QH2026A0917', asWritten: 'QH-2026(A)-0917', amount: undefined });
    expect(presenter.state.card(id).view?.fields.find((each) => each.id === 'contractNumber')).toMatchObject({
      asWritten: 'QH-2026(A)-0917',
      problem: undefined,
    });
    presenter.work.typed(id, 'contractAmount', '100.00');
    expect(await saved()).toMatchObject({ asWritten: 'QH-2026(A)-0917' });
    presenter.work.typed(id, 'contractNumber', 'QH2026A0918');
    expect(await saved()).not.toHaveProperty('asWritten');
  });

  it('shows empty fields as errors only after an attempt to continue', async () => {
    await give(presenter, '发票', 'a.pdf');
    const id = idOf(presenter, 'a.pdf');
    const problems = () => presenter.state.card(id).view?.fields.filter((field) => field.problem).length;
    expect(problems()).toBe(0);
    expect(presenter.state.card(id).view?.missing.map((label) => label.key)).toContain('materials.invoice-number');
    await presenter.checkPressed();
    expect(problems()).toBeGreaterThan(3);
  });

  it('shows the errors of the document that the check page links to, and of no other', async () => {
    await give(presenter, '发票', 'a.pdf', 'b.pdf');
    const problems = (name: string) =>
      presenter.state.card(idOf(presenter, name)).view?.fields.filter((field) => field.problem).length;
    presenter.opened('BUSI_INVOICE', packageId, idOf(presenter, 'a.pdf'));
    expect(problems('a.pdf')).toBeGreaterThan(3);
    expect(problems('b.pdf')).toBe(0);
  });

  it('shows no error during the first typing, and keeps a shown error until it is corrected', async () => {
    await give(presenter, '发票', 'a.pdf');
    const id = idOf(presenter, 'a.pdf');
    const problem = () => presenter.state.card(id).view?.fields.find((field) => field.id === 'number')?.problem?.key;
    presenter.work.typed(id, 'type', 'E_GENERAL_VAT_ELEC');
    presenter.work.fieldEntered(id, 'number');
    presenter.work.typed(id, 'number', '12');
    expect(problem()).toBeUndefined();
    presenter.work.fieldLeft();
    expect(problem()).toBe('refusals.field-length');
    presenter.work.fieldEntered(id, 'number');
    presenter.work.typed(id, 'number', '123');
    expect(problem()).toBe('refusals.field-length');
    presenter.work.typed(id, 'number', '26992000000000000001');
    expect(problem()).toBeUndefined();
  });

  it('names the other one of two equal invoices, and links to it', async () => {
    presenter.opened('BUSI_INVOICE', packageId);
    for (const name of ['a.pdf', 'b.pdf']) await give(presenter, '发票', name);
    for (const name of ['a.pdf', 'b.pdf'])
      presenter.work.typed(idOf(presenter, name), 'number', '26992000000000000001');
    const view = presenter.state.card(idOf(presenter, 'b.pdf')).view;
    expect(view?.twins).toEqual([{ documentId: idOf(presenter, 'a.pdf'), name: 'a.pdf', material: '发票', row: 1 }]);
    expect(view?.fields.find((field) => field.id === 'number')?.problem).toMatchObject({
      key: 'materials.same-invoice',
      values: { name: 'a.pdf', row: 1 },
    });
    presenter.opened('FINANCE_AUTH', packageId);
    expect(presenter.documentLinkPressed(idOf(presenter, 'a.pdf'))).toEqual({
      item: idOf(presenter, 'a.pdf'),
      field: null,
    });
    expect(presenter.state.folds.isUnfolded(idOf(presenter, 'a.pdf'))).toBe(true);
    expect(zhou.place()).toContain('s=BUSI_INVOICE');
  });

  it('reloads at once when a colleague has filled a material, and names the document', async () => {
    const hers = await openMaterials(await office.seat('limin'), packageId);
    await give(hers, '融资申请授权书', 'hers.pdf');
    await give(presenter, '融资申请授权书', 'mine.pdf');
    expect(presenter.uploads.tasks).toMatchObject([{ file: { name: 'mine.pdf' }, state: { kind: 'failed' } }]);
    await until(() => zhou.presenters.toasts.notes.some((note) => note.message.key === 'materials.filled-by'));
    expect(zhou.presenters.toasts.notes.at(-1)?.message.values).toEqual({ name: '融资申请授权书', by: '李敏' });
    expect(presenter.state.item(idOf(presenter, 'hers.pdf'))).toBeDefined();
    expect(shown('融资申请授权书').adding.open).toBe(false);
  });

  describe('for a user who returns without a place in the address', () => {
    it('continues in the first unfinished stage at the first unfinished document', async () => {
      await give(presenter, '融资申请授权书', 'letter.pdf');
      await give(presenter, '贸易合同', 'c.pdf');
      presenter.work.typed(idOf(presenter, 'c.pdf'), 'contractNumber', 'QH2026A0917');
      office.clock.advance(1_000);
      await until(() => presenter.state.saved.kind === 'saved');
      const again = await openMaterials(await zhou.again(), packageId);
      expect(again.stage).toBe('BUSI_CONTRACT');
      expect(again.resume).toEqual({ item: idOf(again, 'c.pdf'), field: 'contractAmount' });
      expect(again.state.folds.isUnfolded(idOf(again, 'c.pdf'))).toBe(true);
      expect(again.preview.shown?.files.map((file) => file.name)).toEqual(['c.pdf']);
      again.opened('FINANCE_AUTH', packageId);
      expect(again.resume).toBeUndefined();
    });

    it('opens the first returned document in a returned package', async () => {
      const returned = await openMaterials(zhou, 'DD20261118-0038');
      expect(returned.stage).toBe('BUSI_INVOICE');
      expect(returned.resume?.item).toBe(returned.state.frames.flatMap((frame) => frame.openIds)[0]);
    });

    it('selects no place for a reader', async () => {
      await give(presenter, '发票', 'a.pdf');
      expect((await openMaterials(await office.seat('guyunzhou'), packageId)).resume).toBeUndefined();
    });
  });

  it('compares the typed totals with the financing amount, as a tip', async () => {
    await give(presenter, '发票', 'a.pdf');
    presenter.work.typed(idOf(presenter, 'a.pdf'), 'total', '321150.00');
    expect(presenter.state.totals).toMatchObject({
      invoices: '321150.00',
      financing: '642300.00',
      share: 0.5,
      invoicesBelow: true,
    });
  });

  it('redraws no page data while an invoice is edited', async () => {
    await give(presenter, '发票', 'a.pdf', 'b.pdf');
    let told = 0;
    const stop = autorun(() => {
      told += 1;
      expect(presenter.frame && presenter.state.frames).toBeDefined();
    });
    presenter.work.typed(idOf(presenter, 'a.pdf'), 'number', '12');
    expect(told).toBe(1);
    stop();
  });

  it('is read-only for users who may not edit', async () => {
    const gu = await openMaterials(await office.seat('guyunzhou'), packageId);
    expect(gu.frame?.editable).toBe(false);
  });

  it('does not exist for another company', async () => {
    const he = await openMaterials(await office.seat('heqinghe'), packageId);
    expect(he.content).toMatchObject({ kind: 'failed', failure: { kind: 'not-found' } });
  });

  it('can be shown again after a failed load', async () => {
    zhou.weather.lost();
    const again = await openMaterials(zhou, packageId);
    expect(again.content).toMatchObject({ kind: 'failed', failure: { canRetry: true } });
    zhou.weather.back();
    again.retryPressed();
    await until(() => again.content.kind === 'ready');
    expect(again.frame?.packageId).toBe(packageId);
  });
});
