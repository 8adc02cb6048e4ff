import type { PartnerEntryPresenter } from '../../../presentation/entry/partner-entry/partner-entry-presenter.ts';
import type { ResetPasswordPresenter } from '../../../presentation/entry/reset-password/reset-password-presenter.ts';
import type { UnfreezePresenter } from '../../../presentation/entry/unfreeze/unfreeze-presenter.ts';
import { token } from '../../token.ts';

/** Tokens of the area itself, which is loaded with the frame. They are separate from those of the pages. */
export const resetPassword = token<ResetPasswordPresenter>('ResetPasswordPresenter');
export const partnerEntry = token<PartnerEntryPresenter>('PartnerEntryPresenter');
export const unfreeze = token<UnfreezePresenter>('UnfreezePresenter');
