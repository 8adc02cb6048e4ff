import type { AccountInfoPresenter } from '../../../presentation/account/account-info/account-info-presenter.ts';
import { token } from '../../token.ts';

/** Apart from what stands behind the pages: the area itself names these, and comes with the frame. */
export const accountInfo = token<AccountInfoPresenter>('AccountInfoPresenter');
