import type { Device } from '../identity/device.ts';
import type { SourcePlace } from '../identity/source-place.ts';

/** A browser that needs no second proof at sign-in. Instants in milliseconds since the epoch. */
export interface TrustedDevice {
  readonly id: string;
  readonly trustedAt: number;
  readonly lastUsedAt: number;
  /** Whether it is the browser that makes the request. */
  readonly isThis: boolean;
  readonly device: Device;
  readonly place: SourcePlace;
}

/** State of the second step of signing in, for one account. Instants in milliseconds since the epoch. */
export interface TwoStep {
  readonly isOn: boolean;
  readonly since: number | undefined;
  readonly lastUsedAt: number | undefined;
  /** From when the user's company requires it; undefined where it does not. */
  readonly demandedFrom: number | undefined;
  /** Telephone that receives the codes, masked; empty where no code can be sent. */
  readonly mobile: string;
  /** When an authenticator app was added; undefined where there is none. */
  readonly authenticatorSince?: number | undefined;
  /** Number of recovery codes that have not been used. */
  readonly recoveryCodes?: number | undefined;
  /** Whether the current session was opened with two proofs. */
  readonly twoProofs: boolean;
  readonly devices: readonly TrustedDevice[];
}

/**
 * Change that the owner can make now. None is possible where the company demands the second step, or where no code can
 * be sent. Switching it off needs a session that was opened with two proofs, so that a stolen session cannot do it.
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
