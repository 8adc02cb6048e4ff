import { generatedFileWire } from '../../generated-file.ts';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { guardedNumbers } from '../../../domain/certification/shared/certification-form.ts';
import { readableSlots } from '../../../domain/certification/shared/paper-reading.ts';
import { done } from '../../fields.ts';
import { fileId, realNameEntries } from '../../documented/certification/shared/real-name.ts';

/**
 * The real-name form while it is being filled in: kept on the server, with its letters that contain the company's data.
 */
export const realNameExtensions = {
  /**
   * Saves the form. Refused with NOT_PERMITTED and NOT_OPEN_FOR_CHANGE for a caller who may not edit it,
   * REQUEST_INVALID with what may not be changed, DATA_VERSION_STALE with the person who saved meanwhile.
   */
  saveRealName: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/real-name/draft',
    source: 'checklist F-130: several people may work on one form',
    caller: 'signed-in',
    changes: true,
    extension: 'real-name-drafts',
    request: v.object(realNameEntries),
    answer: v.object({ dataVersion: v.number(), savedAt: v.number() }),
  }),
  /**
   * Text of a licence or an identity card: `nothing` where nothing was found, `unread` where reading is not possible
   * now, `nobody` where the platform has no reader. Refused with NOT_FOUND for a file that is no paper of the caller's
   * company.
   */
  readRealNamePaper: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/real-name/papers/read',
    source: 'checklist F-123: recognition proposes values and never decides',
    caller: 'signed-in',
    changes: false,
    extension: 'real-name-readings',
    timeoutMs: 120_000,
    request: v.object({ slot: v.picklist(readableSlots), pkFile: fileId }),
    answer: v.object({ outcome: v.string(), facts: v.array(v.object({ field: v.string(), value: v.string() })) }),
  }),
  /**
   * Records that the user asked to see a masked number of the form, before it is shown. Refused with NOT_PERMITTED for
   * a user who may not certify.
   */
  viewRealNameNumber: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/real-name/number-viewed',
    source: 'checklist F-268: a record of who viewed a number',
    caller: 'signed-in',
    changes: true,
    extension: 'real-name-numbers',
    request: v.object({ field: v.picklist(guardedNumbers) }),
    answer: done,
  }),
  /** A letter to be signed. Refused with NOT_PERMITTED for a user who may not certify. */
  realNameLetter: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/real-name/letter',
    source: 'checklist F-124: letters for signature',
    caller: 'signed-in',
    changes: false,
    extension: 'real-name-letters',
    request: v.object({
      slot: v.picklist([
        'CA_AUTH_FILE',
        'CORP_AUTH_FILE',
        'CORP_AUTH_ENTRUST_FILE',
        'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE',
      ]),
    }),
    answer: generatedFileWire,
  }),
};
