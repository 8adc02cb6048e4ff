import { hasFailedLater, type TradeApplicationRow } from '../../../../domain/trade/shared/trade-application.ts';
import type { Tone } from '../../../design/panels/tone.ts';
import type { Say } from '../../../../words/use-words.ts';
import { toneOfState } from '../state-tones.ts';

type Stated = Pick<TradeApplicationRow, 'state' | 'act' | 'later'>;

/** The state of an application in a word; its later outcome, if nothing of it is left. */
export const stateOf = ({ state, act, later }: Stated, say: Say): string =>
  hasFailedLater(later) ? say('trade.later', { later }) : say('trade.state', { state, act });

/** The colour of that word. */
export const toneOfApplication = ({ state, later }: Stated): Tone =>
  hasFailedLater(later) ? 'idle' : toneOfState(state);
