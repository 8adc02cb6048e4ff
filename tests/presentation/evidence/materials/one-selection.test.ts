import fc from 'fast-check';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { readDocumentFrom } from '../../../../src/domain/evidence/reading/read-document-from.ts';
import type { FileReading } from '../../../../src/domain/evidence/reading/file-reading.ts';
import { uploadPage, type UploadPage } from '../../../builders/upload-page.ts';

const read = (number: string, sure: boolean): FileReading => {
  const said = {
    type: 'E_SPECIAL_VAT_ELEC',
    number,
    date: '2026-09-15',
    amountExcludingTax: '100.00',
    tax: '13.00',
    total: '113.00',
  };
  return {
    state: 'read',
    document: readDocumentFrom(
      'invoice',
      Object.entries(said).map(([field, value]) => ({
        field: field as keyof typeof said,
        value,
        source: 'pdf-text',
        sure,
      })),
      { today: '2026-11-21', parties: { sellers: [], buyers: [] } },
    ),
  };
};

const idsHere = ({ presenter }: UploadPage): readonly string[] =>
  presenter.state.frames.filter(({ stage }) => stage === presenter.stage).flatMap(({ itemIds }) => itemIds);
const open = ({ presenter }: UploadPage): string => presenter.page.openItem?.documentId ?? '';
const some = <Value>(values: readonly Value[], number: number): Value | undefined =>
  values[number % Math.max(1, values.length)];
const materialOf = (number: number): string => some(['MI', 'MI', 'MI', 'MO', 'MC'], number) ?? '';
const withItem = (page: UploadPage, number: number, does: (documentId: string) => unknown): void => {
  const documentId = some(idsHere(page), number);
  if (documentId !== undefined) void does(documentId);
};

type Step = (page: UploadPage, number: number) => unknown;

/** Actions of the user: after each, row, form and viewer show the same document. */
const hands: Readonly<Record<string, Step>> = {
  'a row is pressed': (page, number) => withItem(page, number, (id) => page.presenter.itemPressed(id)),
  'a row is folded or unfolded': (page, number) => withItem(page, number, (id) => page.presenter.foldPressed(id)),
  'a form is come into': (page) => page.presenter.work.documentEntered(open(page)),
  'a document is confirmed': (page) => page.presenter.work.confirmPressed(open(page)),
  'the next one is gone to': (page) => page.presenter.work.nextPressed(open(page)),
  'all are confirmed': (page) => page.presenter.work.confirmAllPressed('MI'),
  'a file is asked for': (page, number) =>
    withItem(page, number, (id) =>
      page.presenter.previewPressed(page.presenter.state.item(id)?.item.files.at(-1)?.fileId),
    ),
  'an example is asked for': ({ presenter }) => presenter.stage === 'BUSI_INVOICE' && presenter.previewPressed('E1'),
  'the wide view is closed': ({ presenter }) => presenter.previewClosed(),
  'the viewer pages on': ({ viewer }) => viewer.run('next-file'),
  'the viewer pages back': ({ viewer }) => viewer.run('previous-file'),
  'a document is removed': (page, number) =>
    withItem(page, number, (id) => {
      page.presenter.removal.removePressed(id);
      return page.presenter.removal.removalConfirmed();
    }),
  'a tab is chosen': ({ presenter }, number) =>
    presenter.tabChosen('MI', some(['all', 'to-check', 'confirmable', 'reading', 'checked'] as const, number) ?? 'all'),
  'the stage is changed': ({ presenter }) =>
    presenter.opened(presenter.stage === 'BUSI_CONTRACT' ? 'BUSI_INVOICE' : 'BUSI_CONTRACT', 'DD1'),
  'the address names a document': ({ presenter, kept }, number) =>
    presenter.opened(
      presenter.stage ?? null,
      'DD1',
      some(
        kept.materials.flatMap(({ items }) => items),
        number,
      )?.documentId ?? null,
    ),
  'a page is taken away': ({ presenter }, number) =>
    void presenter.files.pageRemovePressed(
      some(
        presenter.state.materials.flatMap(({ items }) => items),
        number,
      )?.documentId ?? '',
      'P1',
    ),
  'the page is left and come back to': async (page) => {
    page.left();
    await page.open();
  },
};

