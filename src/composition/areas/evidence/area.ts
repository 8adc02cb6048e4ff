import {
  allBooks,
  allBooksPath,
  bookSides,
  books,
  type BookPlace,
  type BookSide,
} from '../../../domain/catalogue/books.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { evidenceArea, type EvidencePresenters } from '../../../presentation/evidence/evidence-presenters.ts';
import { bookTitles } from '../../../presentation/evidence/shared/book-titles.ts';
import { bookScreen } from '../../../views/evidence/shared/book-context.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area, AreaPage, Parts } from '../area.ts';
import { downloadCentre } from './downloads-tokens.ts';
import { dueTokens } from './due-tokens.ts';
import { evidenceTokens as t } from './tokens.ts';
import {
  evidenceWords,
  evidenceWorkWords,
  heldWords,
  listsWords,
  downloadsWords,
} from '../../../words/areas/evidence.ts';
import { viewerWords } from '../../../words/areas/viewer.ts';
import { homeWords } from '../../../words/areas/home.ts';

const list: Parts = async () => (await import('./list-parts.ts')).bindEvidenceList;
const work: Parts = async () => {
  const [evidence, copies, viewer, reader] = await Promise.all([
    import('./work-parts.ts'),
    import('./copies-parts.ts'),
    import('../viewer/parts.ts'),
    import('../viewer/reader-parts.ts'),
  ]);
  return (container) => {
    evidence.bindEvidenceWork(container);
    copies.bindFileCopies(container);
    reader.bindDocumentReader(container);
    viewer.bindViewer(container);
  };
};

/** The page set of a book (document 2, section 2). */
function pagesOf(book: OpenBook): readonly AreaPage[] {
  const { path: base, indexes }: BookPlace = books[book];
  const titles = bookTitles[book];
  const of = titles.name;
  const indexPages = Object.keys(indexes).flatMap((side): readonly AreaPage[] => [
    {
      path: `${base}/index/${side}`,
      title: titles.list,
      of,
      skeleton: 'list',
      words: [evidenceWords],
      parts: list,
      Screen: bookScreen(
        book,
        async () => (await import('../../../views/evidence/package-list/PackageListScreen.tsx')).PackageListScreen,
      ),
    },
    {
      path: `${base}/create/${side}`,
      title: titles.create,
      of,
      skeleton: 'list',
      words: [evidenceWords, evidenceWorkWords, heldWords],
      parts: work,
      Screen: bookScreen(
        book,
        async () =>
          (await import('../../../views/evidence/choose-candidates/ChooseCandidatesScreen.tsx')).ChooseCandidatesScreen,
      ),
    },
  ]);
  return [
    ...indexPages,
    {
      path: `${base}/upload/default`,
      stage: 'CHECK',
      title: 'check.title',
      of,
      skeleton: 'detail',
      words: [evidenceWords, evidenceWorkWords, heldWords, viewerWords],
      parts: work,
      Screen: bookScreen(
        book,
        async () => (await import('../../../views/evidence/check-answers/CheckAnswersScreen.tsx')).CheckAnswersScreen,
      ),
    },
    {
      path: `${base}/upload/default`,
      title: 'shell.page-upload',
      of,
      skeleton: 'form',
      words: [evidenceWords, evidenceWorkWords, heldWords, viewerWords],
      parts: work,
      Screen: bookScreen(
        book,
        async () => (await import('../../../views/evidence/materials/MaterialsScreen.tsx')).MaterialsScreen,
      ),
    },
    {
      path: `${base}/upload/success`,
      title: 'submitted.title',
      of,
      skeleton: 'detail',
      words: [evidenceWords, evidenceWorkWords],
      parts: work,
      Screen: bookScreen(
        book,
        async () => (await import('../../../views/evidence/submitted/SubmittedScreen.tsx')).SubmittedScreen,
      ),
    },
    {
      path: `${base}/detail`,
      title: titles.detail,
      of,
      skeleton: 'detail',
      words: [evidenceWords, evidenceWorkWords, heldWords, viewerWords],
      parts: work,
      Screen: bookScreen(
        book,
        async () =>
          (await import('../../../views/evidence/package-detail/PackageDetailScreen.tsx')).PackageDetailScreen,
      ),
    },
  ];
}

/**
 * The list over all books. It also contains packages of books without a list of their own (document 2, section 7).
 */
const allBooksPage = (side: BookSide): AreaPage => ({
  path: `${allBooksPath}/index/${side}`,
  title: 'packages.all-title',
  of: 'packages.all-products',
  skeleton: 'list',
  words: [evidenceWords],
  parts: list,
  Screen: lazyScreen(
    async () => (await import('../../../views/evidence/package-list/PackageListScreen.tsx')).PackageListScreen,
  ),
});

/** The list of due receivables over all books, which the figures of the home page open. */
const receivablesPage: AreaPage = {
  path: '/common/receivables/index',
  title: 'home.due-title',
  skeleton: 'list',
  words: [evidenceWords, homeWords],
  parts: async () => (await import('./due-parts.ts')).bindDue,
  Screen: lazyScreen(
    async () => (await import('../../../views/evidence/receivables/ReceivablesScreen.tsx')).ReceivablesScreen,
  ),
};

/** The user's downloads in their current role. */
const downloadsPage: AreaPage = {
  path: '/my/download',
  forEverybody: true,
  title: 'downloads.centre',
  skeleton: 'list',
  words: [listsWords, downloadsWords],
  parts: async () => (await import('./picked-list-parts.ts')).bindPicking,
  Screen: lazyScreen(
    async () => (await import('../../../views/evidence/download-centre/DownloadCentreScreen.tsx')).DownloadCentreScreen,
  ),
};

/** Evidence packages: the list of each book, and the pages of one package. */
export const evidence: Area<EvidencePresenters> = {
  key: evidenceArea,
  services: (container) => ({
    packageList: (book) => container.get(t.PackageListPresenter)(book),
    chooseCandidates: (book) => container.get(t.ChooseCandidatesPresenter)(book),
    materials: (book) => container.get(t.MaterialsPresenter)(book),
    checkAnswers: (book) => container.get(t.CheckAnswersPresenter)(book),
    submitted: (book) => container.get(t.SubmittedPresenter)(book),
    packageDetail: (book) => container.get(t.PackageDetailPresenter)(book),
    trailViewer: () => container.get(t.TrailViewer),
    standardDownloads: () => container.get(t.StandardDownloads),
    receivables: () => container.get(dueTokens.ReceivablesPresenter),
    downloadCentre: () => container.get(downloadCentre),
  }),
  pages: [...allBooks.flatMap(pagesOf), ...bookSides.map(allBooksPage), receivablesPage, downloadsPage],
};
