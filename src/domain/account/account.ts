import type { Device } from '../identity/device.ts';
import type { SourcePlace } from '../identity/source-place.ts';

/** Identifiers that are masked until their owner asks to see one. */
export type Identifier = 'mobile' | 'id-number' | 'mail';

/** The account of the signed-in user. Unknown values are empty. */
export interface Account {
  readonly userName: string;
  readonly personName: string;
  /** Masked. */
  readonly mobile: string;
  /** Masked. */
  readonly idNumber: string;
  readonly companyName: string;
  /** The unified social credit code. */
  readonly companyCode: string;
  /** Whether it is the company's main user. */
  readonly isMain: boolean;
}

/** A session of the account. Instants in milliseconds since the epoch. */
export interface AccountSession {
  readonly id: string;
  readonly device: Device;
  readonly place: SourcePlace;
  readonly since: number;
  readonly lastActiveAt: number;
  /** Whether it is the session that makes the request. */
  readonly isThis: boolean;
  /** Whether the session belongs to the workbench instead of the portal. */
  readonly isAtWorkbench: boolean;
}

/** Events of an account that its owner sees. An unknown event is reported as `other`. */
export const accountEvents = [
  'registered',
  'signed-in',
  'signed-in-by-text',
  'signed-in-by-key',
  'signed-in-by-partner',
  'signed-in-by-two-steps',
  'sign-in-refused',
  'sign-in-locked',
  'proof-required',
  'proof-wrong',
  'company-deregistered',
  'signed-out',
  'role-switched',
  'company-switched',
  'sessions-replaced',
  'password-changed',
  'password-change-refused',
  'session-ended',
  'session-end-refused',
  'mobile-revealed',
  'id-number-revealed',
  'password-set-by-hand',
  'roles-set-by-hand',
  'mobile-set-by-hand',
  'identity-set-by-hand',
  'sessions-ended-by-hand',
  'sandbox-signed-in',
  'key-refused',
  'reset-asked',
  'reset-refused',
  'password-reset',
  'password-reset-by-key',
  'reset-waits',
  'reset-stopped',
  'reset-confirmed',
  'reset-confirm-refused',
  'colleague-reset-confirmed',
  'recovery-code-used',
  'authenticator-added',
  'authenticator-removed',
  'authenticator-refused',
  'recovery-codes-made',
  'unfreeze-asked',
  'unfreeze-refused',
  'account-unlocked',
  'unfreeze-waits',
  'unfreeze-granted',
  'unfreeze-declined',
  'account-frozen',
  'second-proof-asked',
  'second-proof-refused',
  'device-trusted',
  'two-step-on',
  'two-step-off',
  'two-step-refused',
  'trust-ended',
  'certificate-opened',
  'certificate-renewed',
  'certificate-reissued',
  'certificate-lost',
  'certificate-applied',
  'certificate-activated',
  'certificate-refused',
  'joined',
  'invited-person',
  'roles-changed',
  'left-company',
  'delegated',
  'delegation-ended',
  'bank-account-added',
  'bank-account-changed',
  'bank-account-removed',
  'product-opened',
  'mail-revealed',
  'mail-not-proved',
  'mail-asked',
  'mail-refused',
  'mail-confirmed',
  'mail-ended',
  'workbench-entered',
  'workbench-refused',
  'workbench-left',
  'access-refused',
  'request-refused',
  'authorisation-proposed',
  'authorisation-given',
  'authorisation-received',
  'authorisation-end-proposed',
  'authorisation-ended',
  'authorisation-lost',
  'authorisation-confirmed',
  'authorisation-declined',
  'delegation-confirmed',
  'organisations-changed',
  'member-placed',
  'own-place-changed',
  'signed-by-certificate',
  'account-number-revealed',
  'payroll-numbers-revealed',
  'bank-account-verified',
  'other',
] as const;
export type AccountEventKind = (typeof accountEvents)[number];

export interface AccountEvent {
  readonly what: AccountEventKind;
  /** The last time, where it happened several times. */
  readonly at: number;
  /** How often it happened within one hour of a session; 1 for an event that is not counted. */
  readonly times: number;
  readonly device: Device;
  readonly place: SourcePlace;
}
