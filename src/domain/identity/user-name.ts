export const longestUserName = 30;

/** Small letters, so that no two accounts look alike but for their case. */
const form = /^[a-z][a-z0-9._-]{2,29}$/;

/** A name to sign in with as it is kept: what was typed, without blanks around it and in small letters. */
export function userNameIn(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/**
 * Whether a name may be signed in with: 3 to 30 signs, a letter first, then letters, digits, dots, hyphens and
 * underscores.
 */
export function isUserName(name: string): boolean {
  return form.test(name);
}
