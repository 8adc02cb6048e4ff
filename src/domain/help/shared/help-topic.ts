import { isOwnAddress } from '../../text/addresses.ts';

/** What questions are about, in the order in which they are listed (F-080). */
export const helpCategories = [
  'registration',
  'certification',
  'account',
  'products',
  'materials',
  'signing',
  'invoices',
  'review',
  'messages',
] as const;
export type HelpCategory = (typeof helpCategories)[number];

/** One question and its answer (document 1, section 2; checklist N-16). */
export interface HelpTopic {
  readonly id: string;
  readonly title: string;
  /** Undefined for one that the portal does not know. */
  readonly category: HelpCategory | undefined;
  /** As written: see `helpBlocks`. */
  readonly content: string;
  /** Numbers of questions that those ask, too, who ask this one. */
  readonly related: readonly string[];
  /** How else people call what it is about; it is found by these as by its words. */
  readonly keywords?: readonly string[];
}

export type HelpBlock =
  | { readonly kind: 'text' | 'heed'; readonly text: string }
  | { readonly kind: 'steps' | 'list'; readonly lines: readonly string[] }
  /** `address`: below the portal's base. */
  | { readonly kind: 'picture'; readonly address: string; readonly shows: string };

const marks = [
  ['steps', /^\d+\.\s+(.*)$/],
  ['list', /^[-•]\s+(.*)$/],
  ['heed', /^!\s+(.*)$/],
] as const;
const picture = /^!\[([^\]]*)\]\((\/[\w./-]+\.(?:webp|png|jpg))\)$/;

/**
 * What an answer consists of. It is plain text: a line is a paragraph; lines that begin with `1. ` are steps, with `- `
 * a list, with `! ` to be heeded; `![what it shows](/address.webp)` is a picture of the portal's own. Whatever else
 * there is is text: nothing in it is followed or run.
 */
export function helpBlocks(content: string): readonly HelpBlock[] {
  const blocks: HelpBlock[] = [];
  for (const raw of content.split('\n')) {
    const line = raw.trim();
    if (line === '') continue;
    const [, shows, address] = picture.exec(line) ?? [];
    if (shows !== undefined && address !== undefined && isOwnAddress(address)) {
      blocks.push({ kind: 'picture', address, shows });
      continue;
    }
    const [kind, text = ''] =
      marks
        .map(([name, pattern]) => [name, pattern.exec(line)?.[1]] as const)
        .find(([, found]) => found !== undefined) ?? (['text', line] as const);
    const last = blocks.at(-1);
    if (kind === 'text' || kind === 'heed') blocks.push({ kind, text });
    else if (last?.kind === kind) blocks[blocks.length - 1] = { kind, lines: [...last.lines, text] };
    else blocks.push({ kind, lines: [text] });
  }
  return blocks;
}

