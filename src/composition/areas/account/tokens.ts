import type { AccountInfoPresenter } from '../../../presentation/account/account-info/account-info-presenter.ts';
import { token } from '../../token.ts';

/** Tokens of the area itself, which is loaded with the frame. They are separate from those of the pages. */
export const accountInfo = token<AccountInfoPresenter>('AccountInfoPresenter');
