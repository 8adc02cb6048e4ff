import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markInvoice } from '../../../../../server/core/evidence/invoice-register.ts';
import { calls } from '../../../../../server/core/desks.ts';
import { invoiceOf } from '../../../../../src/domain/evidence/materials/document-content.ts';
import type { EarlierRow } from '../../../../../src/presentation/evidence/materials/commands/earlier-choice.ts';
import type { MaterialsPresenter } from '../../../../../src/presentation/evidence/materials/materials-presenter.ts';
import { newPackage, openMaterials, openOffice, until, type Office, type Seat } from '../../../../builders/office.ts';

let office: Office;
let zhou: Seat;
let work: MaterialsPresenter;

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  work = await openMaterials(zhou, await newPackage(zhou));
});
afterEach(() => office.close());

const idOf = (documentType: string): string =>
  work.materials.find((each) => each.documentType === documentType)?.materialId ?? '';
const rows = (): readonly EarlierRow[] => {
  const { view } = work.earlier;
  return view?.rows.kind === 'ready' ? view.rows.value : [];
};
const settled = async (): Promise<void> => until(() => work.earlier.view?.rows.kind !== 'loading');
async function opened(documentType = 'BUSI_INVOICE'): Promise<void> {
  work.earlier.opened(idOf(documentType));
  await settled();
}
async function shownAfter(change: () => void): Promise<void> {
  const before = JSON.stringify(work.earlier.view?.rows);
  change();
  await until(() => JSON.stringify(work.earlier.view?.rows) !== before && work.earlier.view?.rows.kind !== 'loading');
}
const free = (): readonly EarlierRow[] => rows().filter(({ refusal }) => refusal === undefined);

