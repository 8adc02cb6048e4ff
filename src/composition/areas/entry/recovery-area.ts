import { recoveryArea, type RecoveryPresenters } from '../../../presentation/entry/recovery-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { partnerEntry, resetPassword, unfreeze } from './recovery-tokens.ts';
import { accountWords } from '../../../words/areas/account.ts';
import { waysInWords } from '../../../words/areas/entry.ts';
import { recoveryWords } from '../../../words/areas/entry-recovery.ts';

const pages = async () => import('./recovery-pages.ts');
/** Pages for users who cannot sign in, and for signed-in users. */
const page = {
  forAnybody: true,
  skeleton: 'form',
  words: [accountWords, waysInWords, recoveryWords],
  parts: async () => (await pages()).bindRecovery,
} as const;

/** Recovery without a password, and sign-in from a partner's portal. */
export const recovery: Area<RecoveryPresenters> = {
  key: recoveryArea,
  services: (container) => ({
    resetPassword: () => container.get(resetPassword),
    unfreeze: () => container.get(unfreeze),
    partnerEntry: () => container.get(partnerEntry),
  }),
  pages: [
    {
      ...page,
      path: '/register/reset-password',
      title: 'recovery.reset-title',
      Screen: lazyScreen(async () => (await pages()).ResetPasswordScreen),
    },
    {
      ...page,
      path: '/register/account-unfreeze',
      title: 'recovery.unfreeze-title',
      Screen: lazyScreen(async () => (await pages()).UnfreezeScreen),
    },
    {
      ...page,
      path: '/partner-entry',
      title: 'recovery.partner-title',
      Screen: lazyScreen(async () => (await pages()).PartnerEntryScreen),
    },
  ],
};