/** The answer's words in one line, without its marks and pictures. */
export function plainHelp(content: string): string {
  return helpBlocks(content)
    .flatMap((block) => (block.kind === 'picture' ? [] : 'lines' in block ? block.lines : [block.text]))
    .join(' ');
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What makes a question of what is looked for, and stands in no answer for it. */
const chineseAsking =
  /请问|怎么办|怎么样|怎么|怎样|如何|为什么|为何|什么是|是什么|什么|在哪里|在哪儿|哪里|哪儿|在哪|能不能|可不可以|能否|我想要?|我要|[吗呢啊]/g;
const englishAsking = new Set([
  'how',
  'do',
  'does',
  'did',
  'i',
  'can',
  'could',
  'should',
  'what',
  'where',
  'why',
  'when',
  'which',
  'is',
  'are',
  'the',
  'a',
  'an',
  'to',
  'my',
  'me',
  'in',
  'of',
  'for',
  'between',
  'another',
]);

/**
 * What is looked for: parts between spaces, in any order, whatever their case and width, without what only asks unless
 * there is nothing else.
 */
export function helpTerms(query: string): readonly string[] {
  const parts = folded(query)
    .split(/[\s,，、。?？!！]+/)
    .filter((term) => term !== '');
  const told = parts
    .flatMap((part) => part.replace(chineseAsking, ' ').split(' '))
    .filter((term) => term !== '' && !englishAsking.has(term));
  return [...new Set(told.length > 0 ? told : parts)].slice(0, 10);
}

/**
 * The parts of a term as a text holds them: itself, or words of two signs and more of which it is made up, since
 * nothing stands between words in Chinese; undefined where the text holds neither.
 */
function piecesIn(text: string, term: string): readonly string[] | undefined {
  if (text.includes(term)) return [term];
  if (!/^\p{Script=Han}{4,}$/u.test(term)) return undefined;
  const signs = [...term];
  for (let at = signs.length - 2; at >= 2; at -= 1) {
    const first = signs.slice(0, at).join('');
    const rest = text.includes(first) ? piecesIn(text, signs.slice(at).join('')) : undefined;
    if (rest) return [first, ...rest];
  }
  return undefined;
}

/**
 * How well a question answers a term: by what it is called, in whole or in parts, before what its answer says;
 * undefined for not at all.
 */
function fitOf(title: string, content: string, term: string): number | undefined {
  const inTitle = piecesIn(title, term)?.length;
  if (inTitle !== undefined) return inTitle === 1 ? 3 : 2;
  return piecesIn(content, term) ? 0 : undefined;
}

/** So many questions come near enough, where none holds all that was looked for. */
const mostNear = 5;

/** What a term may hold of a question: each two signs of Chinese that stand together, and each word of other signs. */
const partsOf = (term: string): readonly string[] =>
  (term.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []).flatMap((part) =>
    /^\p{Script=Han}{3,}$/u.test(part)
      ? Array.from({ length: part.length - 1 }, (_unused, at) => part.slice(at, at + 2))
      : [part],
  );

/** The questions that are called by most parts of what is looked for; none that is called by none of them. */
function nearest(
  told: readonly { readonly topic: HelpTopic; readonly title: string; readonly content: string }[],
  terms: readonly string[],
): readonly HelpTopic[] {
  const parts = [...new Set(terms.flatMap(partsOf))].filter((part) => part.length > 1);
  const near = told.map(({ topic, title, content }) => ({
    topic,
    called: parts.filter((part) => title.includes(part)).length,
    said: parts.filter((part) => content.includes(part)).length,
  }));
  return near
    .filter(({ called }) => called > 0)
    .toSorted((a, b) => b.called - a.called || b.said - a.said)
    .slice(0, mostNear)
    .map(({ topic }) => topic);
}

/**
 * The questions that hold every term, in their words, in what they are called besides or in their answers; those that
 * have more of them in the question come first, whole ones before parts. Where none does, those that come nearest.
 */
export function findHelp(topics: readonly HelpTopic[], query: string): readonly HelpTopic[] {
  const terms = helpTerms(query);
  if (terms.length === 0) return topics;
  const told = topics.map((topic) => ({
    topic,
    title: folded([topic.title, ...(topic.keywords ?? [])].join('\n')),
    content: folded(plainHelp(topic.content)),
  }));
  const whole = told
    .map(({ topic, title, content }) => {
      const fits = terms.map((term) => fitOf(title, content, term));
      return {
        topic,
        holds: fits.every((fit) => fit !== undefined),
        fit: fits.reduce<number>((sum, each) => sum + (each ?? 0), 0),
      };
    })
    .filter(({ holds }) => holds)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ topic }) => topic);
  return whole.length > 0 ? whole : nearest(told, terms);
}

export interface MarkedPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** A text in parts, those that hold a term apart. A sign that folding would make several stays as it is. */
export function markedHelp(text: string, query: string): readonly MarkedPart[] {
  const terms = helpTerms(query);
  const lower = Array.from({ length: text.length }, (_unused, index) => text.charAt(index))
    .map((sign) => (folded(sign).length === 1 ? folded(sign) : sign))
    .join('');
  if (terms.length === 0) return [{ text, isHit: false }];
  const hit = Array.from({ length: text.length }, () => false);
  for (const term of terms.flatMap((each) => piecesIn(lower, each) ?? []))
    for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, at + 1)) hit.fill(true, at, at + term.length);
  const parts: MarkedPart[] = [];
  for (const [index, isHit] of hit.entries()) {
    const last = parts.at(-1);
    if (last?.isHit === isHit) parts[parts.length - 1] = { text: last.text + text.charAt(index), isHit };
    else parts.push({ text: text.charAt(index), isHit });
  }
  return parts;
}

/** Some of an answer, from shortly before the first term in it. */
export function helpExcerpt(content: string, query: string, most = 90): string {
  const text = plainHelp(content);
  const lower = folded(text);
  const first = Math.min(
    ...helpTerms(query)
      .flatMap((term) => piecesIn(lower, term) ?? [])
      .map((piece) => lower.indexOf(piece)),
    text.length,
  );
  const from = first === text.length || first < most / 2 ? 0 : first - 20;
  return `${from > 0 ? '…' : ''}${text.slice(from, from + most)}${from + most < text.length ? '…' : ''}`;
}
