import * as v from 'valibot';
import { maxPayrollPeople } from '../../../domain/trade/payroll/payroll.ts';
import { defineCall } from '../../call.ts';
import { count, flag, identifier, maybe, text } from '../../fields.ts';
import { generatedFileWire } from '../../generated-file.ts';
import { kind, ownCall } from './trade-shapes.ts';
import { sheetTrouble } from '../../sheet-answers.ts';

/** A person of a payroll; identity and card number are masked. */
const maskedPerson = v.object({ personName: v.string(), idNumber: v.string(), card: v.string(), amount: v.string() });

/** The application of a payroll, or the instrument that it issued; exactly one of them. */
const which = { applicationId: maybe(identifier), instrumentId: maybe(identifier) };

/**
 * People whose wages a credit pays (checklist R-057, decision 0214). Refused with NOT_PERMITTED for a role that may not
 * make payrolls, and with NOT_FOUND for a payroll of others, or whose people the role may not read.
 */
export const tradePayrollExtensions = {
  /** The sheet to be filled in, with headings in the language of the request. */
  tradePayrollTemplate: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/payrolls/template',
    changes: false,
    request: v.object({ instrumentKind: kind }),
    answer: generatedFileWire,
  }),
  /**
   * Reads an uploaded sheet of the place `trade-sheet`, which is removed afterwards. Where no row has a fault, the list
   * is stored encrypted, once under one Idempotency-Key; its id in the answer goes into the form of an application.
   * Refused with FILE_MISSING for a sheet that has not arrived or that somebody else has sent. For a sheet that cannot
   * be used, the answer has its `trouble`.
   */
  saveTradePayroll: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/payrolls',
    changes: true,
    keepsAnswer: true,
    isSlow: true,
    request: v.object({ instrumentKind: kind, pkFile: identifier }),
    answer: v.object({
      ...sheetTrouble,
      /** Absent where a row has a fault. */
      payrollId: v.nullish(identifier),
      /** Rows that were read, and the sum of those without a fault. */
      rows: count,
      total: v.string(),
      people: v.array(maskedPerson),
      problems: v.array(
        v.object({
          /** Number of the row in the sheet, counted from 1. */
          row: count,
          personName: v.string(),
          columnName: v.string(),
          /** Content of the cell, with long numbers masked; empty for an empty cell. */
          value: maybe(v.string()),
          because: v.string(),
          /** The earlier row with the same content. */
          sameAsRow: v.nullish(count),
        }),
      ),
      unreadSheets: v.array(v.string()),
      hiddenRows: count,
      /** The faulty rows alone, by their numbers, with masked numbers and the reasons; absent where there are none. */
      file: v.nullish(generatedFileWire),
    }),
  }),
  /** The people of a payroll, with masked numbers, for a caller who may make, approve or accept it. */
  tradePayroll: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/payrolls/one',
    changes: false,
    request: v.object(which),
    answer: v.object({
      project: v.string(),
      /** Month of the wages, `YYYY-MM`; empty for none. */
      period: v.string(),
      total: v.string(),
      people: v.array(maskedPerson),
      /** Whether the list was removed, because no application used it for 90 days. */
      isRemoved: maybe(flag),
      /** Whether the caller may see the whole numbers of one person at a time. */
      mayReveal: flag,
    }),
  }),
  /**
   * The whole numbers of one person; `person` counts from 1. Each call is recorded: who asked, when, and about whom. A
   * repetition under one Idempotency-Key gets the same answer. Refused with TOO_MANY_REQUESTS after too many within an
   * hour.
   */
  revealTradePayroll: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/payrolls/numbers',
    changes: true,
    request: v.object({
      ...which,
      person: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPayrollPeople)),
    }),
    answer: v.object({ idNumber: text(18), card: text(19) }),
  }),
};
