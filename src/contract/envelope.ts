import * as v from 'valibot';

/**
 * Every response: the code "0" is success, anything else a refusal with the server's message (document 1, section 7).
 */
export const envelope = v.object({
  code: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  message: v.nullish(v.string(), ''),
  data: v.nullish(v.unknown()),
  /** The trace that a user names to the hotline; an addition that other back ends may lack. */
  traceId: v.optional(v.string()),
});

export type Envelope = v.InferInput<typeof envelope>;

export const success = '0';
