/** Names of values in the sentences of rules: amounts as decimal texts, days as `YYYY-MM-DD`, names and counts. */
export const sentenceValueNames = [
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

export type RuleSentenceValues = Readonly<Record<(typeof sentenceValueNames)[number], string>>;

/** A rule with its outcome, for finding its sentence. */
export interface RuleSentence extends RuleSentenceValues {
  readonly code: string;
  readonly outcome: 'passed' | 'noted' | 'refused';
  /** Empty for a rule that passed. */
  readonly because: string;
}
