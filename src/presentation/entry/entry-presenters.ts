import { areaKey } from '../shared/area-key.ts';
import type { SignInPresenter } from './sign-in/sign-in-presenter.ts';

export interface EntryPresenters {
  signIn(): SignInPresenter;
}

export const entryArea = areaKey<EntryPresenters>('entry');
