import type { RecalledAgreement } from '../../../../domain/products/shared/agreement-standing.ts';

/** An agreement that holds no more as it was signed, as a back end tells it; undefined for a state that is not known here, by which nothing is stopped. */
export function recalledAgreement(state: string, time: number): RecalledAgreement | undefined {
  if (state === 'WITHDRAWN') return { kind: 'withdrawn', at: time };
  return state === 'TO_SIGN' ? { kind: 'to-sign', deadline: time } : undefined;
}
