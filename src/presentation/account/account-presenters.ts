import { areaKey } from '../shared/area-key.ts';
import type { AccountInfoPresenter } from './account-info/account-info-presenter.ts';

/** Creates a presenter for each screen that opens. */
export interface AccountPresenters {
  accountInfo(): AccountInfoPresenter;
}

export const accountArea = areaKey<AccountPresenters>('account');
