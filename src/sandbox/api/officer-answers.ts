import * as v from 'valibot';
import type { OfficerAct } from '../../domain/trade/shared/officer-acts.ts';

/** Proposals of the platform's officers, the newest first; amounts are decimal texts in yuan. */
export const officersAnswer = v.object({
  /** Companies that may receive holdings. */
  companies: v.array(v.object({ companyId: v.string(), name: v.string() })),
  orders: v.array(
    v.object({
      orderId: v.string(),
      act: v.string(),
      /** Number of the instrument; empty for the succession of a company. */
      number: v.string(),
      company: v.string(),
      receiver: v.string(),
      amount: v.string(),
      orderNumber: v.string(),
      until: v.string(),
      reason: v.string(),
      madeBy: v.string(),
      proposedAt: v.number(),
      state: v.string(),
      /** The remark of the director of the company that loses; empty for none. */
      answer: v.optional(v.string(), ''),
      checkedBy: v.string(),
    }),
  ),
});
export type Officers = v.InferOutput<typeof officersAnswer>;
export type OfficerOrderShown = Officers['orders'][number];

/** An instrument with its outstanding amount and its postings; null for an unknown number. */
export const officerInstrumentAnswer = v.nullish(
  v.object({
    number: v.string(),
    issuer: v.string(),
    holdings: v.array(
      v.object({
        holdingId: v.string(),
        company: v.string(),
        place: v.string(),
        amount: v.string(),
        reserved: v.string(),
        frozen: v.string(),
        freezes: v.array(
          v.object({ freezeId: v.string(), amount: v.string(), orderNumber: v.string(), until: v.string() }),
        ),
      }),
    ),
    postings: v.array(
      v.object({
        postingId: v.string(),
        holdingId: v.string(),
        entry: v.string(),
        from: v.string(),
        to: v.string(),
        amount: v.string(),
        businessDay: v.string(),
        isCorrectable: v.boolean(),
      }),
    ),
  }),
);
export type OfficerInstrument = NonNullable<v.InferOutput<typeof officerInstrumentAnswer>>;

/** An officer's proposal; fields that its act does not use are empty. */
export interface OfficerProposal {
  readonly act: OfficerAct;
  readonly holdingId: string;
  readonly companyId: string;
  readonly counterpartyId: string;
  readonly amount: string;
  readonly freezeId: string;
  readonly postingId: string;
  readonly orderNumber: string;
  readonly until: string;
  readonly reason: string;
  readonly by: string;
}

/** An officer's proposal, or another officer's answer to a proposal. */
export interface OfficerOrder {
  readonly propose?: OfficerProposal;
  readonly check?: { readonly orderId: string; readonly approves: boolean; readonly by: string };
}
