import { XMLParser } from 'fast-xml-parser';
import { Refused } from './refused.ts';
import { textOf } from './text-of.ts';

/** An element, its name and those of its attributes without prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** In document order, which decides what is drawn over what. */
  readonly children: readonly XmlElement[];
  /** The element's own text. */
  readonly text: string;
}

const limits = { bytes: 8 * 1024 * 1024, tags: 400_000, depth: 64 } as const;

/**
 * The root of an XML document. Refuses documents that are too large, too deep or not well-formed, and those with a
 * document type, because entities and external references need one and no shown document does.
 */
export function xmlRoot(bytes: Uint8Array): XmlElement {
  if (bytes.length > limits.bytes) throw new Refused('too-large');
  const text = textOf(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) throw new Refused('damaged');
  if ((text.match(/</gu)?.length ?? 0) > limits.tags) throw new Refused('too-large');
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: limits.depth,
    // The five entities of XML itself, and characters by number.
    htmlEntities: true,
    processEntities: { enabled: true, maxEntityCount: 0, maxTotalExpansions: 100_000 },
  });
  const parsed: unknown = parser.parse(text, true);
  const [root] = elementsIn(parsed);
  if (!root) throw new Refused('damaged');
  return root;
}

function elementsIn(nodes: unknown): readonly XmlElement[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: unknown): readonly XmlElement[] => {
    if (typeof node !== 'object' || node === null) return [];
    const entries = Object.entries(node);
    const [name, content] = entries.find(([key]) => key !== ':@' && key !== '#text') ?? [];
    if (name === undefined) return [];
    const attributes = entries.find(([key]) => key === ':@')?.[1];
    return [
      {
        name,
        attributes: new Map(Object.entries((attributes ?? {}) as Record<string, string>)),
        children: elementsIn(content),
        text: textIn(content),
      },
    ];
  });
}

function textIn(content: unknown): string {
  if (!Array.isArray(content)) return '';
  return content
    .map((node: unknown) => (typeof node === 'object' && node !== null && '#text' in node ? String(node['#text']) : ''))
    .join('');
}

/** All elements at the end of a path of names. */
export function elementsAt(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  const [name, ...rest] = path;
  if (name === undefined) return [element];
  return element.children.filter((child) => child.name === name).flatMap((child) => elementsAt(child, ...rest));
}

/** The first non-empty text at the end of a path, trimmed; empty if there is none. */
export function textAt(element: XmlElement, ...path: readonly string[]): string {
  return (
    elementsAt(element, ...path)
      .map(({ text }) => text.trim())
      .find((text) => text !== '') ?? ''
  );
}
