import { areaKey } from '../shared/area-key.ts';
import type { PartnerEntryPresenter } from './partner-entry/partner-entry-presenter.ts';
import type { ResetPasswordPresenter } from './reset-password/reset-password-presenter.ts';
import type { UnfreezePresenter } from './unfreeze/unfreeze-presenter.ts';

/** A fresh presenter for each screen that opens. */
export interface RecoveryPresenters {
  resetPassword(): ResetPasswordPresenter;
  unfreeze(): UnfreezePresenter;
  partnerEntry(): PartnerEntryPresenter;
}

/** The way back in, which is fetched apart from the ways in. */
export const recoveryArea = areaKey<RecoveryPresenters>('recovery');
