import { settlementProcessPath } from '../../../domain/settling/shared/settling-path.ts';
import { settlingArea, type SettlingPresenters } from '../../../presentation/settling/settling-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { settlementProcess, settlingAgreementPaper, settlingEntry } from './tokens.ts';
import { settlingWords } from '../../../words/areas/settling.ts';
import { memberWords } from '../../../words/areas/notices.ts';

// Loaded with the company's data, because the name of a further file would be loaded with every page.
const pages = async () => import('../company/pages.ts');

/** Settling in to the partner bank. */
export const settling: Area<SettlingPresenters> = {
  key: settlingArea,
  services: (container) => ({
    settlingEntry: () => container.get(settlingEntry),
    settlementProcess: () => container.get(settlementProcess),
    settlingAgreement: () => container.get(settlingAgreementPaper),
  }),
  pages: [
    {
      path: settlementProcessPath,
      forEverybody: true,
      title: 'settling.title',
      skeleton: 'list',
      words: [settlingWords, memberWords],
      parts: async () => (await pages()).bindSettling,
      Screen: lazyScreen(async () => (await pages()).SettlementProcessScreen),
    },
  ],
};
