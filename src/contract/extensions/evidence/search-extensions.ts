import * as v from 'valibot';
import { maxQueryCharacters } from '../../../domain/text/text-search.ts';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import { bookFields } from '../../documented/evidence/book-mapping.ts';
import { amount, date, flag, maybe, text } from '../../fields.ts';

/** Maximum number of results of each kind. */
export const maxFoundPackages = 5;

const packageWire = v.object({
  docDatumId: v.string(),
  ...bookFields,
  state: v.string(),
  /** Whether it was paid out. */ isFunded: maybe(flag),
  partyName: v.string(),
  totalAmount: amount,
  /** Day on which it was made, where the search text contains it. */ createDate: maybe(date),
  /** Names of parties other than `partyName` by which it was found. */ otherNames: maybe(v.array(v.string())),
});
const receivableWire = v.object({ number: v.string(), ...bookFields, partyName: v.string(), amount, dueDate: date });
const documentWire = v.object({
  docFileType: v.picklist(['BUSI_INVOICE', 'BUSI_CONTRACT']),
  number: v.string(),
  docDatumId: v.string(),
  ...bookFields,
  /** An invoice's amount with tax, where the search text contains it. */ amount: maybe(amount),
});
export type FoundPackageWire = v.InferOutput<typeof packageWire>;
export type FoundReceivableWire = v.InferOutput<typeof receivableWire>;
export type FoundDocumentWire = v.InferOutput<typeof documentWire>;

/** One search over everything that the caller may see. */
export const searchExtensions = {
  foundRecords: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/search',
    source:
      'the search in the header: packages, receivables, invoices and contracts by words that are each a part of their number, of a party’s name (also in pinyin), or of their product’s or state’s name, an amount, or a day or month; companies by name; NOT_PERMITTED for a role without access to packages',
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    extension: 'search',
    request: v.object({ text: v.pipe(text(4 * maxQueryCharacters), v.trim(), v.minLength(2)) }),
    answer: v.object({
      packages: v.array(packageWire),
      receivables: v.array(receivableWire),
      documents: v.array(documentWire),
      partyNames: v.array(v.string()),
      /** Products whose name contains the text and which have packages. */
      products: maybe(v.array(v.object(bookFields))),
      more: v.object({ packages: flag, receivables: flag, documents: flag }),
      /** Whether there are more results that a search in the lists does not find with the same text. */
      unlisted: maybe(v.object({ packages: flag, receivables: flag })),
    }),
  }),
};
