import * as v from 'valibot';

/** Messages that would have gone to telephones, the newest first; milliseconds since the epoch. */
export const textsAnswer = v.array(v.object({ mobile: v.string(), text: v.string(), sentAt: v.number() }));
export type SentText = v.InferOutput<typeof textsAnswer>[number];
