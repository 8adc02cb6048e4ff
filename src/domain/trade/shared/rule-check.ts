/**
 * Rules that are checked when an application is made, and again at its final approval. Portal and back end use the same
 * codes.
 */
export const ruleCodes = [
  'PAYEE',
  'PAYEE_OPENED',
  'PAYEE_STANDING',
  'PAYEE_BARRED',
  'PAYEE_PEOPLE',
  'COMPANY_OPENED',
  'COMPANY_STANDING',
  'COMPANY_BARRED',
  'COMPANY_AGREEMENT',
  'APPROVERS',
  'AMOUNT',
  'AVAILABLE',
  'TRANSFERABLE',
  'NEAR_DUE',
  'PACKAGED',
  'TERM',
  'TERM_REASON',
  'PAYS_ON',
  'LIMIT',
  'INVOICES',
  'INVOICE_SUM',
  'CONTRACT_SUM',
  'HOLDER',
  'REQUESTED',
  'PART',
  'TOGETHER',
  'OFFER',
  'ACCOUNT',
  'CONTRACT',
  'ORDER',
  'PROJECT',
  'PERIOD',
  'PEOPLE',
] as const;
export type RuleCode = (typeof ruleCodes)[number];

/** Values in the text of a rule: amounts as decimal texts, days as `YYYY-MM-DD`, names, counts. */
export type RuleValues = Readonly<Record<string, string>>;

/**
 * Result of one rule. `passed`: it holds. `noted`: it holds, but with information that may require the final reviewer.
 * `refused`: the application cannot take effect. `because` distinguishes the reasons of one rule.
 */
export interface RuleCheck {
  readonly code: RuleCode;
  readonly outcome: 'passed' | 'noted' | 'refused';
  readonly because?: string | undefined;
  readonly values: RuleValues;
}

/**
 * Whether the outcome of a rule was different earlier. A rule that is judged for several companies is compared for each
 * of them; one that was not judged for the same company has not changed.
 */
export function hasChangedSince(check: RuleCheck, earlier: readonly RuleCheck[]): boolean {
  const before = earlier.filter(({ code, values }) => code === check.code && values['name'] === check.values['name']);
  const isSame = ({ outcome, because }: RuleCheck): boolean => outcome === check.outcome && because === check.because;
  return before.length > 0 && !before.some(isSame);
}

export const passCheck = (code: RuleCode, values: RuleValues = {}): RuleCheck => ({ code, outcome: 'passed', values });
export const noteCheck = (code: RuleCode, because: string, values: RuleValues = {}): RuleCheck => ({
  code,
  outcome: 'noted',
  because,
  values,
});
export const refuseCheck = (code: RuleCode, because: string, values: RuleValues = {}): RuleCheck => ({
  code,
  outcome: 'refused',
  because,
  values,
});

/** The failed rules. */
export const refusalsOf = (checks: readonly RuleCheck[]): readonly RuleCheck[] =>
  checks.filter(({ outcome }) => outcome === 'refused');

/** Rules whose failure the maker cannot correct: the instrument is too close to its due date, or no longer held. */
const unmendable: readonly RuleCode[] = ['NEAR_DUE', 'HOLDER'];

/** Whether the maker can correct all failures. */
export const isMendable = (refusals: readonly RuleCheck[]): boolean =>
  refusals.every(({ code }) => !unmendable.includes(code));
