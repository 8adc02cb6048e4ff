import type { TradeState } from '../../../domain/trade/shared/application-machine.ts';
import type { InstrumentState } from '../../../domain/trade/shared/issued-instrument.ts';
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

const instrumentTones: Readonly<Record<InstrumentState, Tone>> = {
  transit: 'info',
  running: 'info',
  overdue: 'bad',
  'part-paid': 'warn',
  paid: 'ok',
  cancelled: 'idle',
};

/** The colour of an instrument's state; the neutral one for an unknown state. */
export const toneOfInstrument = (state: InstrumentState | undefined): Tone =>
  state === undefined ? 'idle' : instrumentTones[state];

/** The colour of a state; the neutral one for an unknown state. */
export const toneOfState = (state: TradeState | undefined): Tone => (state === undefined ? 'idle' : tones[state]);
