/** An addition that is not possible, with the reason. */
export class AdditionRefused extends Error {}

const plain = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/u;
/** Reserved words of the language, and names of folders and files that every area has. */
const taken = new Set(
  (
    'area areas await break case catch class common const continue debugger default delete do else enum export extends ' +
    'false finally for function if implements import in interface let new null package pages parts private protected ' +
    'public return shared static super switch this throw tokens true try typeof undefined var void while with yield'
  ).split(' '),
);

/** `kept-notes` as `keptNotes`. */
export const camel = (name: string): string =>
  name.replaceAll(/-([a-z])/gu, (_whole, letter: string) => letter.toUpperCase());

/** `kept-notes` as `KeptNotes`. */
export const pascal = (name: string): string => camel(`-${name}`);

/** `kept-notes` as `Kept notes`. */
export const spoken = (name: string): string => pascal(name).slice(0, 1) + name.replaceAll('-', ' ').slice(1);

/** The property name of a book in its lists. */
export const property = (name: string): string => (name.includes('-') ? `'${name}'` : name);

/** Throws for a name that is not valid for folders, texts and identifiers. */
export function checkName(name: string): void {
  if (!plain.test(name))
    throw new AdditionRefused(`"${name}" is no name: lower-case words of letters and digits, joined by hyphens`);
  if (camel(name) in {} || taken.has(name))
    throw new AdditionRefused(`"${name}" is a word of the language or of every area`);
}
