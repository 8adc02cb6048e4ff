import { twoStepExtensions } from '../extensions/account/two-step-extensions.ts';
import { accountExtensions } from '../extensions/account/account-extensions.ts';
import { resetWaitExtensions } from '../extensions/account/reset-wait-extensions.ts';
import { authenticatorExtensions } from '../extensions/account/authenticator-extensions.ts';
import { mailExtensions } from '../extensions/account/mail-extensions.ts';

export const accountAreaCalls = {
  ...twoStepExtensions,
  ...resetWaitExtensions,
  ...authenticatorExtensions,
  ...accountExtensions,
  ...mailExtensions,
};

type Own = typeof accountAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}
