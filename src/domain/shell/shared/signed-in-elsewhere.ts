import type { Device } from './device.ts';
import type { SourcePlace } from './source-place.ts';

/** Where and since when an account is open that was signed out here. */
export interface SignedInElsewhere extends Device {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly place: SourcePlace['kind'];
  readonly network: string;
}

const kinds: ReadonlySet<unknown> = new Set<SourcePlace['kind']>(['this-machine', 'internal', 'elsewhere', 'unknown']);
const isPlace = (told: unknown): told is SourcePlace['kind'] => kinds.has(told);
const textOf = (told: unknown): string => (typeof told === 'string' ? told.slice(0, 64) : '');

/** Reads what a back end tells beside its refusal; undefined where it does not tell when. */
export function signedInElsewhere({ at, place, network, browser, system }: Readonly<Record<string, unknown>>): SignedInElsewhere | undefined {
  if (typeof at !== 'number' || !Number.isFinite(at)) return undefined;
  return { at, place: isPlace(place) ? place : 'unknown', network: textOf(network), browser: textOf(browser), system: textOf(system) };
}
