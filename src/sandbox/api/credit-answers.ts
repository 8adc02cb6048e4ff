import * as v from 'valibot';

const parties = v.array(v.object({ pkCorp: v.string(), name: v.string() }));

/** The companies that may issue credits, hold them and fund them. */
export const creditPartiesAnswer = v.object({ cores: parties, holders: parties, funders: parties });
export type CreditParties = v.InferOutput<typeof creditPartiesAnswer>;

/** A credit that was issued; its amount a decimal text in yuan. */
export const creditIssuedAnswer = v.object({
  number: v.string(),
  core: v.string(),
  holder: v.string(),
  amount: v.string(),
  dueDate: v.string(),
});
export type CreditIssued = v.InferOutput<typeof creditIssuedAnswer>;

/** In yuan, due after so many days. */
export interface CreditOrder {
  readonly fkCorpCore: string;
  readonly pkCorp: string;
  readonly fkFinance: string;
  readonly amount: string;
  readonly days: number;
}
