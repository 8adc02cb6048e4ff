import type { StepPolicy, TradeAct } from './application-policy.ts';
import type { RuleCheck } from './rule-check.ts';

/** Maximum number of applications that can be approved together. */
export const maxApprovedTogether = 100;

/**
 * Why an application must be opened and approved individually. `exception`: its amount or term requires the final
 * reviewer. `watched`: one of its parties is on the watch list. `paid-twice`: another application pays people of its
 * payroll. `taken`: a correction takes away a holding of the company.
 */
export const bulkBars = ['exception', 'watched', 'paid-twice', 'taken'] as const;
export type BulkBar = (typeof bulkBars)[number];

/** Why an application must be approved individually; undefined where it can be approved together with others. */
export function bulkBarOf({
  act,
  steps,
  checks,
}: {
  readonly act: TradeAct;
  readonly steps: readonly Pick<StepPolicy, 'when'>[];
  /** Results of the rules at its submission. */
  readonly checks: readonly Pick<RuleCheck, 'outcome' | 'because'>[];
}): BulkBar | undefined {
  if (act === 'correction') return 'taken';
  if (steps.some(({ when }) => when === 'exceptional')) return 'exception';
  const isNoted = (reason: string): boolean =>
    checks.some(({ outcome, because }) => outcome === 'noted' && because === reason);
  if (isNoted('watched')) return 'watched';
  return isNoted('paid-twice') ? 'paid-twice' : undefined;
}
