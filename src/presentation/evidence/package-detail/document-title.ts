import type { ReturnedDocument } from '../../../domain/evidence/materials/progress.ts';
import { message, type Message } from '../../../words/catalogue.ts';

/**
 * What one calls a document: its kind and number; without a number its category, and its file where there is one to
 * tell.
 */
export function documentTitle({ documentType, material, number, fileName }: Omit<ReturnedDocument, 'reason'>): Message {
  if (documentType === 'BUSI_INVOICE' && number !== '') return message('detail.invoice', { number });
  if (documentType === 'BUSI_CONTRACT' && number !== '') return message('detail.contract', { number });
  return fileName === ''
    ? message('detail.named', { name: material })
    : message('detail.named-file', { name: material, file: fileName });
}
