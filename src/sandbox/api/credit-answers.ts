import * as v from 'valibot';

const parties = v.array(v.object({ pkCorp: v.string(), name: v.string() }));

/** The companies that may issue credits, hold them and fund them. */
export const creditPartiesAnswer = v.object({ cores: parties, holders: parties, funders: parties });
export type CreditParties = v.InferOutput<typeof creditPartiesAnswer>;

/** An issued credit; its amount is a decimal text in yuan. */
export const creditIssuedAnswer = v.object({
  number: v.string(),
  core: v.string(),
  holder: v.string(),
  amount: v.string(),
  dueDate: v.string(),
});
export type CreditIssued = v.InferOutput<typeof creditIssuedAnswer>;

/** A credit to issue: its amount is a decimal text in yuan, and it is due after `days` days. */
export interface CreditOrder {
  readonly fkCorpCore: string;
  readonly pkCorp: string;
  readonly fkFinance: string;
  readonly amount: string;
  readonly days: number;
}
