import * as v from 'valibot';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import { reusableTypes } from '../../../domain/evidence/reuse/earlier-document.ts';
import { done, identifier, list, whole } from '../../fields.ts';

/**
 * Place on the file's page: the page, counted from 1, and shares of its width and height from the upper left corner.
 */
const readPlaceWire = v.object({
  pageNo: v.number(),
  left: v.number(),
  top: v.number(),
  width: v.number(),
  height: v.number(),
});

const readFieldWire = v.object({
  fieldName: v.string(),
  value: v.string(),
  source: v.string(),
  /** Doubts about the value; empty where there are none. */
  doubts: v.nullish(v.array(v.string())),
  /** All values that were read for it, the most trusted first. */
  said: v.nullish(
    v.array(
      v.object({
        value: v.string(),
        source: v.string(),
        sure: v.nullish(v.boolean()),
        place: v.nullish(readPlaceWire),
      }),
    ),
  ),
});

/** A page of a file, counted from 1, or a part of it. */
const pagePartWire = v.object({
  pageNo: v.number(),
  left: v.nullish(v.number()),
  top: v.nullish(v.number()),
  width: v.nullish(v.number()),
  height: v.nullish(v.number()),
});

/** Findings about the whole file. Several invoices are never read as one. */
const paperWire = v.object({
  pageCount: v.number(),
  pagesRead: v.number(),
  invoices: v.nullish(v.array(v.object({ number: v.string(), parts: v.array(pagePartWire) }))),
  looksLike: v.nullish(v.string()),
  undividable: v.nullish(v.string()),
});
export type PaperWire = v.InferInput<typeof paperWire>;

/** Result of reading one file. The documents name the call, but none of its fields. */
export const readingWire = v.object({
  pkFile: v.string(),
  taskStatus: v.string(),
  /** Once complete: whether anything could be read. */
  readable: v.nullish(v.boolean()),
  /** Once complete: how many more times the file may be read. */
  againLeft: v.nullish(v.number()),
  /** Once complete, where the back end examined the pages. */
  paper: v.nullish(paperWire),
  documentKind: v.nullish(v.string()),
  fields: v.nullish(v.array(readFieldWire)),
  missing: v.nullish(v.array(v.string())),
});
export type ReadingWire = v.InferInput<typeof readingWire>;

/** More fields than any package has. */
const fields = whole(0, 100_000);

export const recognitionCalls = {
  /**
   * Benefit of reading for the package that was just submitted, by kind of document. Sent once after each submission; a
   * lost call does no harm. Refused with NOT_IN_THIS_STATE for a package that was never submitted.
   */
  readingEffect: defineCall({
    base: 'web',
    method: 'POST',
    path: '/biz/mps/v1/certificate/doc/ai/effect',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: true,
    timeoutMs: optionalTimeoutMs,
    request: v.object({
      docDatumId: identifier,
      effects: v.pipe(
        v.array(
          v.object({
            docFileType: v.picklist(reusableTypes),
            keptFields: fields,
            correctedFields: fields,
            typedFields: fields,
          }),
        ),
        v.minLength(1),
        v.maxLength(reusableTypes.length),
      ),
    }),
    answer: done,
  }),
  /** Requests the reading of files and answers its progress; the caller repeats the call to follow the progress. */
  identifySubmit: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/ocr/identify/task/async/submit',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: true,
    timeoutMs: optionalTimeoutMs,
    request: v.object({ docDatumId: identifier, pkFiles: list, again: v.optional(v.boolean()) }),
    answer: v.object({ tasks: v.nullish(v.array(readingWire)) }),
  }),
};
