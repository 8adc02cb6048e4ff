import { noticesArea, type NoticesPresenters } from '../../presentation/notices/shared/notices-area.ts';
import { lazyScreen } from '../../views/shell/shared/lazy-screen.ts';
import type { Area } from './area.ts';
import { agreementPage } from './notices-token.ts';

const page = async () => import('./agreement-page.ts');
const Screen = lazyScreen(async () => (await page()).AgreementScreen);
const agreement = { forAnybody: true, skeleton: 'detail', words: ['notices'], parts: async () => (await page()).bindAgreements, Screen } as const;

/** What is asked of people as they arrive, and the agreements. */
export const notices: Area<NoticesPresenters> = {
  key: noticesArea,
  offered: (container) => ({
    arrival: async () => (await import('./around-parts.ts')).arrivalChain(container),
    agreement: () => container.get(agreementPage),
  }),
  pages: [
    { ...agreement, path: '/agreements/registration', title: 'notices.registration-title' },
    { ...agreement, path: '/agreements/privacy', title: 'notices.privacy-title' },
  ],
};
