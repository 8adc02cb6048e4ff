import { isOwnAddress } from '../text/addresses.ts';

const base = '/cv3';

/**
 * Path below the portal's base for an address of this host, with or without the base; undefined for any other address.
 */
export function portalPlace(address: string): string | undefined {
  const place = address.startsWith(`${base}/`) ? address.slice(base.length) : address;
  return isOwnAddress(address) && isOwnAddress(place) ? place : undefined;
}
