import type { SignInDesk } from '../../../application/ports/entry/sign-in-desk.ts';
import type { SignInPresenter } from '../../../presentation/entry/sign-in/sign-in-presenter.ts';
import { token } from '../../token.ts';

/** Tokens that only this area uses. */
export const entryTokens = {
  SignInDesk: token<SignInDesk>('SignInDesk'),
  SignInPresenter: token<SignInPresenter>('SignInPresenter'),
} as const;
