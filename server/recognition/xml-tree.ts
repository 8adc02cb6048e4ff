import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { ReadingLimits } from './document-source.ts';
import { isNode, type XmlNode } from './xml-node.ts';
import { xmlText } from './xml-text.ts';

/**
 * An XML document as a tree whose names have no prefixes. Undefined for what is too large, too deep or not well-formed,
 * and for whatever has a document type: entities and what lies elsewhere begin there, and no invoice needs one.
 */
export function xmlTree(bytes: Uint8Array, limits: ReadingLimits): XmlNode | undefined {
  if (bytes.length > limits.xmlBytes) return undefined;
  const text = xmlText(bytes);
  if (text === undefined || /<!(?:DOCTYPE|ENTITY)/iu.test(text) || (text.match(/</gu)?.length ?? 0) > limits.xmlTags)
    return undefined;
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    maxNestedTags: limits.xmlDepth,
    // The five of XML itself and characters by number.
    htmlEntities: true,
    processEntities: { enabled: true, maxEntityCount: 0, maxTotalExpansions: 10_000 },
  });
  try {
    // The parser counts how deep it is, and takes what is never closed; the validator does neither.
    const tree: unknown = parser.parse(text);
    return isNode(tree) && XMLValidator.validate(text) === true ? tree : undefined;
  } catch {
    return undefined;
  }
}
