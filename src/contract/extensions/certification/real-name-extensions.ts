import { madeFileWire } from '../../made-file.ts';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { realNameEntries } from '../../documented/certification/real-name.ts';

/** The real-name form as one goes: kept on the server, and its letters with the company's data in them. */
export const realNameExtensions = {
  /** Refused with NOT_PERMITTED and NOT_OPEN_FOR_CHANGE for whom it is not open, REQUEST_INVALID with what may not be changed, DATA_VERSION_STALE with who saved meanwhile. */
  realNameSaved: defineCall({
    base: 'web', method: 'POST', path: '/corp/v1/extensions/real-name/draft', source: 'checklist F-130; several people may go on with one form', caller: 'signed-in', changes: true, extension: 'real-name-drafts',
    request: v.object(realNameEntries), answer: v.object({ dataVersion: v.number(), savedAt: v.number() }),
  }),
  /** A letter to be signed. Refused with NOT_PERMITTED for whoever may not certify. */
  realNameLetter: defineCall({
    base: 'web', method: 'GET', path: '/corp/v1/extensions/real-name/letter', source: 'checklist F-124; letters to be signed', caller: 'signed-in', changes: false, extension: 'real-name-letters',
    request: v.object({ slot: v.picklist(['CA_AUTH_FILE', 'CORP_AUTH_FILE', 'CORP_AUTH_ENTRUST_FILE', 'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE']) }), answer: madeFileWire,
  }),
};
