import type { DocumentSource } from './document-source.ts';
import { ofdSource } from './ofd-source.ts';
import { pdfAttachmentSource } from './pdf-attachment-source.ts';
import { pdfInfoSource } from './pdf-info-source.ts';
import { pdfTextSource } from './pdf-text-source.ts';
import { qrSource } from './qr-source.ts';
import { xmlSource } from './xml-source.ts';

/** The sources that run in separate processes, the most trusted first. */
export const processSources: readonly DocumentSource[] = [
  xmlSource,
  ofdSource,
  pdfAttachmentSource,
  pdfInfoSource,
  qrSource,
  pdfTextSource,
];
