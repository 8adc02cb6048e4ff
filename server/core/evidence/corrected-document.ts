import { documentNumber } from './material-model.ts';
import { contractToWire, invoiceToWire } from './material-wire.ts';
import type { CorrectedRecord, ItemRecord, MaterialRecord } from '../records.ts';

type Given = Pick<ItemRecord, 'invoice' | 'contract'>;

function textsOf({ invoice, contract }: Given): Readonly<Record<string, string | null | undefined>> {
  return { ...(invoice && invoiceToWire(invoice)), ...(contract && contractToWire(contract)) };
}

/** What a correction changed of a document, for the history; undefined where it left every field as it was. */
export function correctedDocument(before: Given, after: ItemRecord, { category }: MaterialRecord, fileName: string): CorrectedRecord | undefined {
  const [old, now] = [textsOf(before), textsOf(after)];
  const fields = Object.keys(now).map((fieldName) => ({ fieldName, before: old[fieldName] ?? '', after: now[fieldName] ?? '' })).filter((field) => field.before !== field.after);
  return fields.length === 0 ? undefined : { docFileType: after.docFileType, material: category.name, number: documentNumber(after), fileName, fields };
}
