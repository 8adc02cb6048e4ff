import { isOwnAddress } from '../../text/addresses.ts';

/** Categories of questions, in the order of the list (F-080). */
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
  /** Undefined for an unknown category. */
  readonly category: HelpCategory | undefined;
  /** As written: see `helpBlocks`. */
  readonly content: string;
  /** Ids of related questions. */
  readonly related: readonly string[];
  /** Other terms by which the question is found. */
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
 * Parses an answer into blocks. A line is a paragraph. Lines that begin with `1. ` are steps, with `- ` a list, with `!
 * ` a warning; `![what it shows](/address.webp)` is a picture of the portal itself. Everything else stays plain text,
 * so that no link or script in it works.
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

/** The text of an answer in one line, without markup and pictures. */
export function plainHelp(content: string): string {
  return helpBlocks(content)
    .flatMap((block) => (block.kind === 'picture' ? [] : 'lines' in block ? block.lines : [block.text]))
    .join(' ');
}

const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Question words, which say nothing about the subject. */
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
 * The search terms of a query, without differences of case and width. Question words are left out unless there is
 * nothing else.
 */
export function helpTerms(query: string): readonly string[] {
  const parts = foldCase(query)
    .split(/[\s,，、。?？!！]+/)
    .filter((term) => term !== '');
  const terms = parts
    .flatMap((part) => part.replace(chineseAsking, ' ').split(' '))
    .filter((term) => term !== '' && !englishAsking.has(term));
  return [...new Set(terms.length > 0 ? terms : parts)].slice(0, 10);
}

/**
 * The parts of a term that a text contains: the term itself, or the words of at least two characters that it consists
 * of, since Chinese has no spaces; undefined where the text contains neither.
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

/** Score of a term: 3 for the whole term in the title, 2 for its parts, 0 for the answer; undefined for no match. */
function fitOf(title: string, content: string, term: string): number | undefined {
  const inTitle = piecesIn(title, term)?.length;
  if (inTitle !== undefined) return inTitle === 1 ? 3 : 2;
  return piecesIn(content, term) ? 0 : undefined;
}

/** Maximum number of approximate results, where no question contains all terms. */
const maxApproximateResults = 5;

/** The parts of a term for approximate search: each pair of neighbouring Chinese characters, and each other word. */
const partsOf = (term: string): readonly string[] =>
  (term.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []).flatMap((part) =>
    /^\p{Script=Han}{3,}$/u.test(part)
      ? Array.from({ length: part.length - 1 }, (_unused, at) => part.slice(at, at + 2))
      : [part],
  );

/** Questions whose title contains the most parts of the terms, and at least one. */
function nearest(
  searchable: readonly { readonly topic: HelpTopic; readonly title: string; readonly content: string }[],
  terms: readonly string[],
): readonly HelpTopic[] {
  const parts = [...new Set(terms.flatMap(partsOf))].filter((part) => part.length > 1);
  const scored = searchable.map(({ topic, title, content }) => ({
    topic,
    inTitle: parts.filter((part) => title.includes(part)).length,
    inContent: parts.filter((part) => content.includes(part)).length,
  }));
  return scored
    .filter(({ inTitle }) => inTitle > 0)
    .toSorted((a, b) => b.inTitle - a.inTitle || b.inContent - a.inContent)
    .slice(0, maxApproximateResults)
    .map(({ topic }) => topic);
}

/**
 * The questions that contain every term in title, keywords or answer. Those with more terms in the title come first.
 * Where there is none, approximate results.
 */
export function findHelp(topics: readonly HelpTopic[], query: string): readonly HelpTopic[] {
  const terms = helpTerms(query);
  if (terms.length === 0) return topics;
  const searchable = topics.map((topic) => ({
    topic,
    title: foldCase([topic.title, ...(topic.keywords ?? [])].join('\n')),
    content: foldCase(plainHelp(topic.content)),
  }));
  const whole = searchable
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
  return whole.length > 0 ? whole : nearest(searchable, terms);
}

export interface MarkedPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** Splits a text into parts that match a term and parts that do not. */
export function markHelpTerms(text: string, query: string): readonly MarkedPart[] {
  const terms = helpTerms(query);
  const lower = Array.from({ length: text.length }, (_unused, index) => text.charAt(index))
    .map((sign) => (foldCase(sign).length === 1 ? foldCase(sign) : sign))
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

/** An excerpt of an answer that begins shortly before the first match. */
export function helpExcerpt(content: string, query: string, most = 90): string {
  const text = plainHelp(content);
  const lower = foldCase(text);
  const first = Math.min(
    ...helpTerms(query)
      .flatMap((term) => piecesIn(lower, term) ?? [])
      .map((piece) => lower.indexOf(piece)),
    text.length,
  );
  const from = first === text.length || first < most / 2 ? 0 : first - 20;
  return `${from > 0 ? '…' : ''}${text.slice(from, from + most)}${from + most < text.length ? '…' : ''}`;
}
