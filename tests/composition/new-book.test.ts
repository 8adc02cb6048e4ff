import { afterEach, beforeEach, expect, it } from 'vitest';
import { candidateSources } from '../../src/contract/documented/evidence/candidates/candidate-sources.ts';
import { supplier } from '../../src/domain/evidence/selection/selection-rule.ts';
import { bookPolicies, isOpenBook, type OpenBook } from '../../src/domain/evidence/shared/book-policies.ts';
import { bookViews } from '../../src/presentation/evidence/shared/book-views.ts';
import { pathsOf } from '../../src/presentation/evidence/shared/package-paths.ts';
import type { MaterialsPresenter } from '../../src/presentation/evidence/materials/materials-presenter.ts';
import { candidate } from '../builders/candidates.ts';
import { give, openOffice, until, type Office, type Seat } from '../builders/office.ts';

/** Orders have a book that is not open yet: here it is opened by its rows alone. */
const tables = [bookPolicies, candidateSources, bookViews];
const orders = candidate({ id: 'O-1', number: 'PO-1', fkFinance: 'F-CHANGYU', funderName: '长屿', fkCorpCore: 'C-QIHENG' });
const ofAnother = candidate({ ...orders, id: 'O-2', number: 'PO-2', supplierName: '澄叶' });
const authority = {
  docStdCategoryId: 'STD-ORDER-AUTH', name: '订单融资授权书', stage: 'FINANCE_AUTH', docFileType: 'OTHER', required: true, maxItems: 1, limits: undefined, templateFiles: [], exampleFiles: [],
} as const;

let office: Office;
let zhou: Seat;
let book: OpenBook;

function opened(name: string): OpenBook {
  if (!isOpenBook(name)) throw new Error(`${name} is no open book`);
  return name;
}

beforeEach(async () => {
  Object.assign(bookPolicies, { edt: { together: [[supplier]], stages: ['FINANCE_AUTH'], choosableState: orders.state, reviewEntry: 'UN_AUDIT', reviewWorkingDays: 1 } });
  Object.assign(candidateSources, { edt: async () => ({ total: 2, rows: [orders, ofAnother] }) });
  Object.assign(bookViews, { edt: bookViews.est });
  book = opened('edt');
  office = await openOffice();
  await office.store.transaction(async (transaction) => {
    await transaction.standards.save({ snapshotVersion: 'STD-ORDER-1', book, fkCorpCore: '*', fkFinance: 'F-CHANGYU', categories: [authority], reviewEntry: undefined });
    await transaction.platforms.save({ host: '*', config: {} });
    for (const order of [orders, ofAnother]) await transaction.candidates.save({ ...order, book, pkCorp: 'C-YANZHOU' });
  });
  zhou = await office.seat('zhousiyuan');
});

afterEach(() => {
  office.close();
  for (const table of tables) Reflect.deleteProperty(table, 'edt');
});

async function atWork(docDatumId: string): Promise<MaterialsPresenter> {
  const presenter = zhou.presenters.materials(book);
  presenter.opened(null, docDatumId);
  await until(() => presenter.content.kind === 'ready');
  return presenter;
}

it('a book that is nothing but rows takes a package from choosing to passed', async () => {
  const choice = zhou.presenters.chooseCandidates(book);
  choice.opened();
  await until(() => choice.rows.kind === 'ready');
  choice.allTicked(true);
  expect(choice.viewModel.summary.candidates.map(({ number }) => number)).toEqual(['PO-1']);
  await choice.nextPressed();
  expect(zhou.place()).toMatch(/^\/edt\/finance-data\/upload\/default\?s=FINANCE_AUTH&p=DD/);
  const docDatumId = new URLSearchParams(zhou.place().split('?')[1]).get('p') ?? '';

  await give(await atWork(docDatumId), '订单融资授权书', '授权书.pdf');
  const check = zhou.presenters.checkAnswers(book);
  check.opened(docDatumId);
  await until(() => check.viewModel.maySubmit);
  check.submitPressed();
  await until(() => !check.viewModel.submitting);
  expect(zhou.place()).toBe(pathsOf(book).submitted(docDatumId));

  const { reviews } = office.backEnd;
  const { materials } = await reviews.materials(docDatumId);
  const items = materials.flatMap(({ docMaterialId, items: documents }) => documents.map(({ docFileId }) => ({ docMaterialId, docFileId, result: 'PASS' as const, reason: '' })));
  for (const as of ['first', 'final'] as const) await reviews.review(docDatumId, { as, result: 'PASS', items });

  const list = zhou.presenters.packageList(book);
  list.opened('');
  await until(() => list.rows.kind === 'ready');
  expect(list.viewModel.rows).toMatchObject({ value: [{ docDatumId, state: 'passed', path: `/edt/finance-data/detail?p=${docDatumId}` }] });
});
