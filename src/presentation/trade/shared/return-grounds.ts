import type { TradeApplication } from '../../../domain/trade/shared/trade-application.ts';

/** Why an application was returned, as the approver gave it. */
export interface ReturnGrounds {
  readonly reason: string;
  readonly words: string;
}

/** Why an application was returned to its maker; undefined for one that was not returned. */
export function returnOf({ state, events }: Pick<TradeApplication, 'state' | 'events'>): ReturnGrounds | undefined {
  const last = events.findLast(({ event }) => event === 'returned');
  return state === 'RETURNED' && last ? { reason: last.reason, words: last.words } : undefined;
}
