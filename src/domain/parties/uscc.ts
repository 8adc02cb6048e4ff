/** The signs of a unified social credit code by their values (GB 32100): digits and letters without I, O, S, V, Z. */
const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const;

/** What is wrong with a unified social credit code. */
export type UsccProblem = 'form' | 'check-sign';

/** Such a code as it is written down: what people type in between, and small letters, are taken for what they mean. */
export function usccIn(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

/**
 * What speaks against a unified social credit code (统一社会信用代码, GB 32100) that `usccIn` has read; undefined where
 * nothing does.
 */
export function usccProblem(uscc: string): UsccProblem | undefined {
  if (!/^[1-9A-HJ-NP-RTUWXY][1-9]\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/.test(uscc)) return 'form';
  const sum = weights.reduce((total, weight, at) => total + weight * signs.indexOf(uscc[at] ?? ''), 0);
  return signs[(31 - (sum % 31)) % 31] === uscc[17] ? undefined : 'check-sign';
}
