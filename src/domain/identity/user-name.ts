export const maxUserNameCharacters = 30;

/** Lower case only, so that no two user names differ in case alone. */
const form = /^[a-z][a-z0-9._-]{2,29}$/;

/** Normalises a user name for storage: trimmed, half width, lower case. */
export function userNameIn(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/**
 * Whether a user name is valid: 3 to 30 characters, a letter first, then letters, digits, dots, hyphens and
 * underscores.
 */
export function isUserName(name: string): boolean {
  return form.test(name);
}
