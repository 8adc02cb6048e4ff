import { accountArea, type AccountPresenters } from '../../../presentation/account/account-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import { accountInfo } from './tokens.ts';
import type { Area } from '../area.ts';
import { accountWords } from '../../../words/areas/account.ts';
import { onboardingWords } from '../../../words/areas/onboarding.ts';

const pages = async () => import('./pages.ts');

/** The user's own account. */
export const account: Area<AccountPresenters> = {
  key: accountArea,
  services: (container) => ({ accountInfo: () => container.get(accountInfo) }),
  pages: [
    {
      path: '/my/account/info',
      forEverybody: true,
      title: 'account.title',
      skeleton: 'detail',
      words: [accountWords, onboardingWords],
      parts: async () => (await pages()).bindAccount,
      Screen: lazyScreen(async () => (await pages()).AccountInfoScreen),
    },
  ],
};
