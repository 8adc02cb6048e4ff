import type { StepPolicy, TradeAct } from './application-policy.ts';
import type { RuleCheck } from './rule-check.ts';

/** Maximum number of applications that are approved together. */
export const mostApprovedTogether = 100;

/**
 * Why an application is opened and approved by itself. `exception`: its amount or term calls for the final reviewer.
 * `watched`: a party of it is on the watch list. `paid-twice`: another application pays people of its payroll.
 * `taken`: a correction takes from the company what it holds.
 */
export const bulkBars = ['exception', 'watched', 'paid-twice', 'taken'] as const;
export type BulkBar = (typeof bulkBars)[number];

/** Why an application is approved by itself; undefined where it may be approved together with others. */
export function bulkBarOf({
  act,
  steps,
  checks,
}: {
  readonly act: TradeAct;
  readonly steps: readonly Pick<StepPolicy, 'when'>[];
  /** Rules as they were judged at its submission. */
  readonly checks: readonly Pick<RuleCheck, 'outcome' | 'because'>[];
}): BulkBar | undefined {
  if (act === 'correction') return 'taken';
  if (steps.some(({ when }) => when === 'exceptional')) return 'exception';
  const isNoted = (reason: string): boolean =>
    checks.some(({ outcome, because }) => outcome === 'noted' && because === reason);
  if (isNoted('watched')) return 'watched';
  return isNoted('paid-twice') ? 'paid-twice' : undefined;
}
