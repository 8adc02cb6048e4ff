import { areaKey } from '../shared/area-key.ts';
import type { SignInPresenter } from './sign-in/sign-in-presenter.ts';
import type { KeyTestPresenter } from './key-test/key-test-presenter.ts';
import type { KeySignInPresenter } from './sign-in/key-sign-in-presenter.ts';
import type { SecondStepPresenter, SecondStepTerms } from './sign-in/second-step-presenter.ts';
import type { SmsSignInPresenter } from './sign-in/sms-sign-in-presenter.ts';

export interface EntryPresenters {
  signIn(): SignInPresenter;
  /** Loaded when it is requested. */
  smsSignIn(): Promise<SmsSignInPresenter>;
  keySignIn(): Promise<KeySignInPresenter>;
  secondStep(terms: SecondStepTerms): Promise<SecondStepPresenter>;
  /** The name of the guarantee project of a serial; undefined where there is none, or where that cannot be known. */
  projectName(serial: string): Promise<string | undefined>;
  keyTest(): Promise<KeyTestPresenter>;
}

export const entryArea = areaKey<EntryPresenters>('entry');
