import type { TrustedDevice, TwoStep } from '../../../domain/account/two-step.ts';

/** What comes of switching it. `not-here`: no code can go out, or this session may not. */
export type TwoStepOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly because: 'wrong' | 'expired' | 'not-here' }
  | { readonly done: false; readonly because: 'locked'; readonly minutes: number };

/** The second step of signing in, of one's own account (checklist 1.4); no method names a person. */
export interface TwoStepDesk {
  /** Whether the back end knows of it. */
  readonly isOffered: boolean;
  standing(signal?: AbortSignal): Promise<TwoStep>;
  /** The present password proves who asks. */
  choose(isOn: boolean, password: string): Promise<TwoStepOutcome>;
  /** Ends the trust in one browser, or in all; faults with `not-found` where that is over already. */
  endTrust(device: TrustedDevice | undefined): Promise<void>;
}
