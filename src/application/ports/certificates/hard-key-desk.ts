import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type {
  HardKeyEntry,
  HardKeyField,
  HardKeyPurpose,
  HardKeyRefusal,
  HardKeyState,
} from '../../../domain/keys/hard-key.ts';
import type { ReportedAuthState } from '../../../domain/keys/certification.ts';
import type { SignedText } from '../keys/key-agent.ts';

/** A certificate in a token that was applied for, as the caller may see it. Instants in milliseconds. */
export interface HardKey extends HardKeyEntry {
  readonly number: string;
  readonly purpose: HardKeyPurpose;
  /** Undefined for a state that is not known here. */
  readonly state: HardKeyState | undefined;
  readonly holder: string;
  /** Whether the caller is to hold it: they alone activate it. */
  readonly isOwn: boolean;
  /** Whether the caller applied for it: they alone correct and withdraw it. */
  readonly mayChange: boolean;
  readonly holderId: string;
  readonly appliedBy: string;
  readonly appliedAt: number;
  /** Since when it stands so. */
  readonly since: number;
  readonly replaces: string;
  /** Reason for a return; empty otherwise. */
  readonly reason: string;
  readonly courier: string;
  readonly postedAt: number | undefined;
  readonly activateUntil: number | undefined;
  /** Serial of the certificate on the key; empty until it is issued, and for keys of other users. */
  readonly serial: string;
  /** Day by which the key is posted; undefined where it does not lie with the authority. */
  readonly expected: { readonly day: string; readonly about: boolean } | undefined;
}

export interface HardKeys {
  /** The company's hard certificate. */
  readonly company: ReportedAuthState;
  /**
   * The last day of the company's certificate that the platform tells of while none holds that was activated here;
   * undefined or empty where it tells of none.
   */
  readonly toldUntil?: PlainDate | undefined;
  /** Users for whom a key may be applied for. */
  readonly holders: readonly { readonly userId: string; readonly personName: string }[];
  /** The newest first. */
  readonly keys: readonly HardKey[];
}

export interface HardKeyApplication extends HardKeyEntry {
  readonly userId: string;
  readonly purpose: HardKeyPurpose;
  /** Serial of the certificate to be replaced; empty for the first. */
  readonly replaces: string;
}

/**
 * Why something is not done. `gone`: it is not, or no longer, as the page shows it. `applied`: somebody has already, at
 * an instant.
 */
export type HardKeyDeskRefusal =
  | { readonly because: 'wrong' | 'expired' | 'gone' | 'not-permitted' }
  | { readonly because: 'locked'; readonly minutes: number }
  | { readonly because: 'field'; readonly field: HardKeyField }
  | { readonly because: 'applied'; readonly by: string; readonly since: number | undefined }
  | { readonly because: 'not-now'; readonly reason: Exclude<HardKeyRefusal, 'applied'> | HardKeyState | undefined };

/** Why a token does not activate it. `on` is a day in Shanghai. */
export type ActivationRefusal =
  | HardKeyDeskRefusal
  | { readonly because: 'other-key' }
  | { readonly because: 'ended'; readonly on: string };

export type HardKeyOutcome =
  | { readonly done: true; readonly now: HardKeys }
  | ({ readonly done: false } & HardKeyDeskRefusal);

/** Certificates in tokens: applying for them, their way, and activating them (checklist F-138). */
export interface HardKeyDesk {
  readonly isOffered: boolean;
  keys(signal?: AbortSignal): Promise<HardKeys>;
  /** The present password proves who asks. */
  apply(application: HardKeyApplication, password: string): Promise<HardKeyOutcome>;
  /** What was returned, handed in again. */
  correct(number: string, entry: HardKeyEntry, password: string): Promise<HardKeyOutcome>;
  withdraw(number: string): Promise<HardKeyOutcome>;
  /** It never came, or came broken. */
  miss(number: string): Promise<HardKeyOutcome>;
  /** What is to be signed by the token, and for how many seconds that holds. */
  challenge(
    number: string,
  ): Promise<
    | { readonly asked: true; readonly text: string; readonly validFor: number }
    | ({ readonly asked: false } & HardKeyDeskRefusal)
  >;
  activate(
    number: string,
    signed: SignedText,
  ): Promise<{ readonly done: true; readonly now: HardKeys } | ({ readonly done: false } & ActivationRefusal)>;
}
