import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';

/** Part of an address that names the holding to accept. */
export const acceptParameter = 'accept';

/**
 * Address at which an amount is accepted: the list of what arrived, with that instrument alone and the question before
 * the acceptance open. Undefined where the reader has no such page.
 */
export const acceptancePathOf = (
  page: string | undefined,
  { holdingId, number }: Pick<HeldInstrument, 'holdingId' | 'number'>,
): string | undefined =>
  page && `${page}?${new URLSearchParams({ [acceptParameter]: holdingId, q: number }).toString()}`;

/** The holding that an address asks to accept; empty for none. */
export const askedAcceptance = (search: string): string => new URLSearchParams(search).get(acceptParameter) ?? '';
