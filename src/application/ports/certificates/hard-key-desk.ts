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

/** An application for a certificate in a token, as the user may see it. Instants in milliseconds since the epoch. */
export interface HardKey extends HardKeyEntry {
  readonly number: string;
  readonly purpose: HardKeyPurpose;
  /** Undefined for an unknown state. */
  readonly state: HardKeyState | undefined;
  readonly holder: string;
  /** Whether the user is the holder, who alone activates it. */
  readonly isOwn: boolean;
  /** Whether the user is the applicant, who alone corrects and withdraws it. */
  readonly mayChange: boolean;
  readonly holderId: string;
  readonly appliedBy: string;
  readonly appliedAt: number;
  /** When the current state began. */
  readonly since: number;
  readonly replaces: string;
  /** Reason for a return; empty otherwise. */
  readonly reason: string;
  readonly courier: string;
  readonly postedAt: number | undefined;
  readonly activateUntil: number | undefined;
  /** Serial of the certificate on the key; empty until it is issued, and for keys of other users. */
  readonly serial: string;
  /**
   * Day by which the key will be posted; undefined unless the authority has the application. `about`: the day is an
   * estimate.
   */
  readonly expected: { readonly day: string; readonly about: boolean } | undefined;
}

export interface HardKeys {
  /** The company's hard certificate. */
  readonly company: ReportedAuthState;
  /**
   * Last day of a certificate that the platform reports but that was not activated in the portal; undefined or empty
   * for none.
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

/** Why an action is refused. `gone`: the page is out of date. `applied`: another user has already applied. */
export type HardKeyDeskRefusal =
  | { readonly because: 'wrong' | 'expired' | 'gone' | 'not-permitted' }
  | { readonly because: 'locked'; readonly minutes: number }
  | { readonly because: 'field'; readonly field: HardKeyField }
  | { readonly because: 'applied'; readonly by: string; readonly since: number | undefined }
  | { readonly because: 'not-now'; readonly reason: Exclude<HardKeyRefusal, 'applied'> | HardKeyState | undefined };

/** Why a token does not activate the certificate. `on` is a Shanghai day. */
export type ActivationRefusal =
  | HardKeyDeskRefusal
  | { readonly because: 'other-key' }
  | { readonly because: 'ended'; readonly on: string };

export type HardKeyOutcome =
  | { readonly done: true; readonly now: HardKeys }
  | ({ readonly done: false } & HardKeyDeskRefusal);

/** Certificates in tokens: application, delivery and activation (checklist F-138). */
export interface HardKeyDesk {
  readonly isOffered: boolean;
  keys(signal?: AbortSignal): Promise<HardKeys>;
  /** The current password proves the user's identity. */
  apply(application: HardKeyApplication, password: string): Promise<HardKeyOutcome>;
  /** Submits a returned application again. */
  correct(number: string, entry: HardKeyEntry, password: string): Promise<HardKeyOutcome>;
  withdraw(number: string): Promise<HardKeyOutcome>;
  /** Reports that the token never arrived, or arrived broken. */
  miss(number: string): Promise<HardKeyOutcome>;
  /** The text that the token signs, and its validity in seconds. */
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
