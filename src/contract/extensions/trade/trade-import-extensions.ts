import * as v from 'valibot';
import { importActs, importColumns, maxDraftsPerRequest } from '../../../domain/trade/imports/import-columns.ts';
import { defineCall } from '../../call.ts';
import { count, flag, identifier, instant, maybe } from '../../fields.ts';
import { generatedFileWire } from '../../generated-file.ts';
import { issueLimit, kind, ownCall, resultOfOne, ruleCheck, tradeForm } from './trade-shapes.ts';
import { sheetTrouble } from '../../sheet-answers.ts';

const importAct = v.picklist(importActs);

/** A problem of a row: a fault of its cell, or a rule of the form (`because` is then `rule`). */
const problem = v.object({
  /** One of the columns of the template; others are possible. */
  columnName: v.string(),
  because: v.string(),
  rule: v.nullish(ruleCheck),
});

/** An application that was made from an equal row within the last 30 days. */
const earlierImport = {
  applicationId: identifier,
  applicationNo: v.string(),
  makerName: v.string(),
  time: instant,
  isDraft: flag,
};

const row = v.object({
  /** Its number in the sheet, counted from 1. */
  row: count,
  /** Texts of its cells by column, for those that hold anything. */
  texts: v.record(v.string(), v.string()),
  /** Form of the draft to be made. */
  form: tradeForm,
  /** Empty for a payee that is not known. */
  payeeName: v.string(),
  payeeCode: v.string(),
  problems: v.array(problem),
  /** Rules that are met and have a remark. */
  notes: v.array(ruleCheck),
  /** Number of the earlier row with the same content. */
  sameAsRow: v.nullish(count),
  /** The application that was made from an equal row before; absent for a new row. */
  importedBefore: v.nullish(v.object(earlierImport)),
  /** Number of applications that were made from equal rows before; absent for none. */
  timesBefore: maybe(count),
});

/**
 * Filling in forms from a sheet (decision 0210). Refused with NOT_PERMITTED for a role that may not make the act, and
 * with NOT_FOUND where the back end reads no sheets.
 */
export const tradeImportExtensions = {
  /** The sheet to be filled in, with headings in the language of the request. */
  tradeSheetTemplate: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/imports/template',
    changes: false,
    request: v.object({ act: importAct, instrumentKind: kind }),
    answer: generatedFileWire,
  }),
  /**
   * Reads an uploaded sheet of the place `trade-sheet`, and judges its rows as the form is judged. Nothing is stored.
   * Refused with FILE_MISSING for a sheet that has not arrived or that somebody else has sent. For a sheet that cannot
   * be used, the answer has its `trouble`. `holdingId` is required for a transfer; refused with NOT_FOUND for a holding
   * of another company.
   */
  readTradeSheet: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/imports/_read',
    changes: false,
    isSlow: true,
    request: v.object({ act: importAct, instrumentKind: kind, pkFile: identifier, holdingId: maybe(identifier) }),
    answer: v.object({
      ...sheetTrouble,
      rows: v.array(row),
      /** Rules about the company that no row can meet at present. */
      obstacles: v.array(ruleCheck),
      limit: v.nullish(issueLimit),
      unreadSheets: v.array(v.string()),
      hiddenRows: count,
      /** The faulty rows alone, with the reasons in the last column; absent where there are none. */
      file: v.nullish(generatedFileWire),
    }),
  }),
  /**
   * Saves several forms of issues as drafts, in one transaction. Under one Idempotency-Key they are made once. No draft
   * is made of a form for which more applications were imported within the last 30 days than `mayFollow` says; such
   * forms are answered as `earlier`. Refused with NOT_PERMITTED.
   */
  makeTradeDrafts: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/imports/drafts',
    changes: true,
    keepsAnswer: true,
    isSlow: true,
    request: v.object({
      instrumentKind: kind,
      forms: v.pipe(v.array(tradeForm), v.minLength(1), v.maxLength(maxDraftsPerRequest)),
      /**
       * For each form, the number of applications from equal rows that may exist already, including those of this
       * request. Where it is absent, only those of this request may exist.
       */
      mayFollow: maybe(v.pipe(v.array(count), v.maxLength(maxDraftsPerRequest))),
    }),
    answer: v.object({
      /** In the order of the request, without those that are in `earlier`. */
      drafts: v.array(v.object({ applicationId: identifier, applicationNo: v.string(), version: count })),
      /**
       * Forms of which no draft was made, by their index in the request, with the last application that was imported
       * before.
       */
      earlier: maybe(v.array(v.object({ ...earlierImport, form: count, timesBefore: count }))),
    }),
  }),
  /**
   * Submits several drafts of issues, each by itself: a refused one stays a draft and does not prevent the others.
   * Refused with REQUEST_INVALID where one is named twice. Where the back end fails after some were submitted, the
   * others are refused with SERVER_FAULT. Where it crashes instead, a repetition under the same key answers the results
   * of those and submits the others.
   */
  submitTradeDrafts: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/imports/submissions',
    changes: true,
    keepsAnswer: true,
    isSlow: true,
    request: v.object({
      drafts: v.pipe(
        v.array(v.object({ applicationId: identifier, version: count })),
        v.minLength(1),
        v.maxLength(maxDraftsPerRequest),
      ),
    }),
    answer: v.object({
      /** In the order of the request. */
      results: v.array(resultOfOne),
    }),
  }),
};

/** Parses a column name; the wire uses the same names as the code. */
export const importColumnOf = (name: string) => importColumns.find((each) => each === name);
