import type { ActiveContent } from './active-content.ts';

const actions: readonly (readonly [ActiveContent, string])[] = [
  ['script', 'JavaScript|Rendition'],
  ['script', 'XFA'],
  ['launch', 'Launch|SubmitForm|ImportData|GoToE'],
  ['media', 'RichMedia|Sound|Movie'],
];
// Words that no title has, so that it does not matter what stands before them.
const unmistakable = [['script', /\/OnInstantiate/u], ['media', /\/RichMediaExecute/u]] as const;
// In a title, a word stands before it; as a value it stands behind another name, an object's head or a sign. Packed
// objects begin and end at any sign that their index names, and hold no prose worth the difference.
const inTheOpen = actions.map(([what, words]) => [what, new RegExp(String.raw`(?:(?<![A-Za-z])|(?<=\/S|\/Subtype|obj|null|true|false))/(?:${words})(?!\w)`, 'u')] as const);
const packed = actions.map(([what, words]) => [what, new RegExp(`/(?:${words})`, 'u')] as const);

/** The first thing in a text of a PDF that runs, by its name. */
export function activeName(text: string, isPacked: boolean): ActiveContent | undefined {
  return [...(isPacked ? packed : inTheOpen), ...unmistakable].find(([, name]) => name.test(text))?.[0];
}
