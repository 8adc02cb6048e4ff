import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { nothing } from '../../fields.ts';

const asked = {
  base: 'web',
  method: 'GET',
  source: 'document 1, section 7',
  caller: 'anyone',
  changes: false,
  request: nothing,
} as const;

export const keyHelpCalls = {
  /** Download address of the program that reads tokens; empty where there is none. */
  keyHelper: defineCall({ ...asked, path: '/corp/v1/ukey/helper/download-url', answer: v.nullish(v.string()) }),
  /** Whether the security control is required. The portal only informs about it. */
  keyControls: defineCall({ ...asked, path: '/v1/auth/cfca/controls/enable', answer: v.nullish(v.boolean()) }),
};
