// All other kinds start what the reader's machine has for them.
const ordinary = /^\s*(?:(?:https?|mailto|tel):|www\.|#|$)/iu;
// People leave out what a browser or a letter's writer would add; a further PDF beside this one is harmless.
const abridged = /^\s*(?:[\w.-]+\.(?:com|cn|net|org|hk|gov|edu)(?![\w.])|[\w.+-]+@[\w.-]+$|[^\\/:]+\.pdf(?:#.*)?$)/iu;
const script = /^\s*(?:javascript|vbscript|data):/iu;
// Another place than beside this file, as addresses and systems write it.
const otherPlace = /^(?:file:|[\\/]{2}|[a-z]:[\\/]|\/(?:[a-z]|unc)\/|(?!https?:)[a-z][\w.+-]*:[\\/]{2})/iu;
// Titles have a blank behind their colon, and dates one letter before it.
const strangeKind = /^\s*[a-z][\w.+-]+:[^\s]/iu;
const scriptAtOnce = /^(?:(?:java|vb)script:|data:[\w.+-]+\/)/iu;

/**
 * What following a link does besides opening a page of the web or a letter: it runs, or opens a file of the reader's
 * machine or of another's.
 */
export function linkDanger(target: string): 'script' | 'launch' | undefined {
  if (ordinary.test(target) || abridged.test(target)) return undefined;
  return script.test(target) ? 'script' : 'launch';
}

/** The same of a text that need not be a link: a file's name, or a string that something may refer to. */
export function placeDanger(text: string): 'script' | 'launch' | undefined {
  // Browsers and systems pass over blanks and controls there.
  const bare = text.replaceAll(/[\s\p{Cc}]/gu, '');
  if (scriptAtOnce.test(bare)) return 'script';
  return otherPlace.test(bare) ? 'launch' : undefined;
}

/**
 * The same of what is the name of a file for certain: one that does not count from beside this file leads to another
 * place.
 */
export function fileDanger(name: string): 'script' | 'launch' | undefined {
  return placeDanger(name) ?? (/^\s*[\\/]/u.test(name) ? 'launch' : undefined);
}

/** The same of a text that may be a link, or a title. */
export function strangeLink(text: string): 'script' | 'launch' | undefined {
  return placeDanger(text) ?? (strangeKind.test(text) ? linkDanger(text) : undefined);
}
