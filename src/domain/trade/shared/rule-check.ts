/**
 * Rules that are judged before a business application is made and again at its last approval. A code is the same in the
 * portal and in the back end.
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

/** Values that the words of a rule name: amounts as decimal texts, days as `YYYY-MM-DD`, names, counts. */
export type RuleValues = Readonly<Record<string, string>>;

/**
 * Result of one rule. `passed`: it holds. `noted`: it holds, with something to know, which may call for the final
 * reviewer. `refused`: the application cannot become effective. `because` tells apart the reasons of one rule.
 */
export interface RuleCheck {
  readonly code: RuleCode;
  readonly outcome: 'passed' | 'noted' | 'refused';
  readonly because?: string | undefined;
  readonly values: RuleValues;
}

/**
 * Whether a rule came out otherwise earlier. A rule that is judged for several companies is compared for each of them;
 * one that was not judged for the same company has not changed.
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

/** The rules that do not hold. */
export const refusalsOf = (checks: readonly RuleCheck[]): readonly RuleCheck[] =>
  checks.filter(({ outcome }) => outcome === 'refused');

/** Rules whose refusal the maker cannot mend: the instrument itself has run out of time or is gone. */
const unmendable: readonly RuleCode[] = ['NEAR_DUE', 'HOLDER'];

/** Whether the maker can mend what the rules refuse. */
export const isMendable = (refusals: readonly RuleCheck[]): boolean =>
  refusals.every(({ code }) => !unmendable.includes(code));
