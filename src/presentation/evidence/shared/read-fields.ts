import type { DocumentContent } from '../../../domain/evidence/materials/document-content.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { placeOf, type Doubt, type ReadDocument } from '../../../domain/evidence/reading/read-document.ts';
import type { ReadPlace } from '../../../domain/evidence/reading/read-place.ts';
import { contractFrom } from '../../../domain/evidence/reading/read-contract.ts';
import { invoiceFrom } from '../../../domain/evidence/reading/read-invoice.ts';
import type { ReadFieldName } from '../../../domain/evidence/reading/read-fields.ts';
import type { ReadSource } from '../../../domain/evidence/reading/read-source.ts';
import { withoutSeparators } from '../../../domain/text/without-separators.ts';
import { isSheet } from '../../../domain/evidence/upload/sheet-files.ts';
import { itemFieldsOf } from './field-kinds.ts';
import { fieldsOf, type ItemFields } from './item-fields.ts';

/** The value that was read for one field of the form. */
export interface ReadFormField {
  readonly id: keyof ItemFields;
  /** As it would be typed. */
  readonly value: string;
  readonly source: ReadSource;
  readonly doubts: readonly Doubt[];
  /** The value that another source gives; undefined if none differs. */
  readonly other: string | undefined;
  /** The place on the file's page; undefined if unknown. */
  readonly place: ReadPlace | undefined;
}

const formNames: Readonly<Partial<Record<ReadFieldName, keyof ItemFields>>> = {
  type: 'type',
  code: 'code',
  number: 'number',
  checkCode: 'checkCode',
  date: 'date',
  amountExcludingTax: 'amountExcludingTax',
  tax: 'tax',
  total: 'total',
};
const contractNames: Readonly<Partial<Record<ReadFieldName, keyof ItemFields>>> = {
  number: 'contractNumber',
  amount: 'contractAmount',
};

/** A document as it was read, as it would be typed. */
export function fieldsAsRead(document: ReadDocument): ItemFields {
  const content: DocumentContent =
    document.kind === 'invoice'
      ? { kind: 'invoice', invoice: invoiceFrom(document.fields) }
      : { kind: 'contract', contract: contractFrom(document.fields) };
  return fieldsOf({ content });
}

/**
 * The fields of the form for which a value was read, as a clerk would type them; of `wanted` alone where some are
 * named.
 */
export function readFormFields(document: ReadDocument, wanted?: readonly ReadFieldName[]): readonly ReadFormField[] {
  const typed = fieldsAsRead(document);
  const names = document.kind === 'invoice' ? formNames : contractNames;
  return document.fields.flatMap((read) => {
    const { field, value, source, doubts, said } = read;
    const id = names[field];
    if (id === undefined || typed[id] === '' || wanted?.includes(field) === false) return [];
    const other = doubts.includes('sources-disagree') ? said.find((each) => each.value !== value)?.value : undefined;
    return [
      {
        id,
        value: typed[id],
        source,
        doubts,
        other: other !== undefined && id === 'contractNumber' ? withoutSeparators(other) : other,
        place: placeOf(read),
      },
    ];
  });
}

/** A party as the document names it. */
export interface ReadParty {
  readonly role: 'seller' | 'buyer';
  readonly name: string;
  readonly taxNumber: string;
  readonly doubts: readonly Doubt[];
  /** The place of the doubted text, or of the name. */
  readonly place: ReadPlace | undefined;
}

/** The seller and buyer of a document. The first party of a contract is the buyer. */
export function readParties({ kind, fields }: ReadDocument): readonly ReadParty[] {
  const party = (
    role: ReadParty['role'],
    nameField: ReadFieldName,
    numberField: ReadFieldName | undefined,
  ): readonly ReadParty[] => {
    const [name, number] = [
      fields.find(({ field }) => field === nameField),
      fields.find(({ field }) => field === numberField),
    ];
    const [doubted] = [name, number].flatMap((each) => (each && each.doubts.length > 0 ? [each] : []));
    const place = [doubted, name, number].flatMap((each) => (each && placeOf(each)) ?? [])[0];
    return name || number
      ? [
          {
            role,
            name: name?.value ?? '',
            taxNumber: number?.value ?? '',
            doubts: [...new Set([...(name?.doubts ?? []), ...(number?.doubts ?? [])])],
            place,
          },
        ]
      : [];
  };
  return kind === 'invoice'
    ? [...party('seller', 'sellerName', 'sellerTaxNumber'), ...party('buyer', 'buyerName', 'buyerTaxNumber')]
    : [...party('buyer', 'firstParty', undefined), ...party('seller', 'secondParty', undefined)];
}

/** Whether the invoice reverses another one. */
export function isRed({ fields }: ReadDocument): boolean {
  return fields.some(({ field, value }) => field === 'colour' && value === 'red');
}

/** The place of the text that makes it a reversal; undefined if unknown. */
export function colourPlace({ fields }: ReadDocument): ReadPlace | undefined {
  const colour = fields.find(({ field }) => field === 'colour');
  return colour && placeOf(colour);
}

/** Whether each field of the form that was read has the value that was read. */
export function isAsRead(document: ReadDocument, item: Pick<MaterialItem, 'content'>, fields: ItemFields): boolean {
  const shown = new Set(itemFieldsOf(item, fields).map(({ id }) => id));
  return readFormFields(document).every(({ id, value }) => !shown.has(id) || fields[id].trim() === value);
}

/**
 * The name under which the draft store records the file that filled a document's fields. A newer file fills them when
 * the upload page is opened next.
 */
export function filledDraftName(documentId: string): string {
  return `read:${documentId}`;
}

/** The name under which the draft store records that a paper belongs where it is. */
export function keptPaperName(fileId: string): string {
  return `paper:${fileId}`;
}

/** The file that a document is read from, its first. Undefined for a sheet, whose rows were read on arrival. */
export function fileToRead({ files: [file] }: Pick<MaterialItem, 'files'>): string | undefined {
  return file && !isSheet(file) ? file.fileId : undefined;
}
