import { plainBadPasswords } from './plain-bad-passwords.ts';

/** Characters that a new password has at least and at most; RSA-OAEP carries no more than the most in any script. */
export const shortestPassword = 10;
export const longestPassword = 60;

/** Why a password is not taken. */
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

/** What must not stand in a password: names shorter than this are in too many words by chance. */
const leastName = 4;

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

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * As a guesser tries it: letters in place of the signs that look like them, and without what is commonly put behind a
 * word.
 */
function guessed(password: string): readonly string[] {
  const plain = folded(password);
  const word = plain.replace(/[^\p{Letter}]+$/u, '');
  const spelt = (text: string): string => Array.from(text, (sign) => lookAlikes.get(sign) ?? sign).join('');
  return [plain, word, spelt(plain), spelt(word), plain.replace(/\p{Number}+$/u, '')];
}

/**
 * One sign all the way, a few signs over and over, or signs that follow one another as on the keyboard or in the
 * alphabet.
 */
function isPlain(password: string): boolean {
  const signs = Array.from(folded(password));
  const steps = signs.slice(1).map((sign, index) => (sign.codePointAt(0) ?? 0) - (signs[index]?.codePointAt(0) ?? 0));
  return new Set(signs).size < 5 || steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

export interface PasswordOwner {
  readonly userName: string;
  readonly personName: string;
}

function holdsName(password: string, { userName, personName }: PasswordOwner): boolean {
  const plain = folded(password);
  const named = [folded(userName), folded(userName).replace(/\d+$/u, '')].some(
    (name) => name.length >= leastName && plain.includes(name),
  );
  return named || (personName !== '' && plain.includes(folded(personName)));
}

const isKnown = (password: string): boolean => guessed(password).some((each) => plainBadPasswords.has(each));

/**
 * What is wrong with a new password, first what is wrong first; undefined where it may be taken. Length and what is
 * known are judged, not which kinds of signs it has: that only makes passwords that are known already. `current` is the
 * one that it replaces, empty where it is not known. Checklist 1.4, `/my/account/info`.
 */
export function passwordProblem(password: string, owner: PasswordOwner, current = ''): PasswordProblem | undefined {
  const length = Array.from(password).length;
  if (length < shortestPassword) return 'too-short';
  if (length > longestPassword) return 'too-long';
  if (password.trim() !== password) return 'edge-space';
  if (current !== '' && folded(password) === folded(current)) return 'the-same';
  if (holdsName(password, owner)) return 'holds-name';
  if (isKnown(password)) return 'known';
  return isPlain(password) ? 'too-plain' : undefined;
}

/** What is said of a password while it is typed, each by itself. */
export const passwordRules = ['length', 'edges', 'names', 'guessable'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/**
 * Which rules a password keeps as it stands; none while it is empty. All are kept by what `passwordProblem` takes, and
 * never by what it does not.
 */
export function passwordRulesKept(password: string, owner: PasswordOwner): ReadonlySet<PasswordRule> {
  if (password === '') return new Set();
  const length = Array.from(password).length;
  const broken = new Set<PasswordRule>();
  if (length < shortestPassword || length > longestPassword) broken.add('length');
  if (password.trim() !== password) broken.add('edges');
  if (holdsName(password, owner)) broken.add('names');
  if (isKnown(password) || isPlain(password)) broken.add('guessable');
  return new Set(passwordRules.filter((each) => !broken.has(each)));
}
