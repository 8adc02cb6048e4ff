import { documentNumber } from '../../../../../src/domain/evidence/materials/document-content.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  ItemChange,
  ItemOutcome,
  MaterialDesk,
} from '../../../../../src/application/ports/evidence/material-desk.ts';
import { uploadEditability } from '../../../../../src/domain/evidence/materials/editability.ts';
import { PortFault } from '../../../../../src/application/ports/port-fault.ts';
import type { MaterialsPresenter } from '../../../../../src/presentation/evidence/materials/materials-presenter.ts';
import { RemovedDocuments } from '../../../../../src/presentation/evidence/materials/commands/removed-documents.ts';
import type { ItemWithMaterial } from '../../../../../src/presentation/evidence/shared/item-with-material.ts';
import {
  give,
  idOf,
  newPackage,
  openMaterials,
  openOffice,
  until,
  type Office,
  type Seat,
} from '../../../../builders/office.ts';

describe('a document that a colleague removes during typing', () => {
  let office: Office;
  let zhou: Seat;
  let packageId: string;
  let presenter: MaterialsPresenter;
  let theirs: MaterialsPresenter;
  let id: string;
  const removes = async (by: MaterialsPresenter, name: string): Promise<void> => {
    by.removal.removePressed(idOf(by, name));
    await by.removal.removalConfirmed();
  };

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
    packageId = await newPackage(zhou);
    presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    await give(presenter, '发票', 'a.pdf', 'b.pdf');
    id = idOf(presenter, 'a.pdf');
    theirs = await openMaterials(await office.seat('limin'), packageId);
  });
  afterEach(() => office.close());

  it('is reported by name, with the typed values', async () => {
    presenter.work.typed(id, 'number', '12345678');
    await removes(theirs, 'a.pdf');
    await presenter.loader.refresh();
    expect(presenter.removed.views).toEqual([
      {
        documentId: id,
        materialId: presenter.materials.find((material) => material.name === '发票')?.materialId,
        title: 'a.pdf',
        material: '发票',
        by: '李敏',
        mayAdd: true,
        typed: [{ label: { key: 'materials.invoice-number' }, value: { kind: 'text', text: '12345678' } }],
      },
    ]);
  });

  it('is reported when a save notices it first', async () => {
    await removes(theirs, 'a.pdf');
    presenter.work.typed(id, 'number', '12345678');
    office.clock.advance(1_000);
    await until(() => presenter.removed.views.length === 1);
    expect(presenter.removed.views[0]).toMatchObject({ by: '李敏', title: 'a.pdf' });
  });

  it('names the colleague who removed this document, even if others removed other documents', async () => {
    presenter.work.typed(id, 'number', '12345678');
    await removes(theirs, 'a.pdf');
    await removes(presenter, 'b.pdf');
    expect(presenter.removed.views.map(({ by }) => by)).toEqual(['李敏']);
  });

  it('names no person when the log cannot be loaded', async () => {
    presenter.work.typed(id, 'number', '12345678');
    await removes(theirs, 'a.pdf');
    zhou.weather.refuse('/corp/v1/certificate/doc/operation-log/datum/find/state', 'busy');
    await presenter.loader.refresh();
    expect(presenter.removed.views.map(({ by }) => by)).toEqual(['']);
  });

  it('can be added again with its file by one press, without values that cannot be sent', async () => {
    presenter.work.typed(id, 'number', '12345678');
    presenter.work.typed(id, 'code', '1'.repeat(13));
    await removes(theirs, 'a.pdf');
    await presenter.loader.refresh();
    await Promise.all([presenter.removed.addPressed(id), presenter.removed.addPressed(id)]);
    const again = idOf(presenter, 'a.pdf');
    expect(again).not.toBe(id);
    expect(presenter.editors.get(again)?.fields).toMatchObject({ number: '12345678', code: '1'.repeat(13) });
    expect(presenter.removed.views).toEqual([]);
    const { materials } = await office.backEnd.reviews.materials(packageId);
    expect(materials.flatMap((material) => material.items).map((item) => documentNumber(item.content))).toEqual(
      expect.arrayContaining(['', '12345678']),
    );
  });

  it('is not reported when the user removed it, or when nothing was typed in it', async () => {
    presenter.work.typed(id, 'number', '12345678');
    await removes(presenter, 'a.pdf');
    await removes(theirs, 'b.pdf');
    await presenter.loader.refresh();
    expect(presenter.removed.views).toEqual([]);
  });
});

