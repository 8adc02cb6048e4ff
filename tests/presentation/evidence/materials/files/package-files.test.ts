import { afterEach, beforeEach, expect, it } from 'vitest';
import { invoiceItem } from '../../../../builders/materials.ts';
import type { MaterialsPresenter } from '../../../../../src/presentation/evidence/materials/materials-presenter.ts';
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
} from '../../../../builders/office.ts';

let office: Office;
let zhou: Seat;
let packageId: string;
let presenter: MaterialsPresenter;
let contract: string;

const filesIn = (page: MaterialsPresenter): readonly string[] | undefined =>
  page.state.item(contract)?.item.files.map((file) => file.name);
const fileOf = (name: string): string =>
  presenter.state.item(contract)?.item.files.find((file) => file.name === name)?.fileId ?? '';

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  packageId = await newPackage(zhou);
  presenter = await openMaterials(zhou, packageId);
  await give(presenter, '贸易合同', 'c.pdf');
  contract = idOf(presenter, 'c.pdf');
  presenter.files.pagesAdded(contract, [pdf('c2.pdf')]);
  await until(() => presenter.uploads.tasks.length === 0);
});
afterEach(() => office.close());

it('a document keeps its last file, and a missing document is ignored', async () => {
  await presenter.files.pageRemovePressed(contract, fileOf('c.pdf'));
  await presenter.files.pageRemovePressed(contract, fileOf('c2.pdf'));
  await presenter.files.pageRemovePressed('DF-none', fileOf('c2.pdf'));
  expect(filesIn(presenter)).toEqual(['c2.pdf']);
  expect(zhou.presenters.toasts.notes).toEqual([]);
});

it('typed values are saved before a file is removed', async () => {
  const file = fileOf('c.pdf');
  presenter.work.typed(contract, 'contractAmount', '100.00');
  await presenter.files.pageRemovePressed(contract, file);
  const hers = await openMaterials(await office.seat('limin'), packageId);
  expect(filesIn(hers)).toEqual(['c2.pdf']);
  expect(hers.state.card(contract).view?.fields.find((field) => field.id === 'contractAmount')?.value).toBe('100.00');
});

it('no file is removed from a document that a colleague changed meanwhile; its new state is shown', async () => {
  const hers = await openMaterials(await office.seat('limin'), packageId);
  hers.files.pagesAdded(contract, [pdf('c3.pdf')]);
  await until(() => hers.uploads.tasks.length === 0);
  await presenter.files.pageRemovePressed(contract, fileOf('c.pdf'));
  expect(zhou.presenters.toasts.notes).toHaveLength(1);
  expect(filesIn(presenter)).toEqual(['c.pdf', 'c2.pdf', 'c3.pdf']);
});

it('documents stay in the order given, whichever arrives first', () => {
  const { state } = presenter;
  const material = state.materials.find((each) => each.documentType === 'BUSI_INVOICE');
  const names = () => state.material(material?.materialId ?? '')?.items.map((each) => each.documentId);
  const before = names() ?? [];
  for (const turn of [12, 11, 14, 13])
    presenter.state.takeItem(invoiceItem(`NEW-${turn}`, '1.00'), material?.materialId ?? '', turn);
  expect(names()).toEqual([...before, 'NEW-11', 'NEW-12', 'NEW-13', 'NEW-14']);
});

it('no file is added to a missing document', () => {
  presenter.files.fileReplaced('DF-none', pdf('x.pdf'));
  presenter.files.pagesAdded('DF-none', [pdf('x.pdf')]);
  presenter.files.filesGiven('DM-none', [pdf('x.pdf')]);
  presenter.files.filesPasted(['DM-none'], [pdf('x.pdf')]);
  expect(presenter.uploads.tasks).toEqual([]);
});
