import * as v from 'valibot';
import { defineCall } from '../../../call.ts';
import { text } from '../../../fields.ts';

export const guaranteeProjectCalls = {
  /**
   * The guarantee project of a serial, for a person who signs in with it or is about to register for it; without a name
   * where no such project exists (checklist E-19).
   */
  guaranteeProject: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/guarantee/projects/serial/corp/exist',
    source: 'document 1, section 7; the answer is proposed',
    caller: 'anyone',
    changes: false,
    request: v.object({ serial: text(64) }),
    answer: v.nullish(v.object({ projectName: v.nullish(v.string()), corpName: v.nullish(v.string()) })),
  }),
};
