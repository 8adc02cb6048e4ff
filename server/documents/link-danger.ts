const ordinary = /^\s*(?:(?:https?|mailto|tel|ftp):|www\.|#|$)/iu;
// People leave out what a browser or a letter's writer would add; a further PDF beside this one is harmless.
const abridged = /^\s*(?:[\w.-]+\.(?:com|cn|net|org|hk|gov|edu)(?![\w.])|[\w.+-]+@[\w.-]+$|[^\\/:]+\.pdf(?:#.*)?$)/iu;
const script = /^\s*(?:javascript|vbscript|data):/iu;

/** What following a link does besides opening a page of the web or a letter: it runs, or opens a file of the reader's machine or of another's. */
export function linkDanger(target: string): 'script' | 'launch' | undefined {
  if (ordinary.test(target) || abridged.test(target)) return undefined;
  return script.test(target) ? 'script' : 'launch';
}
