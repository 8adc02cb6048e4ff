import { numberIn } from '../text/typed-number.ts';

/**
 * Characters of a unified social credit code, ordered by their values (GB 32100): digits and letters without I, O, S,
 * V, Z.
 */
const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const;

/** Problem of a unified social credit code. */
export type UsccProblem = 'form' | 'check-sign';

/** A code in its standard form: without separators, and in capitals. */
export function normalizeUscc(typed: string): string {
  return numberIn(typed).toUpperCase();
}

/**
 * Problem of a unified social credit code (统一社会信用代码, GB 32100) in the form of `normalizeUscc`; undefined where there
 * is none.
 */
export function usccProblem(uscc: string): UsccProblem | undefined {
  if (!/^[1-9A-HJ-NP-RTUWXY][1-9]\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/.test(uscc)) return 'form';
  const sum = weights.reduce((total, weight, at) => total + weight * signs.indexOf(uscc[at] ?? ''), 0);
  return signs[(31 - (sum % 31)) % 31] === uscc[17] ? undefined : 'check-sign';
}
