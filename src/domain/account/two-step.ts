import type { Device } from '../identity/device.ts';
import type { SourcePlace } from '../identity/source-place.ts';

/** A browser that brings the second proof along. Instants in milliseconds. */
export interface TrustedDevice {
  readonly id: string;
  readonly trustedAt: number;
  readonly lastUsedAt: number;
  /** It is the one that asks. */
  readonly isThis: boolean;
  readonly device: Device;
  readonly place: SourcePlace;
}

/** How an account stands with the second step of signing in. Instants in milliseconds. */
export interface TwoStep {
  readonly isOn: boolean;
  readonly since: number | undefined;
  readonly lastUsedAt: number | undefined;
  /** From when its company demands it. */
  readonly demandedFrom: number | undefined;
  /** Where codes go, masked; empty where none can go out. */
  readonly mobile: string;
  /** The present session was opened by two proofs. */
  readonly twoProofs: boolean;
  readonly devices: readonly TrustedDevice[];
}

/**
 * What its owner can do about it now: nothing where the company demands it, or where no code could come; switching it
 * off takes a session of two proofs, so that a session alone does not do it.
 */
export function twoStepAction({
  isOn,
  demandedFrom,
  mobile,
  twoProofs,
}: TwoStep): 'switch-on' | 'switch-off' | 'demanded' | 'nowhere' | 'needs-two' {
  if (demandedFrom !== undefined) return 'demanded';
  if (isOn) return twoProofs ? 'switch-off' : 'needs-two';
  return mobile === '' ? 'nowhere' : 'switch-on';
}
