import * as v from 'valibot';
import { importActs, importColumns, mostDraftsTogether } from '../../../domain/trade/imports/import-columns.ts';
import { defineCall } from '../../call.ts';
import { count, flag, identifier, instant, maybe } from '../../fields.ts';
import { generatedFileWire } from '../../generated-file.ts';
import { issueLimit, kind, ownCall, resultOfOne, ruleCheck, tradeForm } from './trade-shapes.ts';
import { sheetTrouble } from '../../sheet-answers.ts';

const importAct = v.picklist(importActs);

/** One thing that is wrong with a row: a fault of its cell, or a rule of the form (`because` is then `rule`). */
const problem = v.object({
  /** One of the columns of the template; others are possible. */
  columnName: v.string(),
  because: v.string(),
  rule: v.nullish(ruleCheck),
});

/** An application that was made from a row which asked for the same, within the last 30 days. */
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
  /** Form of the draft that it becomes. */
  form: tradeForm,
  /** Empty for a payee that is not known. */
  payeeName: v.string(),
  payeeCode: v.string(),
  problems: v.array(problem),
  /** Rules that hold, with something to know. */
  notes: v.array(ruleCheck),
  /** Number of the earlier row that asks for the same. */
  sameAsRow: v.nullish(count),
  /** What the row became before; absent for a row that is new. */
  importedBefore: v.nullish(v.object(earlierImport)),
  /** Number of applications that were made before from rows which asked for the same; absent for none. */
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
   * Reads a sheet that has arrived under the place `trade-sheet`, and judges its rows as the form is judged. Nothing is
   * kept. Refused with FILE_MISSING for a sheet that has not arrived or that somebody else has sent. A sheet that
   * cannot be used is answered with its `trouble`. `holdingId` is needed for a transfer: refused with NOT_FOUND for one
   * of others.
   */
  tradeSheetRead: defineCall({
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
      /** The faulty rows alone, with the reasons as the last column; absent where there are none. */
      file: v.nullish(generatedFileWire),
    }),
  }),
  /**
   * Keeps several forms of issues as drafts, in one transaction. Under one Idempotency-Key they are made once. No draft
   * is made of a form for which more applications were imported within the last 30 days than `mayFollow` says; such
   * forms are answered as `earlier`. Refused with NOT_PERMITTED.
   */
  tradeDraftsMade: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/imports/drafts',
    changes: true,
    keepsAnswer: true,
    isSlow: true,
    request: v.object({
      instrumentKind: kind,
      forms: v.pipe(v.array(tradeForm), v.minLength(1), v.maxLength(mostDraftsTogether)),
      /**
       * For each form the number of applications from rows which ask for the same that may exist already, those of this
       * request included; where it is absent, those of this request alone.
       */
      mayFollow: maybe(v.pipe(v.array(count), v.maxLength(mostDraftsTogether))),
    }),
    answer: v.object({
      /** In the order of the request, without those that are in `earlier`. */
      drafts: v.array(v.object({ applicationId: identifier, applicationNo: v.string(), version: count })),
      /** Forms of which no draft was made, by their place in the request, with the last of what was imported before. */
      earlier: maybe(v.array(v.object({ ...earlierImport, form: count, timesBefore: count }))),
    }),
  }),
  /**
   * Submits several drafts of issues, each for itself: one that is refused stays a draft and keeps none of the others
   * back. Refused with REQUEST_INVALID where one is named twice. Where the back end fails after some were submitted,
   * the others are refused with SERVER_FAULT. Where it dies instead, a repetition under the same key gives the results
   * of those and submits the others.
   */
  tradeDraftsSubmitted: defineCall({
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
        v.maxLength(mostDraftsTogether),
      ),
    }),
    answer: v.object({
      /** In the order of the request. */
      results: v.array(resultOfOne),
    }),
  }),
};

/** Columns of a sheet as the wire calls them; the same names as inside. */
export const importColumnOf = (name: string) => importColumns.find((each) => each === name);
