import type * as v from 'valibot';
import type { transitOutcome } from '../../../contract/extensions/trade/trade-shapes.ts';
import type { TransitOutcome, TransitState } from '../../../domain/trade/shared/transit-outcome.ts';

const states: Readonly<Record<string, TransitState>> = {
  waiting: 'waiting',
  accepted: 'accepted',
  corrected: 'corrected',
  refused: 'refused',
  recalled: 'recalled',
  lapsed: 'lapsed',
};

/** Outcome of an amount that was sent. */
export const outcomeOf = ({
  state,
  time,
  acceptBy,
  reason,
  words,
}: v.InferOutput<typeof transitOutcome>): TransitOutcome => ({
  state: Object.hasOwn(states, state) ? states[state] : undefined,
  at: time,
  acceptBy,
  reason,
  words,
});
