import {
  guessVariants,
  passwordProblem,
  type PasswordOwner,
  type PasswordProblem,
} from '../../../src/domain/identity/password-rules.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** Loads the list when a password is set for the first time: it is large, and most servers' calls do not need it. */
async function loadKnownPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether a password is one of the 49,000 most frequent ones of breaches, or a usual variant of one. */
export async function isFrequentPassword(password: string): Promise<boolean> {
  known ??= loadKnownPasswords();
  const list = await known;
  return guessVariants(password).some((variant) => list.has(variant));
}

/**
 * The first problem of a new password, as `passwordProblem` finds it, and `known` for a frequent one. Browsers check a
 * short list only: the whole list would cost them 400 kB.
 */
export async function newPasswordProblem(
  password: string,
  owner: PasswordOwner,
  current = '',
): Promise<PasswordProblem | undefined> {
  return passwordProblem(password, owner, current) ?? ((await isFrequentPassword(password)) ? 'known' : undefined);
}
