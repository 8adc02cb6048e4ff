import type { Inspection } from '../core/ports.ts';
import { plainXml } from '../recognition/plain-xml.ts';
import { xmlText } from '../recognition/xml-text.ts';
import { foreignContent } from './active-content.ts';
import { activeXml } from './active-xml.ts';
import { textSheet, textSheetType } from './text-sheet.ts';
import { latinText } from './content-kind.ts';

const limits = { depth: 64, elements: 200_000 };

/** Inspects an XML document. It must be well-formed and nothing but data: no entities, style sheets or web pages. */
export function inspectXml(bytes: Uint8Array): Inspection {
  const text = xmlText(bytes);
  if (text === undefined) return { kind: 'refused', because: 'unreadable' };
  const flaw = activeXml(text) ?? foreignContent(latinText(bytes));
  if (flaw !== undefined) return { kind: 'refused', because: 'active', flaw };
  if (plainXml(text, limits) === undefined) return { kind: 'refused', because: 'unreadable' };
  return textSheet(bytes)?.form === 'xml'
    ? { kind: 'sheet', mimeType: textSheetType }
    : { kind: 'xml', mimeType: 'application/xml' };
}
