import { isOfContextWords } from './context-words.ts';
import { plainBadPasswords } from './plain-bad-passwords.ts';

/** Minimum and maximum length of a new password, in characters. */
export const minPasswordCharacters = 10;
export const maxPasswordCharacters = 128;
/** Maximum length of a password in UTF-8 bytes. RSA-OAEP encrypts 190 bytes with a key of 2,048 bits. */
const maxPasswordBytes = 190;

/** Number of bytes of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

function isTooLong(password: string): boolean {
  const characters = Array.from(password);
  const bytes = characters.reduce((sum, character) => sum + bytesOf(character), 0);
  return characters.length > maxPasswordCharacters || bytes > maxPasswordBytes;
}

/** Why a password is rejected. */
export const passwordProblems = [
  'too-short',
  'too-long',
  'edge-space',
  'the-same',
  'holds-name',
  'known',
  'too-plain',
] as const;
export type PasswordProblem = (typeof passwordProblems)[number];

/** Minimum length of a name that a password must not contain. Shorter names occur in too many words by chance. */
const minNameCharacters = 4;

const lookAlikes: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
]);

const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Variants that a guesser tries: with letters instead of look-alike characters, and without common suffixes. */
export function guessVariants(password: string): readonly string[] {
  const plain = foldCase(password);
  const word = plain.replace(/[^\p{Letter}]+$/u, '');
  const replaceLookAlikes = (text: string): string => Array.from(text, (sign) => lookAlikes.get(sign) ?? sign).join('');
  return [plain, word, replaceLookAlikes(plain), replaceLookAlikes(word), plain.replace(/\p{Number}+$/u, '')];
}

/** Whether a password consists of few different characters, or of a sequence of neighbouring ones. */
function isPlain(password: string): boolean {
  const signs = Array.from(foldCase(password));
  const steps = signs.slice(1).map((sign, index) => (sign.codePointAt(0) ?? 0) - (signs[index]?.codePointAt(0) ?? 0));
  return new Set(signs).size < 5 || steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

export interface PasswordOwner {
  readonly userName: string;
  readonly personName: string;
}

function holdsName(password: string, { userName, personName }: PasswordOwner): boolean {
  const plain = foldCase(password);
  const named = [foldCase(userName), foldCase(userName).replace(/\d+$/u, '')].some(
    (name) => name.length >= minNameCharacters && plain.includes(name),
  );
  return named || (personName !== '' && plain.includes(foldCase(personName)));
}

/** Whether a password is on the short list, or made of words of this portal. */
const isKnown = (password: string): boolean =>
  guessVariants(password).some((each) => plainBadPasswords.has(each) || isOfContextWords(each));

/**
 * The first problem of a new password; undefined where it is accepted. Length and known passwords count, but not the
 * kinds of characters, because such rules lead to passwords that are known already. `current` is the password that it
 * replaces; empty where unknown. Checklist 1.4, `/my/account/info`.
 */
export function passwordProblem(password: string, owner: PasswordOwner, current = ''): PasswordProblem | undefined {
  const length = Array.from(password).length;
  if (length < minPasswordCharacters) return 'too-short';
  if (isTooLong(password)) return 'too-long';
  if (password.trim() !== password) return 'edge-space';
  if (current !== '' && foldCase(password) === foldCase(current)) return 'the-same';
  if (holdsName(password, owner)) return 'holds-name';
  if (isKnown(password)) return 'known';
  return isPlain(password) ? 'too-plain' : undefined;
}

/** Rules that are shown while a password is typed. */
export const passwordRules = ['length', 'edges', 'names', 'guessable'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/**
 * The rules that a password satisfies; none while it is empty. A password satisfies all of them exactly where
 * `passwordProblem` accepts it.
 */
export function satisfiedPasswordRules(password: string, owner: PasswordOwner): ReadonlySet<PasswordRule> {
  if (password === '') return new Set();
  const length = Array.from(password).length;
  const broken = new Set<PasswordRule>();
  if (length < minPasswordCharacters || isTooLong(password)) broken.add('length');
  if (password.trim() !== password) broken.add('edges');
  if (holdsName(password, owner)) broken.add('names');
  if (isKnown(password) || isPlain(password)) broken.add('guessable');
  return new Set(passwordRules.filter((each) => !broken.has(each)));
}
