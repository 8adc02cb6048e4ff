import type { ActiveContent } from './active-content.ts';
import { linkDanger } from './link-danger.ts';

const actions: readonly (readonly [ActiveContent, string])[] = [
  ['script', 'JavaScript|Rendition'],
  ['script', 'XFA'],
  ['launch', 'Launch|SubmitForm|ImportData'],
  ['media', 'RichMedia'],
];
// In a title, a word stands before it; as a value it stands behind another name, an object's head or a sign. Packed
// objects begin at any sign that their index names, and hold no prose worth the difference.
const behindWhatEnds = String.raw`(?:(?<![A-Za-z])|(?<=\/S|obj|null|true|false))`;
const patterns = (before: string) => actions.map(([what, words]) => [what, new RegExp(`${before}/(?:${words})(?!\\w)`, 'u')] as const);
const inTheOpen = patterns(behindWhatEnds);
const packed = patterns('');

const links = /\/URI\s*\(((?:\\[^]|[^()\\])*)/gu;
const otherMachine = /\/U?F\s*\(\s*(?:\\{4}|\/\/)/u;

/** The first thing in a text of a PDF that runs, by its name; a link by where it leads. */
export function activeName(text: string, isPacked: boolean): ActiveContent | undefined {
  const found = (isPacked ? packed : inTheOpen).find(([, name]) => name.test(text));
  if (found) return found[0];
  for (const [, target = ''] of text.matchAll(links)) {
    const danger = linkDanger(target);
    if (danger) return danger;
  }
  return otherMachine.test(text) ? 'launch' : undefined;
}
