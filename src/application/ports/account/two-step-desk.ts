import type { ReauthenticationRefusal } from './reauthentication-outcome.ts';
import type { TrustedDevice, TwoStep } from '../../../domain/account/two-step.ts';

/**
 * Result of switching the second step on or off. `not-here`: no code can be sent, or this session may not switch it.
 */
export type TwoStepOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly because: 'wrong' | 'expired' | 'not-here' }
  | { readonly done: false; readonly because: 'locked'; readonly minutes: number };

/** The second step of signing in, for the user's own account (checklist 1.4). */
export interface TwoStepDesk {
  /** Whether the back end offers the second step. */
  readonly isOffered: boolean;
  twoStep(signal?: AbortSignal): Promise<TwoStep>;
  /** The current password proves the user's identity. */
  choose(isOn: boolean, password: string): Promise<TwoStepOutcome>;
  /**
   * Ends the trust in one browser, or in all browsers for `undefined`. Faults with `not-found` where it has already
   * ended. Needs the password under the same condition as ending a session.
   */
  endTrust(device: TrustedDevice | undefined, password?: string): Promise<ReauthenticationRefusal | undefined>;
}
