import { createRoot } from 'react-dom/client';
import {
  ChooseCandidatesPresenter,
  type ChooseParts,
} from '../../../src/presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { StandardDownloads } from '../../../src/presentation/evidence/shared/standard-downloads.ts';
import { TrailViewer } from '../../../src/presentation/evidence/shared/trail-viewer.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { ChooseCandidatesScreen } from '../../../src/views/evidence/choose-candidates/ChooseCandidatesScreen.tsx';
import { PortalLook } from '../../../src/views/design/theme/PortalLook.tsx';
import { BookProvider } from '../../../src/views/evidence/shared/book-context.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { WordsProvider } from '../../../src/words/WordsProvider.tsx';
import { evidenceWords, evidenceWorkWords, heldWords } from '../../../src/words/areas/evidence.ts';
import { loadCatalogue } from '../../../src/words/load-catalogue.ts';
import { manyCandidates } from './many-candidates.ts';

const zhCN = await loadCatalogue('zh-CN', [evidenceWords, evidenceWorkWords, heldWords]);

/**
 * The portal's own page for choosing, on a simulated back end that answers each page after the time of a nearby server,
 * in milliseconds.
 */

const answerTime = 20;
const all = manyCandidates(10_000);
const here = new Date('2026-11-22T02:00:00Z').getTime();

// These ports implement only what the page for choosing uses.
const parts = {
  book: 'credit',
  candidates: {
    page: async (_book, _filter, page, size) => {
      await new Promise((resolve) => setTimeout(resolve, answerTime));
      const rows = all.slice((page - 1) * size, page * size);
      if (page === 1) performance.mark('first-page');
      return { total: all.length, rows };
    },
    expectedMaterials: async () => [],
  },
  clock: { now: () => here },
  drafts: { read: () => undefined, write: () => undefined, remove: () => undefined },
  identifiers: { next: () => '1' },
  session: { pageConfig: { maxApplicants: 20 }, faultSeen: (thrown: unknown) => console.error(thrown) },
} as Pick<ChooseParts, 'book' | 'candidates'> as ChooseParts;

const nowhere = async (): Promise<never> => Promise.reject(new Error('Nobody looks there'));

const standardDownloads = (): StandardDownloads =>
  new StandardDownloads({ offer: async () => ({ offered: true }), list: nowhere, template: nowhere }, parts.session);

// The view of the order behind a business is not used here.
const trailViewer = (): TrailViewer =>
  new TrailViewer({ order: nowhere, journey: nowhere }, { recordAccountView: nowhere }, parts.session);

const presenters = {
  session: parts.session,
  of: () => ({ chooseCandidates: () => new ChooseCandidatesPresenter(parts), standardDownloads, trailViewer }),
} as Pick<Presenters, 'of' | 'session'> as Presenters;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <WordsProvider locale="zh-CN" catalogue={zhCN}>
      <PresentersContext value={presenters}>
        <PortalLook mode="light">
          <BookProvider value="credit">
            <ChooseCandidatesScreen />
          </BookProvider>
        </PortalLook>
      </PresentersContext>
    </WordsProvider>,
  );
}
