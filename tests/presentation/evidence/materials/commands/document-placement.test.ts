import { describe, expect, test } from 'vitest';
import type { FileReading } from '../../../../../src/domain/evidence/reading/file-reading.ts';
import type { PaperKind } from '../../../../../src/domain/evidence/reading/paper-kind.ts';
import { uploadPage, type UploadPage } from '../../../../builders/upload-page.ts';

const several: FileReading = {
  state: 'not-readable',
  paper: {
    pageCount: 3,
    pagesRead: 3,
    invoices: [1, 2, 3].map((page) => ({ number: `N${page}`, parts: [{ page }] })),
    looksLike: 'invoice',
  },
};
const looksLike = (kind: PaperKind): FileReading => ({
  state: 'not-readable',
  paper: { pageCount: 1, pagesRead: 1, invoices: [], looksLike: kind },
});

const namesIn = ({ kept }: UploadPage, materialId: string): readonly string[] =>
  (kept.materials.find((each) => each.materialId === materialId)?.items ?? []).flatMap(({ files }) =>
    files.map(({ name }) => name),
  );

/** The page with one document whose file has this reading. */
async function pageWith(reading: FileReading, materialId = 'MI'): Promise<readonly [UploadPage, string]> {
  const page = uploadPage();
  const file = page.kept.keep('all.pdf');
  const { documentId } = page.kept.add(materialId, [file]);
  page.kept.readings.set(file.fileId, reading);
  await page.open(materialId === 'MC' ? 'BUSI_CONTRACT' : 'BUSI_INVOICE');
  await page.settled();
  return [page, documentId];
}

describe('a file with several invoices', () => {
  test('becomes a document of each, the first in its own place', async () => {
    const [page, documentId] = await pageWith(several);
    await page.presenter.papers.dividePressed(documentId);
    await page.settled();
    await page.settled();
    expect(namesIn(page, 'MI')).toEqual(['all-N1.pdf', 'all-N2.pdf', 'all-N3.pdf']);
    expect(page.kept.find(documentId)?.files[0]?.name).toBe('all-N1.pdf');
    expect(page.presenter.page.item(documentId)?.paper).toBeUndefined();
  });

  test('stays until all others have arrived, and a second press does nothing meanwhile', async () => {
    const [page, documentId] = await pageWith(several);
    page.answers.slow = true;
    const pressed = page.presenter.papers.dividePressed(documentId);
    await page.presenter.papers.dividePressed(documentId);
    await page.settled();
    await pressed;
    expect(page.presenter.page.item(documentId)?.paper?.isBusy).toBe(true);
    expect(namesIn(page, 'MI')).toEqual(['all.pdf']);
    await page.answers.releaseAll();
    await page.settled();
    expect(namesIn(page, 'MI')).toEqual(['all-N1.pdf', 'all-N2.pdf', 'all-N3.pdf']);
  });

  test('goes on after an attempt that was cut off', async () => {
    const [page, documentId] = await pageWith(several);
    page.kept.add('MI', [page.kept.keep('all-N2.pdf')]);
    await page.presenter.loader.refresh();
    await page.presenter.papers.dividePressed(documentId);
    await page.settled();
    await page.settled();
    expect(namesIn(page, 'MI')).toEqual(['all-N1.pdf', 'all-N2.pdf', 'all-N3.pdf']);
  });

  test('stays when one of the others is given up, and can be divided again', async () => {
    const [page, documentId] = await pageWith(several);
    page.answers.slow = true;
    const pressed = page.presenter.papers.dividePressed(documentId);
    await page.settled();
    await pressed;
    const [task] = page.presenter.uploads.tasks;
    page.presenter.uploads.cancelPressed(task?.id ?? '');
    await page.answers.releaseAll();
    await page.settled();
    expect(page.kept.find(documentId)?.files[0]?.name).toBe('all.pdf');
    expect(page.presenter.page.item(documentId)?.paper?.isBusy).toBe(false);
    await page.presenter.papers.dividePressed(documentId);
    await page.settled();
    await page.settled();
    expect(namesIn(page, 'MI').toSorted()).toEqual(['all-N1.pdf', 'all-N2.pdf', 'all-N3.pdf']);
  });

  test.each(['signed', 'encrypted', 'damaged'] as const)('that is %s is left, and it is said why', async (because) => {
    const [page, documentId] = await pageWith(several);
    page.kept.division = { divided: false, because };
    await page.presenter.papers.dividePressed(documentId);
    await page.settled();
    expect(namesIn(page, 'MI')).toEqual(['all.pdf']);
    expect(page.toasts()).toEqual([`reading.undividable-${because}`]);
    expect(page.presenter.page.item(documentId)?.paper?.isBusy).toBe(false);
  });
});

describe('a paper in the wrong place', () => {
  test('is moved, and leaves its old place', async () => {
    const [page, documentId] = await pageWith(looksLike('contract'));
    await page.presenter.papers.movePressed(documentId);
    await page.settled();
    await page.settled();
    expect([namesIn(page, 'MI'), namesIn(page, 'MC')]).toEqual([[], ['all.pdf']]);
    expect(page.toasts()).toEqual(['reading.moved']);
  });

  test('is moved from the contracts to the invoices', async () => {
    const [page, documentId] = await pageWith(looksLike('invoice'), 'MC');
    await page.presenter.papers.movePressed(documentId);
    await page.settled();
    await page.settled();
    expect([namesIn(page, 'MI'), namesIn(page, 'MC')]).toEqual([['all.pdf'], []]);
  });

  test('is not moved where no place fits', async () => {
    const [page, documentId] = await pageWith(looksLike('letter'));
    expect(page.presenter.page.item(documentId)?.paper?.press).toBeUndefined();
    await page.presenter.papers.movePressed(documentId);
    await page.settled();
    expect(namesIn(page, 'MI')).toEqual(['all.pdf']);
  });

  test('is not asked about again once it is kept', async () => {
    const [page, documentId] = await pageWith(looksLike('letter'));
    page.presenter.papers.keepPressed(documentId);
    expect(page.presenter.page.item(documentId)?.paper).toBeUndefined();
  });
});
