import { generatedFileWire } from '../../generated-file.ts';
import * as v from 'valibot';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import { date, done, identifier, instant } from '../../fields.ts';
import { docFileWire, materialWire } from './materials.ts';

const request = v.object({ docDatumId: identifier });

/**
 * Letters for an overdue business that was paid out; the calls may come in any order (document 2, sections 4 and 7,
 * which name no fields; checklist F-232). All except the first are refused with NOT_IN_THIS_STATE where the business is
 * not overdue.
 */
export const overdueCalls = {
  /** Whether a letter may still be given. */
  overdueButton: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/material/show/overdue/btn',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    request,
    answer: v.nullish(v.boolean()),
  }),
  /** Creates the material for the letter, and answers it with the letter that exists. */
  overdueCheck: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/check/confirm',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: true,
    request,
    answer: v.object({ expectDueDate: date, material: materialWire }),
  }),
  overdueRender: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/material/overdue/render',
    source: 'document 2, section 7, which names no fields: the letter to sign',
    caller: 'signed-in',
    changes: false,
    request,
    answer: generatedFileWire,
  }),
  overdueDownloadTip: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/material/check/overdue/download/tip',
    source: 'document 2, section 7, which names no fields: the last download',
    caller: 'signed-in',
    changes: false,
    request,
    answer: v.object({ downloadTime: v.nullish(instant), downloadPersonName: v.nullish(v.string()) }),
  }),
  overdueDownloadRecord: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/material/save/overdue/download/record',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: true,
    keepsAnswer: true,
    request,
    answer: done,
  }),
  /**
   * Submits the signed letter; it replaces an earlier one. Refused with NOT_OPEN_FOR_CHANGE once the platform has
   * accepted one.
   */
  overdueFileModify: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/material/overdue/file/modify',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: true,
    keepsAnswer: true,
    request: v.object({ docDatumId: identifier, fkFile: identifier }),
    answer: docFileWire,
  }),
};
