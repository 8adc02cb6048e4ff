/** Names of values in the sentences of rules: amounts as decimal texts, days as `YYYY-MM-DD`, names and counts. */
export const saidNames = [
  'name',
  'names',
  'number',
  'amount',
  'days',
  'dueOn',
  'usualUntil',
  'latest',
  'day',
  'about',
  'left',
  'validUntil',
  'count',
  'used',
  'sum',
  'available',
  'frozen',
  'closed',
  'most',
  'roles',
  'funder',
  'until',
  'entry',
] as const;

export type RuleSaid = Readonly<Record<(typeof saidNames)[number], string>>;

/** A rule with its outcome, for finding its sentence. */
export interface SaidRule extends RuleSaid {
  readonly code: string;
  readonly outcome: 'passed' | 'noted' | 'refused';
  /** Empty for a rule that passed. */
  readonly because: string;
}
