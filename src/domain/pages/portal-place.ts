import { isOwnAddress } from '../text/addresses.ts';

const base = '/cv3';

/**
 * The place below the portal's base that an address of its own names, with or without the base; undefined for any
 * other.
 */
export function portalPlace(address: string): string | undefined {
  const place = address.startsWith(`${base}/`) ? address.slice(base.length) : address;
  return isOwnAddress(address) && isOwnAddress(place) ? place : undefined;
}
