import * as v from 'valibot';
import { defineCall } from '../../../call.ts';
import { instant, nothing, text } from '../../../fields.ts';

const own = { base: 'web', caller: 'signed-in', changes: false } as const;

/** Keys by which the user may sign (document 1, sections 6 and 7; checklist C-011, C-023, C-024). */
export const usableKeyCalls = {
  /** Whether the company can sign by its certificates. */
  stateCaNormal: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/corps/state-ca/is-normal',
    source: 'document 1, section 7',
    request: nothing,
    answer: v.boolean(),
  }),
  /** The user's own usable keys from the named registration authorities; NOT_PERMITTED for another user's. */
  usableKeys: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v3/users/persons/usable/ukey/list',
    source: 'document 1, section 7',
    request: v.object({
      userId: text(64),
      personId: text(64),
      raTypes: v.pipe(v.array(text(40)), v.maxLength(20)),
      /** The key that was used last comes first, otherwise the newest. */ frequent: v.nullish(v.boolean()),
    }),
    answer: v.array(
      v.object({ certNumber: v.string(), uKeyCodeSuffix: v.string(), raType: v.string(), endTime: v.nullish(instant) }),
    ),
  }),
  /** Whether the caller's company is on a list; false for an unknown list. */
  isWhiteListed: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/curUser/isExistWhiteList',
    source: 'document 1, section 7',
    request: v.object({ listCode: text(60) }),
    answer: v.boolean(),
  }),
};