/** Events that happen by themselves, and uploads: a user who types stays in the same document. */
const others: Readonly<Record<string, Step>> = {
  'files are given': (page, number) => page.give(materialOf(number), ...['a.pdf', 'b.pdf', 'c.pdf'].slice(number % 3)),
  'a file is replaced': (page, number) =>
    withItem(page, number, (id) =>
      page.presenter.files.fileReplaced(id, {
        name: `other${number}.pdf`,
        size: 10,
        bytes: async () => new Uint8Array(10),
      }),
    ),
  'a page is added': (page, number) =>
    withItem(page, number, (id) =>
      page.presenter.files.pagesAdded(id, [
        { name: `page${number}.pdf`, size: 10, bytes: async () => new Uint8Array(10) },
      ]),
    ),
  'answers are slow from now on': ({ answers }) => (answers.slow = true),
  'answers are fast from now on': ({ answers }) => (answers.slow = false),
  'one answer comes': ({ answers }, number) => answers.release(number),
  'another answer comes': ({ answers }, number) => answers.release(number + 1),
  'all answers come': async ({ answers }) => answers.releaseAll(),
  'a reading ends': ({ kept, clock }, number) => {
    const file = some([...kept.files.values()], number);
    if (file)
      kept.readings.set(
        file.fileId,
        number % 3 === 0
          ? { state: 'not-readable' }
          : read(`2699200000000000${String(number).padStart(4, '0')}`, number % 3 === 1),
      );
    clock.advance(1_200);
  },
  'time passes': ({ clock }) => clock.advance(20_000),
  'a colleague gives a file': ({ kept }, number) => kept.add(materialOf(number), [kept.keep('hers.pdf')]),
  'a colleague replaces a file': ({ kept }, number) =>
    kept.change(
      some(
        kept.materials.flatMap(({ items }) => items),
        number,
      )?.documentId ?? '',
      (before) => ({ ...before, files: [kept.keep('better.pdf')] }),
    ),
  'the package is looked at again': ({ presenter }) => void presenter.loader.refresh(),
};

/** Events that remove documents, or the page, while the user types. */
const endings: Readonly<Record<string, Step>> = {
  'a colleague removes a document': ({ kept }, number) =>
    kept.remove(
      some(
        kept.materials.flatMap(({ items }) => items),
        number,
      )?.documentId ?? '',
    ),
  'the package is returned': (page) => {
    page.kept.giveBack();
    page.left();
    return page.open();
  },
};

const steps = { ...hands, ...others, ...endings };
const journey = fc.array(fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat({ max: 11 })), {
  minLength: 6,
  maxLength: 40,
});

async function opened(): Promise<UploadPage> {
  const page = uploadPage();
  await page.open();
  page.give('MI', '1.pdf', '2.pdf', '3.pdf');
  page.give('MC', 'contract.pdf');
  await page.settled();
  return page;
}

describe('the marked row, the open form and the file in the viewer', () => {
  it('belong to one document after any actions and events, fast or slow', async () => {
    await fc.assert(
      fc.asyncProperty(journey, async (taken) => {
        const page = await opened();
        for (const [name, number] of taken) {
          await runInAction(() => steps[name]?.(page, number));
          await page.settled();
          expect(page.troubles).toEqual([]);
        }
        await page.answers.releaseAll();
        await page.settled();
        expect(page.troubles).toEqual([]);
        // Not awaited where the page shows no preview.
        expect(page.viewer.viewModel.content.kind).toBe(page.presenter.page.preview ? 'document' : 'nothing');
        page.left();
      }),
      { numRuns: 30 },
    );
  });

  it('stay with the document being typed in, whatever arrives, is read or is changed by a colleague', async () => {
    const quiet = fc.array(fc.tuple(fc.constantFrom(...Object.keys(others)), fc.nat({ max: 11 })), {
      minLength: 6,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(quiet, fc.nat({ max: 2 }), async (taken, chosen) => {
        const page = await opened();
        const typedIn = idsHere(page)[chosen] ?? '';
        page.presenter.itemPressed(typedIn);
        runInAction(() => page.presenter.work.typed(typedIn, 'number', '12'));
        for (const [name, number] of taken) {
          await runInAction(() => others[name]?.(page, number));
          await page.settled();
          expect([open(page), page.presenter.state.editors.get(typedIn)?.fields.number]).toEqual([typedIn, '12']);
        }
        expect(page.troubles).toEqual([]);
        page.left();
      }),
      { numRuns: 20 },
    );
  });
});
