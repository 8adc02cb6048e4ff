import * as v from 'valibot';

const who = { account: v.string(), company: v.string(), at: v.number() };

/** The users' feedback to the platform, the newest first; times in milliseconds since the epoch, scores out of five. */
export const feedbackAnswer = v.object({
  tickets: v.array(
    v.object({
      id: v.string(),
      person: v.string(),
      mobile: v.string(),
      content: v.string(),
      files: v.array(v.string()),
      ...who,
    }),
  ),
  surveys: v.array(v.object({ score: v.number(), comment: v.string(), ...who })),
});
export type Feedback = v.InferOutput<typeof feedbackAnswer>;
export type Ticket = Feedback['tickets'][number];
export type SurveyAnswer = Feedback['surveys'][number];
