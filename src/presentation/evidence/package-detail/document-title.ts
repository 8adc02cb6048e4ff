import type { ReturnedDocument } from '../../../domain/evidence/materials/progress.ts';
import { message, type Message } from '../../../words/catalogue.ts';

/** The title of a document: its kind and number. Without a number it is its category, with the file name if given. */
export function documentTitle({ documentType, material, number, fileName }: Omit<ReturnedDocument, 'reason'>): Message {
  if (documentType === 'BUSI_INVOICE' && number !== '') return message('detail.invoice', { number });
  if (documentType === 'BUSI_CONTRACT' && number !== '') return message('detail.contract', { number });
  return fileName === ''
    ? message('detail.named', { name: material })
    : message('detail.named-file', { name: material, file: fileName });
}
