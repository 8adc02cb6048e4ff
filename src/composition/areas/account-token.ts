import type { AccountInfoPresenter } from '../../presentation/account/account-info/account-info-presenter.ts';
import { token } from '../token.ts';

/** Apart from the others: the sign-in page fetches it with every page's. */
export const accountInfo = token<AccountInfoPresenter>('AccountInfoPresenter');
