import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';

/** Part of an address that names the holding to accept. */
export const acceptParameter = 'accept';

/**
 * The address at which an amount is accepted: the list of received amounts with only that instrument, and with its
 * acceptance open. Undefined for a user without that list.
 */
export const acceptancePathOf = (
  page: string | undefined,
  { holdingId, number }: Pick<HeldInstrument, 'holdingId' | 'number'>,
): string | undefined =>
  page && `${page}?${new URLSearchParams({ [acceptParameter]: holdingId, q: number }).toString()}`;

/** The holding to accept that an address names; empty for none. */
export const acceptanceIdFrom = (search: string): string => new URLSearchParams(search).get(acceptParameter) ?? '';
