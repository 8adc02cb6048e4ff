import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { ReadingLimits } from './document-source.ts';
import { isNode, type XmlNode } from './xml-node.ts';
import { xmlText } from './xml-text.ts';

/**
 * Parses an XML document into a tree of names without prefixes. Undefined when it is too large, too deep or not
 * well-formed, or has a document type: that allows entities and external files, and no invoice needs one.
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
    // Decodes characters by number too, besides the five entities of XML.
    htmlEntities: true,
    processEntities: { enabled: true, maxEntityCount: 0, maxTotalExpansions: 10_000 },
  });
  try {
    // Only the parser limits the depth, and only the validator rejects unclosed elements.
    const tree: unknown = parser.parse(text);
    return isNode(tree) && XMLValidator.validate(text) === true ? tree : undefined;
  } catch {
    return undefined;
  }
}
