import * as v from 'valibot';

/** Text messages that a real platform would have sent, the newest first; times in milliseconds since the epoch. */
export const textsAnswer = v.array(v.object({ mobile: v.string(), text: v.string(), sentAt: v.number() }));
export const mailsAnswer = v.array(
  v.object({ to: v.array(v.string()), subject: v.string(), text: v.string(), id: v.string(), sentAt: v.number() }),
);
export type SentMail = v.InferOutput<typeof mailsAnswer>[number];
export type SentText = v.InferOutput<typeof textsAnswer>[number];

/** The open questions on the telephones, the newest first. Agreement signs the whole text. */
export const phoneAnswer = v.array(
  v.object({
    key: v.string(),
    userName: v.string(),
    personName: v.string(),
    text: v.string(),
    number: v.string(),
    until: v.number(),
  }),
);
export type PhoneQuestion = v.InferOutput<typeof phoneAnswer>[number];
