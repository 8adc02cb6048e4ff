import type { Device } from '../identity/device.ts';
import type { SourcePlace } from '../identity/source-place.ts';

/** A pending password reset of the user's own account. Instants in milliseconds since the epoch. */
export interface OwnResetWait {
  readonly askedAt: number;
  readonly readyAt: number;
  readonly isReady: boolean;
  readonly device: Device;
  readonly place: SourcePlace;
}

/** A pending password reset of a colleague, which can be confirmed. */
export interface ColleagueResetWait {
  readonly userId: string;
  readonly personName: string;
  readonly userName: string;
  readonly askedAt: number;
  readonly readyAt: number;
}

export interface ResetWaits {
  readonly own: OwnResetWait | undefined;
  readonly colleagues: readonly ColleagueResetWait[];
}

/** Secret of an authenticator app that is being added. */
export interface NewAuthenticator {
  /** In base32. */
  readonly secret: string;
  /** Content of its QR code. */
  readonly address: string;
}
