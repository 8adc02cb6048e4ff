import type { DocumentKind } from '../../src/domain/evidence/reading/read-fields.ts';
import type { FileReader, FileFieldReadings } from '../core/evidence/file-reader.ts';
import { defaultLimits } from './document-source.ts';
import { eInvoiceFields } from './e-invoice-xml.ts';
import { fileKindOf } from './file-kind.ts';
import { plainXml } from './plain-xml.ts';
import { xmlText } from './xml-text.ts';

/**
 * Reads only electronic invoices in XML, which need no PDF library and no processes, for the portal that runs in a
 * browser tab.
 */
export class LightFileReader implements FileReader {
  async readFieldReadings(bytes: Uint8Array, kind: DocumentKind): Promise<FileFieldReadings> {
    const fileKind = fileKindOf(bytes);
    if (fileKind === undefined) return { outcome: 'unknown-kind' };
    const isXml = fileKind === 'xml' && kind === 'invoice' && bytes.length <= defaultLimits.xmlBytes;
    const fieldReadings = isXml
      ? eInvoiceFields(
          plainXml(xmlText(bytes) ?? '', { depth: defaultLimits.xmlDepth, elements: defaultLimits.xmlTags }),
          'xml',
        )
      : undefined;
    return fieldReadings === undefined ? { outcome: 'nothing-found' } : { outcome: 'read', fieldReadings };
  }
}
