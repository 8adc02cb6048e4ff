import * as v from 'valibot';
import { guidanceTypes } from '../../../domain/home/guidance.ts';
import { defineCall } from '../../call.ts';
import { list } from '../../fields.ts';

const named = v.union([v.string(), v.number()]);

/** First steps with a product (document 1, sections 2 and 3). */
export const guidanceCalls = {
  /**
   * Guidance of the requested content types, each from 1 to 10 (`guidanceTypes`), in their order and in the user's
   * language. Refused with REQUEST_INVALID for any other type, or without a type.
   */
  guidances: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/guidances',
    source: 'document 1, sections 2 and 3; checklist N-17, F-081',
    caller: 'signed-in',
    changes: false,
    request: v.object({
      types: v.pipe(
        list,
        v.minLength(1),
        v.maxLength(guidanceTypes.length),
        v.array(v.picklist(guidanceTypes.map(String))),
      ),
    }),
    answer: v.array(v.object({ id: named, title: v.string(), url: v.string(), order: v.number() })),
  }),
};
