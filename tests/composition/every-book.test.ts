import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { candidateSources } from '../../src/contract/documented/evidence/candidates/candidate-sources.ts';
import { bookSides, books } from '../../src/domain/catalogue/books.ts';
import { openBooks, policyOf, type OpenBook } from '../../src/domain/evidence/shared/book-policies.ts';
import type { Shelf } from '../../src/domain/evidence/shared/shelf.ts';
import { pathsOf } from '../../src/presentation/evidence/shared/package-paths.ts';
import { give, openOffice, until, type Office, type Seat } from '../builders/office.ts';

const authority = {
  docStdCategoryId: 'STD-ALONE',
  name: '融资授权书',
  stage: 'FINANCE_AUTH',
  docFileType: 'OTHER',
  required: true,
  maxItems: 1,
  limits: undefined,
  templateFiles: [],
  exampleFiles: [],
} as const;

let office: Office;

beforeEach(async () => {
  office = await openOffice();
});

afterEach(() => {
  office.close();
});

/** The account that works on the book in the demo world. */
const clerkOf = ({ book, side }: Shelf): string =>
  side === 'issue' ? 'luoqiubai' : book === 'extoc' ? 'pengyuting' : book === 'labourer' ? 'tangyishan' : 'zhousiyuan';

const withWizards: readonly Shelf[] = openBooks().flatMap((book) =>
  bookSides.filter((side) => candidateSources[book][side] !== undefined).map((side) => ({ book, side })),
);
const reached: readonly OpenBook[] = openBooks().filter((book) => Object.keys(candidateSources[book]).length === 0);

async function atMaterials(seat: Seat, book: OpenBook, packageId: string) {
  const presenter = seat.presenters.materials(book);
  presenter.opened(null, packageId);
  await until(() => presenter.content.kind === 'ready');
  return presenter;
}

async function submitted(seat: Seat, book: OpenBook, packageId: string): Promise<void> {
  const check = seat.presenters.checkAnswers(book);
  check.opened(packageId);
  await until(() => check.viewModel.maySubmit);
  check.submitPressed();
  await until(() => !check.viewModel.submitting);
  expect(seat.place()).toBe(pathsOf(book).submitted(packageId));
}

async function passed(packageId: string): Promise<void> {
  const { reviews } = office.backEnd;
  const { materials } = await reviews.materials(packageId);
  const items = materials.flatMap(({ materialId, items: documents }) =>
    documents.map(({ documentId }) => ({ materialId, documentId, result: 'PASS' as const, reason: '' })),
  );
  for (const as of ['first', 'final'] as const) await reviews.review(packageId, { as, result: 'PASS', items });
}

async function listedAs(seat: Seat, book: OpenBook, packageId: string) {
  const list = seat.presenters.packageList(book);
  list.opened('');
  await until(() => list.rows.kind === 'ready');
  const { rows } = list.viewModel;
  return rows.kind === 'ready' ? rows.value.find((row) => row.packageId === packageId) : undefined;
}

describe.each(withWizards)('$book, side $side', (shelf) => {
  const { book } = shelf;
  const isReviewed = policyOf(book).reviewWorkingDays !== undefined;

  it('takes a package from choosing to the end of its review, or to being handed in where nothing is reviewed', async () => {
    await office.store.transaction(async (transaction) => {
      for (const funderId of ['F-CHANGYU', 'F-HEZE'])
        await transaction.standards.save({
          snapshotVersion: `STD-ALONE-${funderId}`,
          book,
          fkCorpCore: 'C-QIHENG',
          fkFinance: funderId,
          categories: [authority],
          reviewEntry: undefined,
        });
    });
    const seat = await office.seat(clerkOf(shelf));
    const choice = seat.presenters.chooseCandidates(book);
    choice.opened();
    await until(() => choice.rows.kind === 'ready' && choice.all.length > 2);
    const [first] = choice.all.filter((each) => choice.judge(each).allowed && each.coreEnterpriseId === 'C-QIHENG');
    choice.candidateTicked(first?.id ?? '', true);
    await choice.nextPressed();
    const packageId = new URLSearchParams(seat.place().split('?')[1]).get('p') ?? '';
    expect(seat.place()).toBe(pathsOf(book).upload(packageId, 'FINANCE_AUTH'));

    await give(await atMaterials(seat, book, packageId), authority.name, '授权书.pdf');
    await submitted(seat, book, packageId);
    if (isReviewed) await passed(packageId);
    expect(await listedAs(seat, book, packageId)).toMatchObject({
      state: isReviewed ? 'passed' : 'submitted',
      path: pathsOf(book).detail(packageId),
    });
  });

  it('offers the other side nothing of its own', async () => {
    const [mine, theirs] = [shelf.side, bookSides.find((side) => side !== shelf.side)];
    const seat = await office.seat(clerkOf({ book, side: theirs ?? mine }));
    const [other] = await office.store.transaction(async (transaction) =>
      (await transaction.packages.inStates(undefined)).filter(
        (each) =>
          each.book === book && each.side === mine && each.pkCorp === (mine === 'issue' ? 'C-QIHENG' : 'C-YANZHOU'),
      ),
    );
    const detail = seat.presenters.packageDetail(book);
    detail.opened(other?.docDatumId ?? '');
    await until(() => detail.content.kind !== 'loading');
    expect([other?.book, detail.content.kind]).toEqual([book, 'failed']);
  });
});

it.each(reached)('%s is reached from elsewhere: a started step is finished, and its review ends', async (book) => {
  const seat = await office.seat(clerkOf({ book, side: 'finance' }));
  // The newest: an older one was withdrawn with its content.
  const begun = await office.store.transaction(async (transaction) =>
    (await transaction.packages.inStates(['PREPARE'])).findLast((each) => each.book === book),
  );
  const packageId = begun?.docDatumId ?? '';
  await office.store.transaction(async (transaction) => {
    const [alone, ...rest] = await transaction.materials.ofPackage(packageId);
    if (alone) await transaction.materials.save({ ...alone, category: authority });
    for (const { docMaterialId } of rest) await transaction.materials.remove(docMaterialId);
  });
  await give(await atMaterials(seat, book, packageId), authority.name, '授权书.pdf');
  await submitted(seat, book, packageId);
  expect(await listedAs(seat, book, packageId)).toMatchObject({
    state: 'organising',
    stateCode: policyOf(book).simplified ? 'AUDIT' : 'UN_AUDIT',
  });
  await passed(packageId);
  expect(await listedAs(seat, book, packageId)).toMatchObject({ state: 'passed' });
});

it('there are thirteen document types in fourteen books', () => {
  expect([openBooks().length, new Set(openBooks().map((book) => books[book].packageType)).size]).toEqual([14, 13]);
});
