import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { isPlainDate } from '../../../domain/calendar/plain-date.ts';
import { invisibleCharacter } from '../../../domain/text/invisible-characters.ts';
import {
  maxPrintedNumberCharacters,
  isNumberOnPaper,
} from '../../../domain/evidence/trade-contract/contract-number.ts';
import { defineCall } from '../../call.ts';
import { amount, count, enteredAmount, flag, identifier, instant, list, maybe, text } from '../../fields.ts';
import { documentTypes } from '../../../domain/evidence/materials/stage.ts';

const fileReferenceWire = v.object({
  pkFile: v.string(),
  name: v.string(),
  size: v.number(),
  mimeType: v.nullish(v.string()),
});

/** Schemas of numbers and days. */
interface Texts {
  readonly number: (most: number) => GenericSchema<string>;
  readonly contractNumber: GenericSchema<string>;
  readonly day: GenericSchema<string>;
}
/** Schemas for what a back end answers: its texts are shown unchanged. */
const anyTexts: Texts = { number: text, contractNumber: text(64), day: text(10) };
/**
 * Schemas for what a user enters: a day that exists; an invoice number of letters, digits and separators; a contract
 * number as it may be typed from paper. A half-typed value is refused by its field, and the rest is saved without it.
 */
const enteredTexts: Texts = {
  number: (most) => v.pipe(text(most), v.regex(/^[\p{L}\p{N} ._/()（）#*-]*$/u, 'signs that no number has')),
  contractNumber: v.pipe(
    text(64),
    v.check((number) => !invisibleCharacter.test(number), 'signs that nobody sees'),
  ),
  day: v.pipe(
    text(10),
    v.check((day) => day === '' || isPlainDate(day), 'no such day'),
  ),
};

/** Document 2, section 3: the invoice and the contract. Drafts carry empty fields. */
const invoiceOf = (given: typeof amount | typeof enteredAmount, { number, day }: Texts) => {
  const optional = maybe(v.union([given, v.literal('')]));
  return v.object({
    invoiceType: maybe(text(40)),
    invoiceCode: maybe(number(20)),
    invoiceNum: maybe(number(32)),
    checkCode: maybe(number(32)),
    invoiceDate: maybe(day),
    amountExcludingTax: optional,
    taxAmount: optional,
    taxIncludedAmount: optional,
  });
};
const contractOf = (given: typeof amount | typeof enteredAmount, { contractNumber }: Texts) =>
  v.object({ contractNo: maybe(contractNumber), contractAmount: maybe(v.union([given, v.literal('')])) });

export const invoiceWire = invoiceOf(amount, anyTexts);
export const contractWire = contractOf(amount, anyTexts);
/** The same fields as users enter them. */
export const enteredInvoiceWire = invoiceOf(enteredAmount, enteredTexts);
export const enteredContractWire = contractOf(enteredAmount, enteredTexts);
export type InvoiceWire = v.InferInput<typeof invoiceWire>;
export type ContractWire = v.InferInput<typeof contractWire>;

const numberOnPaper = v.pipe(
  text(maxPrintedNumberCharacters),
  v.check(isNumberOnPaper, 'not a number as it is written'),
);

/**
 * JSON, read as an object like that of a package (document 2, section 3): the contract's number as it is written on
 * paper, and the invoice that an invoice reverses or replaces (section 9).
 */
export const itemParameters = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.parseJson(),
  v.object({
    contractNoAsWritten: maybe(numberOnPaper),
    originalInvoiceNum: maybe(text(32)),
    originalInvoiceCode: maybe(text(20)),
  }),
);

const itemFields = {
  invoice: maybe(enteredInvoiceWire),
  contract: maybe(enteredContractWire),
  /** Comma-separated files (document 2, section 3). */
  busiContractFile: maybe(list),
  invoiceFile: maybe(text(64)),
  fkFile: maybe(text(64)),
  extBusiParams: maybe(itemParameters),
};

export const docFileWire = v.object({
  docFileId: v.string(),
  docMaterialId: v.string(),
  docFileType: v.string(),
  revision: v.nullish(v.number()),
  files: v.array(fileReferenceWire),
  invoice: v.nullish(invoiceWire),
  contract: v.nullish(contractWire),
  extBusiParams: v.nullish(v.string()),
  approveResult: v.nullish(v.string()),
  approveReason: v.nullish(v.string()),
  approveTime: v.nullish(instant),
  approveSegment: v.nullish(v.string()),
  changedSinceReturn: v.nullish(v.boolean()),
  /** TRADE_INVOICE for a document that the trade behind the business holds; the documents name no such field. */
  sourceType: v.nullish(v.string()),
  /**
   * The document as it was when it was returned. Additions, as are all its fields at that time and the person who
   * changed it last.
   */
  replaced: v.nullish(
    v.object({
      fileName: v.string(),
      number: v.nullish(v.string()),
      amount: v.nullish(amount),
      sameFiles: v.nullish(v.boolean()),
      invoice: v.nullish(invoiceWire),
      contract: v.nullish(contractWire),
      changedBy: v.nullish(v.string()),
    }),
  ),
});
export type DocFileWire = v.InferInput<typeof docFileWire>;

/**
 * Document 2, section 3: a category with its properties, from which required, templates, examples and limits are read.
 */
export const propertyWire = v.object({
  propertyType: v.string(),
  propertyComponent: v.nullish(
    v.object({
      busiKey: v.nullish(v.string()),
      isChecked: v.nullish(v.boolean()),
      componentName: v.nullish(v.string()),
      fkFile: v.nullish(v.string()),
      pkFile: v.nullish(v.string()),
      value: v.nullish(v.string()),
      file: v.nullish(fileReferenceWire),
    }),
  ),
});
export const materialWire = v.object({
  docMaterialId: v.string(),
  docStdCategoryId: v.string(),
  categoryName: v.string(),
  docUploadStage: v.string(),
  docFileType: v.string(),
  properties: v.array(propertyWire),
  approveResult: v.nullish(v.string()),
  approveReason: v.nullish(v.string()),
  reopened: v.nullish(v.boolean()),
  docFiles: v.nullish(v.array(docFileWire)),
});
export type MaterialWire = v.InferInput<typeof materialWire>;

export const materialCalls = {
  materialList: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/certificate/doc/material/list-full',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ docDatumId: identifier, docStdCategories: maybe(list), ignoreDocFiles: maybe(flag) }),
    answer: v.array(materialWire),
  }),
  fileCreate: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/file/create',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: true,
    keepsAnswer: true,
    request: v.object({ docMaterialId: identifier, docFileType: v.picklist(documentTypes), ...itemFields }),
    answer: docFileWire,
  }),
  fileModify: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/file/modify',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: true,
    request: v.object({ docFileId: identifier, revision: maybe(count), ...itemFields }),
    answer: docFileWire,
  }),
  fileUnrelate: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/file/material/unrelate',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: true,
    request: v.object({ docMaterialId: identifier, docFileIds: list, revision: maybe(count) }),
    answer: v.unknown(),
  }),
  fileFind: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/certificate/doc/file/findById',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ docFileId: identifier }),
    answer: docFileWire,
  }),
};