describe('choosing earlier documents', () => {
  it('shows a page with the values, uses and validity of each', async () => {
    await opened();
    const { view } = work.earlier;
    expect([view?.kinds, view?.kind, view?.page, rows().length, view?.chosen, view?.all]).toEqual([
      [],
      'invoices',
      1,
      10,
      0,
      false,
    ]);
    expect(rows()[0]).toMatchObject({
      number: expect.stringMatching(/\d+/) as string,
      amount: expect.stringMatching(/\./) as string,
      usedIn: { key: expect.stringMatching(/^reuse\.used-/) as string },
      validity: { words: { key: 'reuse.valid' } },
      chosen: false,
    });
  });

  it('is not offered for a material whose documents have no number', () => {
    work.earlier.opened(idOf('OTHER'));
    expect([work.earlier.open, work.earlier.wasOpened, work.earlier.view]).toEqual([false, false, undefined]);
  });

  it('keeps the choice across pages, and adds all of it together', async () => {
    await opened();
    const first = free()[0]?.documentId ?? '';
    work.earlier.documentTicked(first, true);
    await shownAfter(() => work.earlier.pageChosen(2));
    const second = free()[0]?.documentId ?? '';
    work.earlier.documentTicked(second, true);
    work.earlier.documentTicked(free()[1]?.documentId ?? '', true);
    work.earlier.documentTicked(free()[1]?.documentId ?? '', false);
    expect([work.earlier.view?.chosen, work.earlier.view?.all]).toEqual([2, 'mixed']);
    await work.earlier.choiceConfirmed();
    expect([
      work.earlier.open,
      work.materials.find(({ materialId }) => materialId === idOf('BUSI_INVOICE'))?.items.length,
    ]).toEqual([false, 2]);
    expect(zhou.presenters.toasts.notes).toMatchObject([
      { tone: 'ok', message: { key: 'reuse.done', values: { count: 2 } } },
    ]);
  });

  it('selects every selectable document of a page, and deselects them all', async () => {
    await opened();
    work.earlier.allTicked(true);
    expect([work.earlier.view?.chosen, work.earlier.view?.all]).toEqual([free().length, true]);
    work.earlier.allTicked(false);
    expect([work.earlier.view?.chosen, work.earlier.view?.all]).toEqual([0, false]);
  });

  it('requires a choice', async () => {
    await opened();
    await work.earlier.choiceConfirmed();
    expect([work.earlier.open, work.earlier.view?.trouble]).toEqual([true, { key: 'reuse.nothing' }]);
    work.earlier.documentTicked(free()[0]?.documentId ?? '', true);
    expect(work.earlier.view?.trouble).toBeUndefined();
  });

  it('searches for a part of the number from the first page, and reports no result', async () => {
    await opened();
    await shownAfter(() => work.earlier.pageChosen(2));
    work.earlier.keywordTyped(' keine ');
    await shownAfter(() => work.earlier.searchPressed());
    expect([work.earlier.view?.page, rows(), work.earlier.view?.total]).toEqual([1, [], 0]);
  });

  it('narrows by buyer, amount, day and use, from the first page, and clears all of it', async () => {
    await opened();
    const { total = 0 } = work.earlier.view ?? {};
    const [one] = rows();
    await shownAfter(() => work.earlier.filterChanged({ amountFrom: one?.amount ?? '', amountTo: one?.amount ?? '' }));
    expect(rows().length).toBeGreaterThan(0);
    expect(rows().every(({ amount }) => amount === one?.amount)).toBe(true);
    await shownAfter(() => work.earlier.filterChanged({ dateFrom: '2099-01-01' }));
    expect([rows(), work.earlier.isNarrowed]).toEqual([[], true]);
    await shownAfter(() => work.earlier.filterCleared());
    expect([work.earlier.view?.total, work.earlier.isNarrowed]).toEqual([total, false]);
    work.earlier.filterChanged({ unused: true });
    await until(() => work.earlier.view?.rows.kind === 'ready' && work.earlier.view.total < total);
    expect(rows().some(({ isUsed }) => isUsed)).toBe(false);
    work.earlier.filterCleared();
    await until(() => work.earlier.view?.rows.kind === 'ready' && work.earlier.view.total === total);
    // A name is searched when the search is started, like a number.
    work.earlier.filterChanged({ buyer: '没有这家企业' });
    expect(rows().length).toBeGreaterThan(0);
    await shownAfter(() => work.earlier.searchPressed());
    expect(rows()).toEqual([]);
  });

  it('has the used ones last, marked', async () => {
    await opened();
    work.earlier.pageSizeChosen(50);
    await until(() => rows().length > 10 && work.earlier.view?.rows.kind === 'ready');
    const used = rows().map(({ isUsed }) => isUsed);
    expect(used).toEqual(used.toSorted((a, b) => Number(a) - Number(b)));
    expect(new Set(used)).toEqual(new Set([false, true]));
  });

  it('lists contracts under review separately', async () => {
    await opened('BUSI_CONTRACT');
    expect(work.earlier.view?.kinds).toEqual(['contracts', 'contracts-in-review']);
    const before = rows().map(({ documentId }) => documentId);
    await shownAfter(() => work.earlier.kindChosen('contracts-in-review'));
    expect(rows().filter(({ documentId }) => before.includes(documentId))).toEqual([]);
    expect(rows()[0]?.validity).toBeUndefined();
  });

  it('shows why some documents cannot be chosen, and does not choose them', async () => {
    await opened();
    const [one, two] = free();
    work.earlier.documentTicked(one?.documentId ?? '', true);
    await work.earlier.choiceConfirmed();
    await office.store.transaction(async (transaction) => {
      const item = await transaction.items.find(two?.documentId ?? '');
      await markInvoice(
        transaction,
        { code: invoiceOf(item?.content ?? { kind: 'other' })?.code ?? '', number: two?.number ?? '' },
        'RED',
        1,
      );
    });
    await opened();
    // Used documents come last, so this one is on another page now.
    work.earlier.keywordTyped(one?.number ?? '');
    await shownAfter(() => work.earlier.searchPressed());
    expect(rows().find(({ number }) => number === one?.number)).toMatchObject({
      refusal: { key: 'reuse.not-here' },
    });
    work.earlier.keywordTyped('');
    await shownAfter(() => work.earlier.searchPressed());
    const row = (documentId = '') => rows().find((each) => each.documentId === documentId);
    expect(row(two?.documentId)).toMatchObject({
      refusal: { key: 'reuse.not-red' },
      validity: { mark: 'RED', words: { key: 'reuse.mark-RED' } },
    });
    work.earlier.documentTicked(two?.documentId ?? '', true);
    expect(work.earlier.view?.chosen).toBe(0);
  });

  it('adds nothing when a chosen document became unavailable, and names it', async () => {
    await opened();
    const [one] = free();
    work.earlier.documentTicked(one?.documentId ?? '', true);
    const item = await office.store.transaction(async (transaction) => transaction.items.find(one?.documentId ?? ''));
    const invoice = invoiceOf(item?.content ?? { kind: 'other' });
    await office.store.transaction(async (transaction) =>
      markInvoice(transaction, { code: invoice?.code ?? '', number: invoice?.number ?? '' }, 'VOID', 1),
    );
    await work.earlier.choiceConfirmed();
    expect(work.earlier.view).toMatchObject({
      trouble: { key: 'reuse.refused', values: { number: one?.number } },
      chosen: 0,
    });
    expect(work.materials.flatMap(({ items }) => items)).toEqual([]);
  });

  it('adds the documents once when the first answer is lost and the button is pressed again', async () => {
    await opened();
    work.earlier.documentTicked(free()[0]?.documentId ?? '', true);
    zhou.weather.loseAnswerOf(calls.fileRelate.path, 1);
    await work.earlier.choiceConfirmed();
    expect([work.earlier.failure === undefined, work.earlier.open]).toEqual([false, true]);
    work.earlier.failureRead();
    await work.earlier.choiceConfirmed();
    expect(work.materials.flatMap(({ items }) => items).length).toBe(1);
  });

  it('reports a failed search, and can search again', async () => {
    zhou.weather.refuse(calls.earlierInvoices.path, '系统维护中');
    await opened();
    expect(work.earlier.view?.rows.kind).toBe('failed');
    zhou.weather.answerItself(calls.earlierInvoices.path);
    await shownAfter(() => work.earlier.retryPressed());
    expect(rows().length).toBe(10);
    work.earlier.closed();
    expect([work.earlier.open, work.earlier.view]).toEqual([false, undefined]);
  });
});
