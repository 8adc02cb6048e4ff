import type { XmlNode } from './xml-node.ts';

export interface PlainXmlLimits {
  readonly depth: number;
  readonly elements: number;
}

const attribute = String.raw`\s+[^\s=<>/"']+\s*=\s*(?:"[^"<]*"|'[^'<]*')`;
/** A comment, a processing instruction, a CDATA section, an end tag, a start tag, or text. */
const piece = new RegExp(
  String.raw`<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|</([^\s<>/]+)\s*>|<([^\s<>/!?]+)(?:${attribute})*\s*(/?)>|([^<]+)`,
  'uy',
);

interface OpenElement {
  readonly name: string;
  readonly children: Map<string, unknown[]>;
  text: string;
}

const newElement = (name: string): OpenElement => ({ name, children: new Map(), text: '' });

/**
 * The elements and texts of an XML document in the form of `xmlTree`, but without attributes. It needs no XML library,
 * for the portal in a browser tab and for checking whether a file is XML at all. Undefined when the text is not
 * well-formed, has a document type, or exceeds the limits.
 */
export function plainXml(text: string, { depth, elements }: PlainXmlLimits): XmlNode | undefined {
  const root = newElement('');
  const open = [root];
  let count = 0;
  piece.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text);
    if (!found) return undefined;
    const [, cdata, endTag, startTag, slash, words] = found;
    const within = open.at(-1) ?? root;
    if (cdata !== undefined) within.text += cdata;
    if (words !== undefined) within.text += decodeEntities(words);
    if (startTag !== undefined) {
      count += 1;
      if (count > elements || open.length > depth) return undefined;
      if (slash === '') open.push(newElement(startTag));
      else addChild(within, newElement(startTag));
    }
    if (endTag !== undefined) {
      const closed = open.pop();
      const around = open.at(-1);
      if (!closed || !around || closed.name !== endTag) return undefined;
      addChild(around, closed);
    }
  }
  const isOne =
    open.length === 1 && root.children.size === 1 && [...root.children.values()].every(({ length }) => length === 1);
  return isOne && root.text.trim() === '' ? nodeOf(root) : undefined;
}

function addChild({ children }: OpenElement, element: OpenElement): void {
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

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([a-z]{1,8}));/gu,
    (whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return signs.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      return code <= lastSign ? String.fromCodePoint(code) : whole;
    },
  );
}
