import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, nothing } from '../../fields.ts';

/** Exports of the caller's agreements (document 2, section 7). */
export const agreementExportCalls = {
  unreadProtocolExports: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/agreements/export/unread/count',
    source: 'checklist C-016: exports of agreements that the caller has not viewed',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.object({ count }),
  }),
};
