import { invoiceOf } from '../../../../src/domain/evidence/materials/document-content.ts';
import type { Invoice } from '../../../../src/domain/evidence/invoice/invoice.ts';
import type { MaterialItem } from '../../../../src/domain/evidence/materials/material.ts';
import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemEditor } from '../../../../src/presentation/evidence/materials/editing/item-editor.ts';
import type { MaterialsPresenter } from '../../../../src/presentation/evidence/materials/materials-presenter.ts';
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

const modify = '/corp/v1/certificate/doc/file/modify';

const invoiceIn = (item: MaterialItem | undefined): Invoice | undefined => item && invoiceOf(item.content);

describe('the fields of an invoice', () => {
  let office: Office;
  let zhou: Seat;
  let packageId: string;
  let presenter: MaterialsPresenter;
  let id: string;
  const editor = (of: MaterialsPresenter = presenter): ItemEditor => of.editors.get(id)!;
  const kept = async (): Promise<string> => {
    const { materials } = await office.backEnd.reviews.materials(packageId);
    return (
      invoiceIn(materials.flatMap((material) => material.items).find((item) => item.documentId === id))?.number ?? ''
    );
  };
  const saved = async (of: MaterialsPresenter = presenter): Promise<void> => {
    office.clock.advance(1_000);
    await until(() => editor(of).save.kind === 'saved' || editor(of).save.kind === 'refused');
  };

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
    packageId = await newPackage(zhou);
    presenter = await openMaterials(zhou, packageId);
    await give(presenter, '发票', 'a.pdf');
    id = idOf(presenter, 'a.pdf');
  });
  afterEach(() => office.close());

  it('are saved together when typing pauses', async () => {
    for (const number of ['1', '12', '123']) presenter.work.typed(id, 'number', number);
    expect(presenter.state.saved.kind).toBe('saving');
    await saved();
    expect(await kept()).toBe('123');
    expect(zhou.weather.sent.get(modify)).toBe(1);
    expect(presenter.state.saved).toEqual({ kind: 'saved', at: office.clock.now() });
  });

  it('lose the blanks of a pasted number', async () => {
    presenter.work.typed(id, 'number', ' 2699 2000 ');
    expect(editor().fields.number).toBe('26992000');
  });

  it('are saved one request after the other', async () => {
    presenter.work.typed(id, 'number', '1');
    zhou.weather.hold();
    office.clock.advance(1_000);
    await until(() => editor().save.kind === 'saving');
    presenter.work.typed(id, 'number', '12');
    office.clock.advance(1_000);
    expect(zhou.weather.sent.get(modify)).toBe(1);
    zhou.weather.release();
    await until(() => editor().save.kind === 'saved');
    expect(await kept()).toBe('12');
  });

  it('are kept in this browser without a connection, and saved when it is back', async () => {
    zhou.weather.lost();
    presenter.work.typed(id, 'number', '77');
    office.clock.advance(1_000);
    await until(() => editor().save.kind === 'kept-here');
    expect(presenter.state.saved.kind).toBe('kept-here');
    zhou.weather.back();
    office.clock.advance(5_000);
    await until(() => editor().save.kind === 'saved');
    expect(await kept()).toBe('77');
  });

  it('are restored after a closed tab, and then saved', async () => {
    zhou.weather.lost();
    presenter.work.typed(id, 'number', '88');
    presenter.left();
    const again = await zhou.again();
    zhou.weather.back();
    const reopened = await openMaterials(await again.again(), packageId);
    expect(editor(reopened).fields.number).toBe('88');
    await saved(reopened);
    expect(await kept()).toBe('88');
  });

  it('are not saved twice when only the answer was lost', async () => {
    zhou.weather.loseAnswerOf(modify);
    presenter.work.typed(id, 'number', '99');
    office.clock.advance(1_000);
    await until(() => editor().save.kind === 'kept-here');
    office.clock.advance(5_000);
    await until(() => editor().save.kind === 'saved');
    expect(await kept()).toBe('99');
  });

  describe('after a save whose answer was lost', () => {
    beforeEach(async () => {
      zhou.weather.loseAnswerOf(modify);
      presenter.work.typed(id, 'number', '1111');
      office.clock.advance(1_000);
      await until(() => editor().save.kind === 'kept-here');
      zhou.weather.lost();
      presenter.work.typed(id, 'number', '2222');
      office.clock.advance(1_000);
      await until(() => editor().save.kind === 'kept-here');
    });

    it('are kept when the connection is back and no colleague has changed the document', async () => {
      zhou.weather.back();
      office.clock.advance(5_000);
      await until(() => editor().save.kind === 'saved' || editor().save.kind === 'refused');
      expect(presenter.state.card(id).view?.differences).toEqual([]);
      expect(await kept()).toBe('2222');
      expect(zhou.presenters.toasts.notes).toEqual([]);
    });

    it('are kept after a closed tab, too', async () => {
      presenter.left();
      const again = await zhou.again();
      zhou.weather.back();
      const reopened = await openMaterials(await again.again(), packageId);
      expect(editor(reopened).fields.number).toBe('2222');
      await saved(reopened);
      expect(editor(reopened).save.kind).toBe('saved');
      expect(await kept()).toBe('2222');
    });

    it('are in conflict when a colleague has overwritten them', async () => {
      const theirs = await openMaterials(await office.seat('limin'), packageId);
      theirs.work.typed(id, 'number', '3333');
      await saved(theirs);
      zhou.weather.back();
      office.clock.advance(5_000);
      await until(() => editor().save.kind === 'refused');
      expect(await kept()).toBe('3333');
    });
  });

  it('that were refused stay in conflict when a colleague types the same value', async () => {
    const theirs = await openMaterials(await office.seat('limin'), packageId);
    theirs.work.typed(id, 'number', '1000');
    await saved(theirs);
    presenter.work.typed(id, 'number', '2000');
    await saved();
    theirs.work.typed(id, 'number', '2000');
    await saved(theirs);
    presenter.work.typed(id, 'number', '3000');
    presenter.left();
    const reopened = await openMaterials(await zhou.again(), packageId);
    expect(reopened.state.card(id).view?.differences).toMatchObject([
      { mine: { text: '3000' }, theirs: { text: '2000' } },
    ]);
  });

  describe('amounts', () => {
    const amounts = (): readonly string[] => [
      editor().fields.amountExcludingTax,
      editor().fields.tax,
      editor().fields.total,
    ];
    const type = (field: 'amountExcludingTax' | 'tax' | 'total', ...texts: readonly string[]): void =>
      texts.forEach((text) => presenter.work.typed(id, field, text));

    it('calculate the third from two, at every key', () => {
      type('amountExcludingTax', '85221.24');
      expect(amounts()).toEqual(['85221.24', '', '']);
      type('tax', '1.00', '11.00', '11078.76');
      expect(amounts()).toEqual(['85221.24', '11078.76', '96300.00']);
    });

    it('are saved with the calculated one', async () => {
      type('total', '96300.00');
      type('amountExcludingTax', '85221.24');
      await saved();
      const { materials } = await office.backEnd.reviews.materials(packageId);
      expect(
        invoiceIn(materials.flatMap((material) => material.items).find((item) => item.documentId === id))?.tax,
      ).toEqual({ fen: 1_107_876n });
    });

    it('lose a calculated value when its sources are removed', () => {
      type('amountExcludingTax', '100.00');
      type('tax', '13.00');
      type('tax', '');
      expect(amounts()).toEqual(['100.00', '', '']);
    });

    it('typed by the user are never overwritten; a wrong sum is reported', () => {
      type('amountExcludingTax', '100.00');
      type('tax', '13.00');
      type('total', '114.00');
      type('tax', '12.00');
      expect(amounts()).toEqual(['100.00', '12.00', '114.00']);
      expect(presenter.state.card(id).view?.fields.find((field) => field.id === 'total')?.problem?.key).toBe(
        'refusals.field-sum',
      );
    });

    it('stay saved while their field holds text that is no amount, and that text is restored', async () => {
      type('total', '96300.00');
      await saved();
      type('total', '9630O');
      office.clock.advance(1_000);
      await until(() => editor().save.kind === 'withheld');
      const total = async () =>
        invoiceIn(
          (await office.backEnd.reviews.materials(packageId)).materials
            .flatMap((material) => material.items)
            .find((item) => item.documentId === id),
        )?.total;
      expect(await total()).toEqual({ fen: 9_630_000n });
      expect(presenter.state.card(id).view).toMatchObject({ state: 'incomplete' });
      expect(presenter.state.card(id).view?.fields.find((field) => field.id === 'total')?.problem?.key).toBe(
        'refusals.amount-unreadable',
      );
      expect(editor(await openMaterials(await zhou.again(), packageId)).fields.total).toBe('9630O');
    });

    it('emptied by the user stay empty', () => {
      type('amountExcludingTax', '100.00');
      type('tax', '13.00');
      type('total', '');
      expect(amounts()).toEqual(['100.00', '13.00', '']);
    });
  });

  it('are saved together with a file that the same user replaces meanwhile', async () => {
    presenter.work.typed(id, 'number', '55');
    presenter.files.fileReplaced(id, pdf('b.pdf'));
    office.clock.advance(1_000);
    await until(() => presenter.uploads.tasks.length === 0 && editor().save.kind === 'saved');
    expect(await kept()).toBe('55');
    expect(presenter.state.item(id)?.item.files.map((file) => file.name)).toEqual(['b.pdf']);
  });

  describe('that a colleague changed, too', () => {
    let li: Seat;
    let theirs: MaterialsPresenter;
    beforeEach(async () => {
      li = await office.seat('limin');
      theirs = await openMaterials(li, packageId);
      theirs.work.typed(id, 'number', '1000');
      await saved(theirs);
      presenter.work.typed(id, 'number', '2000');
      await saved();
    });

    it('are not overwritten: the colleague and the differences are shown', async () => {
      expect(await kept()).toBe('1000');
      const view = presenter.state.card(id).view;
      expect(view?.save).toMatchObject({ kind: 'refused', outcome: { because: 'changed-by-another', by: '李敏' } });
      expect(view?.differences).toEqual([
        {
          label: { key: 'materials.invoice-number' },
          mine: { kind: 'text', text: '2000' },
          theirs: { kind: 'text', text: '1000' },
        },
      ]);
    });

    it('stay as typed when the user keeps the own ones', async () => {
      await presenter.work.conflictSettled(id, 'mine');
      expect(await kept()).toBe('2000');
      expect(presenter.state.card(id).view?.save.kind).toBe('saved');
    });

    it('become the colleague’s when the user takes those', async () => {
      await presenter.work.conflictSettled(id, 'theirs');
      expect(editor().fields.number).toBe('1000');
      expect(await kept()).toBe('1000');
      expect((await openMaterials(await zhou.again(), packageId)).editors.get(id)?.save.kind).toBe('saved');
    });

    it('are in conflict again when the colleague continues', async () => {
      theirs.work.typed(id, 'number', '1001');
      await saved(theirs);
      await presenter.work.conflictSettled(id, 'mine');
      await saved();
      expect(editor().save.kind).toBe('refused');
      expect(await kept()).toBe('1001');
    });

    it('keep the user on the page instead of opening the check', async () => {
      await presenter.checkPressed();
      expect(zhou.place()).not.toContain('s=CHECK');
    });
  });

  it('are in conflict after a closed tab when a colleague changed them meanwhile', async () => {
    zhou.weather.lost();
    presenter.work.typed(id, 'number', '3000');
    presenter.left();
    const theirs = await openMaterials(await office.seat('limin'), packageId);
    theirs.work.typed(id, 'number', '4000');
    await saved(theirs);
    zhou.weather.back();
    const reopened = await openMaterials(await zhou.again(), packageId);
    expect(editor(reopened).save.kind).toBe('refused');
    expect(editor(reopened).fields.number).toBe('3000');
    expect(await kept()).toBe('4000');
  });

  it('are in conflict, not overwritten, when a refresh brings a colleague’s change', async () => {
    const theirs = await openMaterials(await office.seat('limin'), packageId);
    theirs.work.typed(id, 'number', '4000');
    await saved(theirs);
    presenter.work.typed(id, 'number', '3000');
    await presenter.loader.refresh();
    expect(editor().save.kind).toBe('refused');
    office.clock.advance(1_000);
    expect(await kept()).toBe('4000');
    await until(() => editor().isConflictWith('李敏'));
  });

  describe('when a colleague changed other fields', () => {
    let theirs: MaterialsPresenter;
    const field = async (name: 'number' | 'code'): Promise<string> => {
      const { materials } = await office.backEnd.reviews.materials(packageId);
      return (
        invoiceIn(materials.flatMap((material) => material.items).find((item) => item.documentId === id))?.[name] ?? ''
      );
    };
    beforeEach(async () => {
      theirs = await openMaterials(await office.seat('limin'), packageId);
      theirs.work.typed(id, 'code', '4000');
      await saved(theirs);
    });

    it('are saved beside the colleague’s, and the colleague is named', async () => {
      presenter.work.typed(id, 'number', '3000');
      await saved();
      expect([await field('number'), await field('code')]).toEqual(['3000', '4000']);
      expect(editor().fields).toMatchObject({ number: '3000', code: '4000' });
      expect(zhou.presenters.toasts.notes.map((note) => note.message)).toEqual([
        { key: 'materials.saved-beside', values: { name: '李敏' } },
      ]);
    });

    it('are merged when a refresh brings the colleague’s', async () => {
      presenter.work.typed(id, 'number', '3000');
      await presenter.loader.refresh();
      expect(editor().fields).toMatchObject({ number: '3000', code: '4000' });
      await saved();
      expect([await field('number'), await field('code')]).toEqual(['3000', '4000']);
    });

    it('stay when the user keeps the own ones, and untouched fields take the colleague’s', async () => {
      theirs.work.typed(id, 'number', '1111');
      await saved(theirs);
      presenter.work.typed(id, 'number', '3000');
      await saved();
      expect(presenter.state.card(id).view?.differences.map(({ label }) => label.key)).toEqual([
        'materials.invoice-number',
      ]);
      await presenter.work.conflictSettled(id, 'mine');
      expect([await field('number'), await field('code')]).toEqual(['3000', '4000']);
    });

    it('keep fields that only the user typed when the user takes the colleague’s', async () => {
      presenter.work.typed(id, 'date', '2026-09-17');
      presenter.work.typed(id, 'code', '5000');
      await saved();
      expect(editor().save.kind).toBe('refused');
      await presenter.work.conflictSettled(id, 'theirs');
      await saved();
      expect(editor().fields).toMatchObject({ code: '4000', date: '2026-09-17' });
      expect(await field('code')).toBe('4000');
    });

    it('are still in conflict after a closed tab', async () => {
      presenter.work.typed(id, 'code', '5000');
      await saved();
      presenter.left();
      const reopened = await openMaterials(await zhou.again(), packageId);
      expect(editor(reopened).save.kind).toBe('refused');
      expect(await field('code')).toBe('4000');
    });

    it('are in conflict when the colleague has replaced the file', async () => {
      theirs.files.fileReplaced(id, pdf('c.pdf'));
      await until(() => theirs.uploads.tasks.length === 0);
      presenter.work.typed(id, 'number', '3000');
      await saved();
      expect(presenter.state.card(id).view?.differences.map(({ label }) => label.key)).toEqual([
        'materials.file',
        'materials.invoice-number',
      ]);
      await presenter.loader.refresh();
      expect(editor().save.kind).toBe('refused');
      expect(await field('number')).toBe('');
    });
  });

  it('cannot be saved once a colleague has removed the invoice', async () => {
    const theirs = await openMaterials(await office.seat('limin'), packageId);
    theirs.removal.removePressed(id);
    await theirs.removal.removalConfirmed();
    presenter.work.typed(id, 'number', '3000');
    await saved();
    expect(editor().save).toMatchObject({ kind: 'refused', outcome: { because: 'gone' } });
    await until(() => presenter.state.item(id) === undefined);
    expect(presenter.removed.views).toMatchObject([{ documentId: id, by: '李敏' }]);
  });

  it('show at once that a colleague has submitted the package, and the page becomes read-only', async () => {
    const complete = 'DD20261119-0031';
    const mine = await openMaterials(zhou, complete, 'BUSI_INVOICE');
    const theirs = (await office.seat('limin')).presenters.checkAnswers('credit');
    theirs.opened(complete);
    await until(() => theirs.content.kind === 'ready');
    theirs.submitPressed();
    await until(() => !theirs.submitting);
    const [first] = [...mine.editors.values()];
    mine.work.typed(first?.item.documentId ?? '', 'number', '3000');
    office.clock.advance(1_000);
    await until(() => mine.frame?.editable === false);
    expect(zhou.presenters.toasts.notes.map((note) => note.message)).toEqual([
      { key: 'materials.moved', values: { action: 'submitted', by: '李敏' } },
    ]);
  });

  it('redraw nothing of another invoice', async () => {
    await give(presenter, '发票', 'b.pdf');
    const other = presenter.state.card(idOf(presenter, 'b.pdf'));
    // Its reading arrives without a request.
    await until(() => other.view?.reading === 'not-readable');
    let drawn = 0;
    const stop = autorun(() => {
      drawn += other.view ? 1 : 0;
    });
    presenter.work.typed(id, 'number', '5');
    await saved();
    expect(drawn).toBe(1);
    stop();
  });
});
