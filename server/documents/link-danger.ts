// Links of any other kind start a program of the reader's machine.
const ordinary = /^\s*(?:(?:https?|mailto|tel):|www\.|#|$)/iu;
// Web and mail addresses without their scheme, and a PDF in the same folder.
const abridged = /^\s*(?:[\w.-]+\.(?:com|cn|net|org|hk|gov|edu)(?![\w.])|[\w.+-]+@[\w.-]+$|[^\\/:]+\.pdf(?:#.*)?$)/iu;
const script = /^\s*(?:javascript|vbscript|data):/iu;
// Files outside the folder of this file: URLs, network and absolute paths.
const otherPlace = /^(?:file:|[\\/]{2}|[a-z]:[\\/]|\/(?:[a-z]|unc)\/|(?!https?:)[a-z][\w.+-]*:[\\/]{2})/iu;
// A scheme directly followed by text. In titles a blank follows the colon, and in dates a single letter precedes it.
const strangeKind = /^\s*[a-z][\w.+-]+:[^\s]/iu;
const scriptAtOnce = /^(?:(?:java|vb)script:|data:[\w.+-]+\/)/iu;

/**
 * The danger of following a link. `script`: it runs. `launch`: it opens a file or a program. Undefined when it opens a
 * web page, a mail or a PDF beside this file.
 */
export function linkDanger(target: string): 'script' | 'launch' | undefined {
  if (ordinary.test(target) || abridged.test(target)) return undefined;
  return script.test(target) ? 'script' : 'launch';
}

/** The danger of a text that need not be a link: a file's name, or a string that an object may refer to. */
export function placeDanger(text: string): 'script' | 'launch' | undefined {
  // Browsers and operating systems ignore blanks and control characters in it.
  const compact = text.replaceAll(/[\s\p{Cc}]/gu, '');
  if (scriptAtOnce.test(compact)) return 'script';
  return otherPlace.test(compact) ? 'launch' : undefined;
}

/**
 * The danger of a text that is certainly a file's name. A name that is not relative to the folder of this file leads to
 * another place.
 */
export function fileDanger(name: string): 'script' | 'launch' | undefined {
  return placeDanger(name) ?? (/^\s*[\\/]/u.test(name) ? 'launch' : undefined);
}

/** The danger of a text that may be a link or a title. */
export function strangeLink(text: string): 'script' | 'launch' | undefined {
  return placeDanger(text) ?? (strangeKind.test(text) ? linkDanger(text) : undefined);
}