describe('the typed values of removed documents', () => {
  const long = '1'.repeat(40);
  let office: Office;
  let presenter: MaterialsPresenter;
  let answers: (() => Promise<ItemOutcome>)[];
  let added: { readonly change: ItemChange; readonly key: string }[];
  let told: unknown[];
  let removed: RemovedDocuments;
  const nothing = async (): Promise<never> => {
    throw new Error('Nothing else is asked');
  };
  const placed = (name: string): ItemWithMaterial => {
    for (const material of presenter.materials)
      for (const item of material.items) if (item.files[0]?.name === name) return { item, material };
    throw new Error(`There is no ${name}`);
  };
  const found = (name: string, change: Partial<ItemWithMaterial> = {}): string => {
    const { item, material } = placed(name);
    const editor = presenter.editors.get(item.documentId);
    if (!editor) throw new Error(`Nothing is typed in ${name}`);
    removed.add([{ placed: { item, material, ...change }, editor }], []);
    return item.documentId;
  };
  const ids = () => removed.views.map(({ documentId }) => documentId);

  beforeEach(async () => {
    office = await openOffice();
    const zhou = await office.seat('zhousiyuan');
    presenter = await openMaterials(zhou, await newPackage(zhou), 'BUSI_INVOICE');
    await give(presenter, '发票', 'a.pdf', 'b.pdf');
    [answers, added, told] = [[], [], []];
    const desk: MaterialDesk = {
      materials: nothing,
      document: nothing,
      change: nothing,
      changeShared: nothing,
      remove: nothing,
      add: async (_material, change, key) => {
        added.push({ change, key });
        return (answers.shift() ?? nothing)();
      },
    };
    removed = new RemovedDocuments(
      presenter.state,
      { desk },
      {
        showRefusal: (outcome) => void told.push(outcome.because),
        showFault: (thrown) => void told.push(thrown),
      },
    );
  });
  afterEach(() => office.close());

  const made = async (): Promise<ItemOutcome> => ({
    saved: true,
    item: { ...placed('b.pdf').item, documentId: 'DF-AGAIN' },
  });
  const refused = (because: 'file-missing' | 'not-open') => async (): Promise<ItemOutcome> => ({
    saved: false,
    because,
  });

  it('are listed side by side until each is dismissed', () => {
    const [one, other] = [found('a.pdf'), found('b.pdf')];
    expect(ids()).toEqual([one, other]);
    removed.dismissed(one);
    expect(ids()).toEqual([other]);
  });

  it('are added once when pressed repeatedly, without values that cannot be sent', async () => {
    presenter.work.typed(placed('a.pdf').item.documentId, 'number', '12345678');
    presenter.work.typed(placed('a.pdf').item.documentId, 'code', long);
    const id = found('a.pdf');
    answers = [made];
    await Promise.all([removed.addPressed(id), removed.addPressed(id)]);
    expect(added).toMatchObject([
      {
        change: {
          content: { invoice: { number: '12345678', code: '' } },
          fileIds: [placed('a.pdf').item.files[0]?.fileId],
        },
        key: `${id}-again`,
      },
    ]);
    expect([ids(), removed.adding, told]).toEqual([[], false, []]);
  });

  it('are added without their files when these are gone too, by another request', async () => {
    const id = found('a.pdf');
    answers = [refused('file-missing'), made];
    await removed.addPressed(id);
    expect(added.map(({ change, key }) => [change.fileIds?.length, key])).toEqual([
      [1, `${id}-again`],
      [undefined, `${id}-again-bare`],
    ]);
    expect(ids()).toEqual([]);
  });

  it('stay when adding is refused, which is reported and not repeated without files', async () => {
    const id = found('a.pdf');
    answers = [refused('not-open')];
    await removed.addPressed(id);
    expect([added.length, told, ids(), removed.adding]).toEqual([1, ['not-open'], [id], false]);
  });

  it('stay when the back end is unreachable, and can be added later', async () => {
    const id = found('a.pdf');
    const away = new PortFault('offline');
    answers = [async () => Promise.reject(away), made];
    await removed.addPressed(id);
    expect([told, ids(), removed.adding]).toEqual([[away], [id], false]);
    await removed.addPressed(id);
    expect([added.length, ids()]).toEqual([2, []]);
  });

  it('can be added only while their material exists', async () => {
    const { material } = placed('a.pdf');
    const id = found('a.pdf', { material: { ...material, materialId: 'DM-GONE' } });
    expect(removed.views.map(({ mayAdd }) => mayAdd)).toEqual([false]);
    await removed.addPressed(id);
    expect([added, ids()]).toEqual([[], [id]]);
    found('b.pdf');
    expect(removed.views.map(({ mayAdd }) => mayAdd)).toEqual([false, true]);
  });

  it('can be added only when their material accepts another document', async () => {
    presenter = await openMaterials(await office.seat('zhousiyuan'), 'DD20261118-0038', 'BUSI_INVOICE');
    const desk = {
      materials: nothing,
      document: nothing,
      add: nothing,
      change: nothing,
      changeShared: nothing,
      remove: nothing,
    };
    removed = new RemovedDocuments(
      presenter.state,
      { desk },
      { showRefusal: () => undefined, showFault: () => undefined },
    );
    const shut = presenter.materials.find((material) => !uploadEditability(material, presenter.state.context).open);
    const [editor] = presenter.editors.values();
    if (!shut || !editor) throw new Error('The returned package takes everything');
    removed.add([{ placed: { item: editor.item, material: shut }, editor }], []);
    expect(removed.views.map(({ mayAdd }) => mayAdd)).toEqual([false]);
  });
});
