import { documentNumber } from '../../../../src/domain/evidence/materials/document-content.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MaterialsPresenter } from '../../../../src/presentation/evidence/materials/materials-presenter.ts';
import { give, idOf, newPackage, openMaterials, openOffice, until, type Office, type Seat } from '../../../builders/office.ts';

describe('a document that a colleague removes while one types in it', () => {
  let office: Office;
  let zhou: Seat;
  let docDatumId: string;
  let presenter: MaterialsPresenter;
  let theirs: MaterialsPresenter;
  let id: string;
  const removes = async (by: MaterialsPresenter, name: string): Promise<void> => {
    by.removal.pressed(idOf(by, name));
    await by.removal.confirmed();
  };

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
    docDatumId = await newPackage(zhou);
    presenter = await openMaterials(zhou, docDatumId, 'BUSI_INVOICE');
    await give(presenter, '发票', 'a.pdf', 'b.pdf');
    id = idOf(presenter, 'a.pdf');
    theirs = await openMaterials(await office.seat('limin'), docDatumId);
  });
  afterEach(() => office.close());

  it('is told by name, with what was typed', async () => {
    presenter.work.typed(id, 'number', '12345678');
    await removes(theirs, 'a.pdf');
    await presenter.refresh();
    expect(presenter.removed.views).toEqual([
      { docFileId: id, docMaterialId: presenter.materials.find((material) => material.name === '发票')?.docMaterialId, title: 'a.pdf', material: '发票', by: '李敏', mayAdd: true, typed: [{ label: { key: 'materials.invoice-number' }, value: { kind: 'text', text: '12345678' } }] },
    ]);
  });

  it('is told where saving was the first to notice', async () => {
    await removes(theirs, 'a.pdf');
    presenter.work.typed(id, 'number', '12345678');
    office.clock.advance(1_000);
    await until(() => presenter.removed.views.length === 1);
    expect(presenter.removed.views[0]).toMatchObject({ by: '李敏', title: 'a.pdf' });
  });

  it('names the one who removed this very document, though others removed others', async () => {
    presenter.work.typed(id, 'number', '12345678');
    await removes(theirs, 'a.pdf');
    await removes(presenter, 'b.pdf');
    expect(presenter.removed.views.map(({ by }) => by)).toEqual(['李敏']);
  });

  it('names nobody where the log cannot be had', async () => {
    presenter.work.typed(id, 'number', '12345678');
    await removes(theirs, 'a.pdf');
    zhou.weather.refuse('/corp/v1/certificate/doc/operation-log/datum/find/state', 'busy');
    await presenter.refresh();
    expect(presenter.removed.views.map(({ by }) => by)).toEqual(['']);
  });

  it('comes back as a new one with its file by one press, whatever cannot be sent typed again', async () => {
    presenter.work.typed(id, 'number', '12345678');
    presenter.work.typed(id, 'code', '1'.repeat(13));
    await removes(theirs, 'a.pdf');
    await presenter.refresh();
    await Promise.all([presenter.removed.addPressed(id), presenter.removed.addPressed(id)]);
    const again = idOf(presenter, 'a.pdf');
    expect(again).not.toBe(id);
    expect(presenter.editors.get(again)?.fields).toMatchObject({ number: '12345678', code: '1'.repeat(13) });
    expect(presenter.removed.views).toEqual([]);
    const { materials } = await office.backEnd.reviews.materials(docDatumId);
    expect(materials.flatMap((material) => material.items).map((item) => documentNumber(item.content))).toEqual(expect.arrayContaining(['', '12345678']));
  });

  it('is not told of what one removed oneself, nor of what nobody typed in', async () => {
    presenter.work.typed(id, 'number', '12345678');
    await removes(presenter, 'a.pdf');
    await removes(theirs, 'b.pdf');
    await presenter.refresh();
    expect(presenter.removed.views).toEqual([]);
  });
});
