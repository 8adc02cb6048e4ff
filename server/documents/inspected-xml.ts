import type { Inspection } from '../core/ports.ts';
import { plainXml } from '../recognition/plain-xml.ts';
import { xmlText } from '../recognition/xml-text.ts';
import { foreignContent } from './active-content.ts';
import { activeXml } from './active-xml.ts';
import { latinText } from './content-kind.ts';

const limits = { depth: 64, elements: 200_000 };

/** Whether a document is XML and nothing but data: no entities, no style sheet, no page for a browser. */
export function inspectedXml(bytes: Uint8Array): Inspection {
  const text = xmlText(bytes);
  if (text === undefined) return { kind: 'refused', because: 'unreadable' };
  const what = activeXml(text) ?? foreignContent(latinText(bytes));
  if (what !== undefined) return { kind: 'refused', because: 'active', what };
  return plainXml(text, limits) === undefined
    ? { kind: 'refused', because: 'unreadable' }
    : { kind: 'xml', mimeType: 'application/xml' };
}
