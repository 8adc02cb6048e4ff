import type { BusinessAction } from '../../parties/business-restriction.ts';
import type { ProgrammeBar } from '../financing/funding-offer.ts';

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

/** The reasons for which each rule fails, or is noted. Each one has a sentence in both languages. */
export interface RuleReasons {
  readonly PAYEE:
    | 'none'
    | 'unknown'
    | 'institution'
    | 'core'
    | 'branch-of-core'
    | 'branch-letter'
    | 'not-certified'
    | 'one-only'
    | 'own'
    | 'deregistered'
    | 'issuer'
    | 'too-many'
    | 'twice';
  readonly PAYEE_OPENED: 'not-opened';
  readonly PAYEE_STANDING: 'watched' | 'violating';
  readonly PAYEE_BARRED: 'accept';
  readonly PAYEE_PEOPLE: 'no-director' | 'nobody';
  readonly COMPANY_OPENED: 'not-opened';
  readonly COMPANY_STANDING: 'watched' | 'deregistered' | 'violating';
  readonly COMPANY_BARRED: BusinessAction;
  readonly COMPANY_AGREEMENT: 'withdrawn' | 'to-sign';
  readonly APPROVERS: 'nobody';
  readonly AMOUNT: 'none' | 'exceptional' | 'zero' | 'too-large';
  readonly AVAILABLE: 'exceeded' | 'frozen' | 'taken';
  readonly TRANSFERABLE: 'not-transferable';
  readonly NEAR_DUE: 'closed';
  readonly PACKAGED: 'in-package' | 'other-funder' | 'with-holder';
  readonly TERM: 'none' | 'past' | 'too-soon' | 'too-long' | 'exceptional';
  readonly TERM_REASON: 'none';
  readonly PAYS_ON: 'moved' | 'assumed';
  readonly LIMIT: 'none' | 'expired' | 'not-yet' | 'exceeded';
  readonly INVOICES: 'none' | 'used' | 'incomplete' | 'future' | 'number' | 'in-row' | 'twice';
  readonly INVOICE_SUM: 'below';
  readonly CONTRACT_SUM: 'exceeded';
  readonly HOLDER: 'gone' | 'passed-on';
  readonly REQUESTED: 'already';
  readonly PART: 'none' | 'no-amount' | 'zero' | 'exceeded' | 'frozen' | 'gone' | 'twice' | 'too-many';
  readonly TOGETHER: 'issuer' | 'due';
  readonly OFFER: ProgrammeBar | 'none' | 'nobody' | 'over';
  readonly ACCOUNT: 'none' | 'unknown';
  readonly CONTRACT: 'not-waiting';
  readonly ORDER:
    | 'gone'
    | 'ended'
    | 'financed'
    | 'deregistered'
    | 'nothing'
    | 'not-correctable'
    | 'corrected'
    | 'spent'
    | 'closed'
    | 'released';
  readonly PROJECT: 'none';
  readonly PERIOD: 'none' | 'future';
  readonly PEOPLE: 'paid-twice' | 'none' | 'used' | 'sum';
}

/** Key of a sentence of a rule: that it holds, or one of its reasons. TERM_REASON is shown only where it fails. */
export type RuleSentenceKey = Exclude<
  { [Code in RuleCode]: `${Code} passed` | `${Code} ${RuleReasons[Code]}` }[RuleCode],
  'TERM_REASON passed'
>;

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
export const noteCheck = <Code extends RuleCode>(
  code: Code,
  because: RuleReasons[Code],
  values: RuleValues = {},
): RuleCheck => ({ code, outcome: 'noted', because, values });
export const refuseCheck = <Code extends RuleCode>(
  code: Code,
  because: RuleReasons[Code],
  values: RuleValues = {},
): RuleCheck => ({ code, outcome: 'refused', because, values });

/** The failed rules. */
export const refusalsOf = (checks: readonly RuleCheck[]): readonly RuleCheck[] =>
  checks.filter(({ outcome }) => outcome === 'refused');

/** Rules whose failure the maker cannot correct: the instrument is too close to its due date, or no longer held. */
const unmendable: readonly RuleCode[] = ['NEAR_DUE', 'HOLDER'];

/** Whether the maker can correct all failures. */
export const isMendable = (refusals: readonly RuleCheck[]): boolean =>
  refusals.every(({ code }) => !unmendable.includes(code));
