import { evidenceArea, type EvidencePresenters } from '../../presentation/evidence/evidence-presenters.ts';
import { lazyScreen } from '../../views/shell/shared/lazy-screen.ts';
import type { Area, Parts } from './area.ts';
import { evidenceTokens as t } from './evidence-tokens.ts';

const base = '/credit/finance-data';
const list: Parts = async () => (await import('./evidence-list-parts.ts')).bindEvidenceList;
const work: Parts = async () => {
  const [evidence, viewer] = await Promise.all([import('./evidence-work-parts.ts'), import('./viewer-parts.ts')]);
  return (container) => {
    evidence.bindEvidenceWork(container);
    viewer.bindViewer(container);
  };
};

/** Evidence packages: the list, and what one does with one of them. */
export const evidence: Area<EvidencePresenters> = {
  key: evidenceArea,
  offered: (container) => ({
    packageList: () => container.get(t.PackageListPresenter), chooseCredits: () => container.get(t.ChooseCreditsPresenter), materials: () => container.get(t.MaterialsPresenter),
    checkAnswers: () => container.get(t.CheckAnswersPresenter), submitted: () => container.get(t.SubmittedPresenter), packageDetail: () => container.get(t.PackageDetailPresenter),
  }),
  pages: [
    {
      path: `${base}/index/finance`, title: 'packages.title', skeleton: 'list', words: ['evidence'], parts: list,
      Screen: lazyScreen(async () => (await import('../../views/evidence/package-list/PackageListScreen.tsx')).PackageListScreen),
    },
    {
      path: `${base}/create/finance`, title: 'shell.page-choose', skeleton: 'list', words: ['evidence'], parts: work,
      Screen: lazyScreen(async () => (await import('../../views/evidence/choose-credits/ChooseCreditsScreen.tsx')).ChooseCreditsScreen),
    },
    {
      path: `${base}/upload/default`, stage: 'CHECK', title: 'check.title', skeleton: 'detail', words: ['evidence', 'viewer'], parts: work,
      Screen: lazyScreen(async () => (await import('../../views/evidence/check-answers/CheckAnswersScreen.tsx')).CheckAnswersScreen),
    },
    {
      path: `${base}/upload/default`, title: 'shell.page-upload', skeleton: 'form', words: ['evidence', 'viewer'], parts: work,
      Screen: lazyScreen(async () => (await import('../../views/evidence/materials/MaterialsScreen.tsx')).MaterialsScreen),
    },
    {
      path: `${base}/upload/success`, title: 'submitted.title', skeleton: 'detail', words: ['evidence'], parts: work,
      Screen: lazyScreen(async () => (await import('../../views/evidence/submitted/SubmittedScreen.tsx')).SubmittedScreen),
    },
    {
      path: `${base}/detail`, title: 'shell.page-detail', skeleton: 'detail', words: ['evidence', 'viewer'], parts: work,
      Screen: lazyScreen(async () => (await import('../../views/evidence/package-detail/PackageDetailScreen.tsx')).PackageDetailScreen),
    },
  ],
};
