const ordinary = /^\s*(?:(?:https?|mailto|tel|ftp):|www\.|#|$)/iu;
const script = /^\s*(?:javascript|vbscript|data):/iu;

/** What following a link does besides opening a page of the web or a letter: it runs, or opens a file of the reader's machine or of another's. */
export function linkDanger(target: string): 'script' | 'launch' | undefined {
  if (ordinary.test(target)) return undefined;
  return script.test(target) ? 'script' : 'launch';
}
