/** Values that the sentences of rules name: amounts as decimal texts, days as `YYYY-MM-DD`, names and counts. */
export interface RuleSaid {
  readonly name: string;
  readonly number: string;
  readonly amount: string;
  readonly days: string;
  readonly dueOn: string;
  readonly usualUntil: string;
  readonly latest: string;
  readonly day: string;
  readonly about: string;
  readonly left: string;
  readonly validUntil: string;
  readonly count: string;
  readonly used: string;
  readonly sum: string;
  readonly available: string;
  readonly closed: string;
  readonly most: string;
  readonly roles: string;
}

/** A rule with its outcome, as its sentence is looked up. */
export interface SaidRule extends RuleSaid {
  readonly code: string;
  readonly outcome: 'passed' | 'noted' | 'refused';
  /** Empty for a rule that holds. */
  readonly because: string;
}
