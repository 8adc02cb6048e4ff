import { signingTurnFromWire } from '../../../contract/signing-turn.ts';
import type { RecalledAgreement } from '../../../domain/agreements/agreement-recall.ts';

interface RecallWire {
  readonly state: string;
  readonly time: number;
  readonly signing?: Parameters<typeof signingTurnFromWire>[0];
}

/** A signed agreement that is no longer valid; undefined for an unknown state, which stops nothing. */
export function agreementRecallFromWire({ state, time, signing }: RecallWire): RecalledAgreement | undefined {
  if (state === 'WITHDRAWN') return { kind: 'withdrawn', at: time };
  return state === 'TO_SIGN' ? { kind: 'to-sign', deadline: time, turn: signingTurnFromWire(signing) } : undefined;
}
