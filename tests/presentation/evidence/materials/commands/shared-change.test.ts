import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../../server/core/desks.ts';
import type { Invoice } from '../../../../../src/domain/evidence/invoice/invoice.ts';
import { invoiceOf } from '../../../../../src/domain/evidence/materials/document-content.ts';
import type { MaterialsPresenter } from '../../../../../src/presentation/evidence/materials/materials-presenter.ts';
import { openMaterials, openOffice, until, type Office, type Seat } from '../../../../builders/office.ts';

const complete = 'DD20261119-0031';
let office: Office;
let zhou: Seat;
let work: MaterialsPresenter;

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  work = await openMaterials(zhou, complete, 'BUSI_INVOICE');
});
afterEach(() => office.close());

const invoices = (of = work): readonly { readonly documentId: string; readonly invoice: Invoice }[] =>
  of.materials
    .flatMap(({ items }) => items)
    .flatMap(({ documentId, content }) => {
      const invoice = invoiceOf(content);
      return invoice ? [{ documentId, invoice }] : [];
    });
const ids = (): readonly string[] => invoices().map(({ documentId }) => documentId);
const dates = (of = work): readonly string[] => invoices(of).map(({ invoice }) => invoice.date);

describe('changing several invoices at once', () => {
  it('is offered for invoices only, and loaded on demand', () => {
    const others = work.materials
      .filter(({ documentType }) => documentType !== 'BUSI_INVOICE')
      .flatMap(({ items }) => items.map(({ documentId }) => documentId));
    expect([
      work.sharedChange.wasOpened,
      work.sharedChange.isOfferedFor(ids()),
      work.sharedChange.isOfferedFor(others),
    ]).toEqual([false, true, false]);
    work.sharedChange.changePressed(ids());
    expect([work.sharedChange.wasOpened, work.sharedChange.open]).toEqual([true, true]);
  });

  it('shows the number of changes, writes the values into each invoice, and ends the selection', async () => {
    const before = invoices();
    work.removal.pickingPressed(
      work.materials.find(({ documentType }) => documentType === 'BUSI_INVOICE')?.materialId ?? '',
    );
    work.sharedChange.changePressed(ids());
    expect(work.sharedChange.changedCount).toBe(0);
    work.sharedChange.fieldTyped('date', before[0]?.invoice.date ?? '');
    expect(work.sharedChange.changedCount).toBe(
      before.filter(({ invoice }) => invoice.date !== before[0]?.invoice.date).length,
    );
    work.sharedChange.fieldTyped('date', '2026-10-09');
    expect(work.sharedChange.changedCount).toBe(before.length);
    await work.sharedChange.changeConfirmed();
    expect([dates(), work.sharedChange.open, work.removal.pickingFrom]).toEqual([
      before.map(() => '2026-10-09'),
      false,
      undefined,
    ]);
    expect(invoices().map(({ invoice }) => [invoice.number, invoice.code, invoice.total])).toEqual(
      before.map(({ invoice }) => [invoice.number, invoice.code, invoice.total]),
    );
    expect(work.page.item(ids()[0] ?? '')?.fields.find(({ id }) => id === 'date')?.value).toBe('2026-10-09');
    expect(dates(await openMaterials(await office.seat('limin'), complete))).toEqual(before.map(() => '2026-10-09'));
  });

  it('shows what is missing, and requests nothing', async () => {
    zhou.weather.refuse(calls.materialBatchModify.path, '系统维护中');
    work.sharedChange.changePressed(ids());
    await work.sharedChange.changeConfirmed();
    expect(work.sharedChange.trouble).toEqual([{ key: 'together.nothing' }]);
    work.sharedChange.fieldTyped('date', '2026-13-40');
    expect(work.sharedChange.trouble).toEqual([]);
    await work.sharedChange.changeConfirmed();
    expect(work.sharedChange.trouble).toEqual([{ key: 'together.no-date' }]);
    expect([work.sharedChange.failure, work.sharedChange.open]).toEqual([undefined, true]);
  });

  it('changes none when a colleague has changed one, names it, and shows its new values', async () => {
    const [first = ''] = ids();
    const theirs = await openMaterials(await office.seat('limin'), complete, 'BUSI_INVOICE');
    theirs.work.typed(first, 'date', '2026-10-01');
    await theirs.editors.get(first)?.flush();
    const others = dates().slice(1);
    work.sharedChange.changePressed(ids());
    work.sharedChange.fieldTyped('date', '2026-10-09');
    await work.sharedChange.changeConfirmed();
    expect(work.sharedChange.trouble).toMatchObject([
      { key: 'together.refused', values: { name: expect.stringMatching(/./) as string } },
      { key: 'refusals.changed-by-another', values: { by: '李敏' } },
    ]);
    await until(() => dates()[0] === '2026-10-01');
    expect([work.sharedChange.open, dates().slice(1)]).toEqual([true, others]);
    await work.sharedChange.changeConfirmed();
    expect(dates()).toEqual(ids().map(() => '2026-10-09'));
  });

  it('saves typed values first, and stops when these cannot be saved', async () => {
    const [first = ''] = ids();
    work.work.typed(first, 'number', '87654321');
    work.sharedChange.changePressed(ids());
    work.sharedChange.fieldTyped('date', '2026-10-09');
    await work.sharedChange.changeConfirmed();
    expect(invoices()[0]?.invoice).toMatchObject({ number: '87654321', date: '2026-10-09' });
    work.work.typed(first, 'number', '12345678');
    zhou.weather.refuse(calls.fileModify.path, '系统维护中');
    work.sharedChange.changePressed(ids());
    work.sharedChange.fieldTyped('date', '2026-10-10');
    await work.sharedChange.changeConfirmed();
    expect([work.sharedChange.trouble.map(({ key }) => key), dates()[1]]).toEqual([['together.unsaved'], '2026-10-09']);
  });

  it('reports a fault, and keeps the entered values', async () => {
    zhou.weather.refuse(calls.materialBatchModify.path, '系统维护中');
    work.sharedChange.changePressed(ids());
    work.sharedChange.fieldTyped('code', '033002600222');
    await work.sharedChange.changeConfirmed();
    expect([work.sharedChange.failure?.what, work.sharedChange.values.code, work.sharedChange.open]).toEqual([
      { key: 'refusals.server-said', values: { words: '系统维护中' } },
      '033002600222',
      true,
    ]);
    work.sharedChange.failureRead();
    expect(work.sharedChange.failure).toBeUndefined();
  });
});
