import { failuresBeforeCaptcha, failuresBeforeLock, lockDuration } from './session-limits.ts';

/** Failed sign-ins of one kind, and the instant from which on they are forgotten; milliseconds. */
export interface Failures {
  readonly failures: number;
  readonly lastFailureAt: number;
}

/** Who failed: one account from one source, one account from anywhere, one source with any account, or anybody. */
export type FailureKind = 'pair' | 'account' | 'source' | 'all';
export const failureKinds: readonly FailureKind[] = ['pair', 'account', 'source', 'all'];
export type FailureCounts = Readonly<Record<FailureKind, number>>;

interface Budget {
  /** Failures that cost nothing. */
  readonly free: number;
  /** Failures beyond these that make the proof one bit harder. */
  readonly perBit: number;
  /** In how many milliseconds one failure is forgotten. */
  readonly forgottenIn: number;
}

const budgets: Readonly<Record<Exclude<FailureKind, 'pair'>, Budget>> = {
  account: { free: 10, perBit: 3, forgottenIn: 6 * 60_000 },
  source: { free: 20, perBit: 5, forgottenIn: 60_000 },
  all: { free: 300, perBit: 100, forgottenIn: 2000 },
};

/**
 * Zero bits of the easiest and the hardest proof: about a quarter of a second of a phone's computing, and a quarter of
 * a minute.
 */
export const easiestProof = 14;
export const hardestProof = 20;
/**
 * Up to this proof a picture may be read instead: machines read pictures, too, so that beyond it reading one would be
 * the cheaper way to guess.
 */
export const hardestPicture = 16;

/**
 * What is left of failures at an instant. Those of an account from one source are forgotten all at once after fifteen
 * quiet minutes; those of a budget one by one, so that a crowd's everyday mistakes never add up.
 */
export function remembered(kind: FailureKind, past: Failures | undefined, now: number): Failures {
  if (!past) return { failures: 0, lastFailureAt: now };
  if (kind === 'pair') return now - past.lastFailureAt < lockDuration ? past : { failures: 0, lastFailureAt: now };
  const { forgottenIn } = budgets[kind];
  const forgotten = Math.max(0, Math.floor((now - past.lastFailureAt) / forgottenIn));
  if (forgotten >= past.failures) return { failures: 0, lastFailureAt: now };
  return { failures: past.failures - forgotten, lastFailureAt: past.lastFailureAt + forgotten * forgottenIn };
}

/** The same with one failure more. */
export function failedOnceMore(kind: FailureKind, past: Failures | undefined, now: number): Failures {
  const { failures, lastFailureAt } = remembered(kind, past, now);
  return { failures: failures + 1, lastFailureAt: kind === 'pair' ? now : lastFailureAt };
}

/** The same without one that was counted beforehand and was none. */
export function failedOnceLess(past: Failures): Failures {
  return { ...past, failures: Math.max(0, past.failures - 1) };
}

/** How long an account stays locked for its source, in milliseconds; nobody else's failures lock it. */
export function lockedFor(pair: Failures, now: number): number {
  return pair.failures < failuresBeforeLock ? 0 : Math.max(0, pair.lastFailureAt + lockDuration - now);
}

/** How many zero bits the proof needs that a sign-in must bring; undefined where none is asked for. */
export function proofDemanded({ pair, ...counts }: FailureCounts): number | undefined {
  const over = (['account', 'source', 'all'] as const)
    .filter((kind) => counts[kind] >= budgets[kind].free)
    .map((kind) => Math.floor((counts[kind] - budgets[kind].free) / budgets[kind].perBit));
  if (pair >= failuresBeforeCaptcha) over.push(pair - failuresBeforeCaptcha);
  return over.length === 0 ? undefined : Math.min(hardestProof, easiestProof + Math.max(...over));
}
