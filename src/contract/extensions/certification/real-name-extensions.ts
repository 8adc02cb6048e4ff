import { generatedFileWire } from '../../generated-file.ts';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { guardedNumbers } from '../../../domain/certification/shared/certification-form.ts';
import { readableSlots } from '../../../domain/certification/shared/paper-reading.ts';
import { done } from '../../fields.ts';
import { fileId, realNameEntries } from '../../documented/certification/shared/real-name.ts';

/** The real-name form as one goes: kept on the server, and its letters with the company's data in them. */
export const realNameExtensions = {
  /**
   * Refused with NOT_PERMITTED and NOT_OPEN_FOR_CHANGE for whom it is not open, REQUEST_INVALID with what may not be
   * changed, DATA_VERSION_STALE with who saved meanwhile.
   */
  realNameSaved: defineCall({
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
   * What a licence or an identity card says: `nothing` where nothing was found, `unread` where nobody could look now,
   * `nobody` where there is none who reads. Refused with NOT_FOUND for what is no paper of the caller's company.
   */
  realNamePaperRead: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/real-name/papers/read',
    source: 'checklist F-123: recognition proposes values and never decides',
    caller: 'signed-in',
    changes: false,
    extension: 'real-name-readings',
    patience: 120_000,
    request: v.object({ slot: v.picklist(readableSlots), pkFile: fileId }),
    answer: v.object({ outcome: v.string(), facts: v.array(v.object({ field: v.string(), value: v.string() })) }),
  }),
  /**
   * Somebody asked to see a number of the form that stands masked: written down before it is shown. Refused with
   * NOT_PERMITTED for whoever may not certify.
   */
  realNameNumberViewed: defineCall({
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
  /** A letter to be signed. Refused with NOT_PERMITTED for whoever may not certify. */
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
