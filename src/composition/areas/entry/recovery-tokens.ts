import type { PartnerEntryPresenter } from '../../../presentation/entry/partner-entry/partner-entry-presenter.ts';
import type { ResetPasswordPresenter } from '../../../presentation/entry/reset-password/reset-password-presenter.ts';
import type { UnfreezePresenter } from '../../../presentation/entry/unfreeze/unfreeze-presenter.ts';
import { token } from '../../token.ts';

/** Apart from what stands behind the pages: the area itself names these, and comes with the frame. */
export const resetPassword = token<ResetPasswordPresenter>('ResetPasswordPresenter');
export const partnerEntry = token<PartnerEntryPresenter>('PartnerEntryPresenter');
export const unfreeze = token<UnfreezePresenter>('UnfreezePresenter');
