import type { XmlNode } from './xml-node.ts';

export interface PlainXmlLimits {
  readonly depth: number;
  readonly elements: number;
}

const attribute = String.raw`\s+[^\s=<>/"']+\s*=\s*(?:"[^"<]*"|'[^'<]*')`;
/** A remark, an instruction, text as it is, an end, a beginning, text. */
const piece = new RegExp(
  String.raw`<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|</([^\s<>/]+)\s*>|<([^\s<>/!?]+)(?:${attribute})*\s*(/?)>|([^<]+)`,
  'uy',
);

interface OpenElement {
  readonly name: string;
  readonly children: Map<string, unknown[]>;
  text: string;
}

const opened = (name: string): OpenElement => ({ name, children: new Map(), text: '' });

/**
 * The elements and texts of an XML document, names without prefixes, in the form of `xmlTree` and without attributes:
 * for what runs in a browser tab, where no parser need be carried, and for looking whether a document is one at all.
 * Undefined for what is not well-formed, has a document type, or is beyond the limits.
 */
export function plainXml(text: string, { depth, elements }: PlainXmlLimits): XmlNode | undefined {
  const root = opened('');
  const open = [root];
  let count = 0;
  piece.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text);
    if (!found) return undefined;
    const [, asItIs, end, beginning, isEmpty, words] = found;
    const within = open.at(-1) ?? root;
    if (asItIs !== undefined) within.text += asItIs;
    if (words !== undefined) within.text += unescaped(words);
    if (beginning !== undefined) {
      count += 1;
      if (count > elements || open.length > depth) return undefined;
      if (isEmpty === '') open.push(opened(beginning));
      else put(within, opened(beginning));
    }
    if (end !== undefined) {
      const closed = open.pop();
      const around = open.at(-1);
      if (!closed || !around || closed.name !== end) return undefined;
      put(around, closed);
    }
  }
  const isOne =
    open.length === 1 && root.children.size === 1 && [...root.children.values()].every(({ length }) => length === 1);
  return isOne && root.text.trim() === '' ? nodeOf(root) : undefined;
}

function put({ children }: OpenElement, element: OpenElement): void {
  const name = element.name.replace(/^[^:]*:/u, '');
  const value = element.children.size === 0 ? element.text : nodeOf(element);
  const others = children.get(name);
  if (others) others.push(value);
  else children.set(name, [value]);
}

function nodeOf({ children, text }: OpenElement): XmlNode {
  const named = [...children].map(([name, values]) => [name, values.length === 1 ? values[0] : values] as const);
  return Object.fromEntries([...named, ...(text.trim() === '' ? [] : [['#text', text]])]);
}

const signs: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
const lastSign = 0x10ffff;

function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([a-z]{1,8}));/gu,
    (whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return signs.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      return code <= lastSign ? String.fromCodePoint(code) : whole;
    },
  );
}
