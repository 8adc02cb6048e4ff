import { areaKey } from '../shared/area-key.ts';
import type { PartnerEntryPresenter } from './partner-entry/partner-entry-presenter.ts';
import type { ResetPasswordPresenter } from './reset-password/reset-password-presenter.ts';
import type { UnfreezePresenter } from './unfreeze/unfreeze-presenter.ts';

/** Creates a presenter for each screen that opens. */
export interface RecoveryPresenters {
  resetPassword(): ResetPasswordPresenter;
  unfreeze(): UnfreezePresenter;
  partnerEntry(): PartnerEntryPresenter;
}

/** The recovery of an account, which is loaded apart from signing in. */
export const recoveryArea = areaKey<RecoveryPresenters>('recovery');
