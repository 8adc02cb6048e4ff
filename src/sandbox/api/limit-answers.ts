import * as v from 'valibot';

const terms = {
  total: v.string(),
  validFrom: v.string(),
  validUntil: v.string(),
  isRevolving: v.boolean(),
};

/** Limits for issuing as the platform sees them; amounts are decimal texts in yuan. */
export const limitsAnswer = v.array(
  v.object({
    limitId: v.string(),
    company: v.string(),
    instrumentKind: v.string(),
    ...terms,
    used: v.string(),
    reserved: v.string(),
    request: v.nullish(
      v.object({
        requestId: v.string(),
        wanted: v.object(terms),
        reason: v.string(),
        makerName: v.string(),
        sentAt: v.number(),
      }),
    ),
    proposal: v.nullish(
      v.object({
        changes: v.boolean(),
        terms: v.object(terms),
        reason: v.string(),
        by: v.string(),
        /** Its time, which identifies the version that was read. */
        at: v.number(),
      }),
    ),
  }),
);
export type PlatformLimit = v.InferOutput<typeof limitsAnswer>[number];

/** An officer's proposal, or another officer's answer to it. */
export interface LimitOrder {
  readonly propose?: {
    readonly limitId: string;
    /** The request that was read; empty for none. */
    readonly requestId: string;
    readonly changes: boolean;
    readonly total: string;
    readonly validUntil: string;
    readonly reason: string;
    readonly by: string;
  };
  readonly check?: {
    readonly limitId: string;
    readonly proposedAt: number;
    readonly confirms: boolean;
    readonly by: string;
  };
}
