import type { WrittenContent } from '../../application/ports/viewer/shared/content-reader.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { Refused } from './refused.ts';
import { readText } from './written-text.ts';
import { xmlRoot, type XmlElement } from './xml-element.ts';

/** Reads an electronic invoice as a sheet, and any other XML as plain text. */
export function readXml(bytes: Uint8Array): WrittenContent {
  const root = rootOf(bytes);
  const invoice = root && invoiceSheet(root);
  return invoice ? { kind: 'invoice', invoice } : readText(bytes);
}

function rootOf(bytes: Uint8Array): XmlElement | undefined {
  try {
    return xmlRoot(bytes);
  } catch (error) {
    if (error instanceof Refused && error.because === 'too-large') throw error;
    return undefined;
  }
}
