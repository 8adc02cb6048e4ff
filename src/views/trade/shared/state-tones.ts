import type { TradeState } from '../../../domain/trade/shared/application-machine.ts';
import type { Tone } from '../../design/panels/tone.ts';

const tones: Readonly<Record<TradeState, Tone>> = {
  DRAFT: 'idle',
  WAITING: 'info',
  RETURNED: 'warn',
  REFUSED_BY_RULE: 'warn',
  EFFECTIVE: 'ok',
  REJECTED: 'idle',
  WITHDRAWN: 'idle',
  LAPSED: 'idle',
};

/** The colour of a state; a state that is not known here has the quiet one. */
export const toneOfState = (state: TradeState | undefined): Tone => (state === undefined ? 'idle' : tones[state]);
