import * as v from 'valibot';
import { unfreezeReviewReasons, unfreezeStates } from '../../domain/identity/unfreeze-rules.ts';

/** Accounts that the bank froze, and pending requests to unfreeze one; times in milliseconds since the epoch. */
export const freezesAnswer = v.object({
  accounts: v.array(v.object({ userName: v.string(), personName: v.string(), frozen: v.boolean() })),
  asked: v.array(
    v.object({
      number: v.string(),
      reason: v.string(),
      state: v.picklist(unfreezeStates),
      because: v.nullish(v.picklist(unfreezeReviewReasons)),
      askedAt: v.number(),
      answer: v.string(),
      userName: v.string(),
      personName: v.string(),
    }),
  ),
});
export type Freezes = v.InferOutput<typeof freezesAnswer>;

/** A change to an account. */
export interface FreezeOrder {
  readonly freeze?: string;
  readonly decide?: { readonly number: string; readonly granted: boolean; readonly answer: string };
}
