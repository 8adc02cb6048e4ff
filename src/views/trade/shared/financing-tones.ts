import type { FinancingState } from '../../../domain/trade/financing/financing-machine.ts';
import type { Tone } from '../../design/panels/tone.ts';

const tones: Readonly<Record<FinancingState, Tone>> = {
  MATERIALS: 'warn',
  FUNDER_REVIEW: 'info',
  NEED_INFO: 'warn',
  CONTRACT_SIGN: 'warn',
  DISBURSING: 'info',
  DISBURSED: 'ok',
  OVERDUE: 'bad',
  SETTLED: 'idle',
  REJECTED: 'idle',
  CANCELLED: 'idle',
  LAPSED: 'idle',
};

/** The colour of a state; the neutral one for an unknown state. */
export const toneOfFinancing = (state: FinancingState | undefined): Tone =>
  state === undefined ? 'idle' : tones[state];
