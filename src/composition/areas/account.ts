import { accountArea, type AccountPresenters } from '../../presentation/account/account-presenters.ts';
import { lazyScreen } from '../../views/shell/shared/lazy-screen.ts';
import { accountInfo } from './account-token.ts';
import type { Area } from './area.ts';

const page = async () => import('./account-page.ts');

/** Who one is to the portal. */
export const account: Area<AccountPresenters> = {
  key: accountArea,
  offered: (container) => ({ accountInfo: () => container.get(accountInfo) }),
  pages: [
    {
      path: '/my/account/info',
      forEverybody: true,
      title: 'account.title',
      skeleton: 'detail',
      words: ['account', 'settling'],
      parts: async () => (await page()).bindAccount,
      Screen: lazyScreen(async () => (await page()).AccountInfoScreen),
    },
  ],
};
