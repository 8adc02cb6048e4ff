import { areaKey } from '../shared/area-key.ts';
import type { AccountInfoPresenter } from './account-info/account-info-presenter.ts';

/** A fresh presenter for each screen that opens. */
export interface AccountPresenters {
  accountInfo(): AccountInfoPresenter;
}

export const accountArea = areaKey<AccountPresenters>('account');
