import type { SecurityEventKind } from '../identity/security-event-kind.ts';

/** Something that happened to an account, as its owner is told. */
export interface SecurityEventRecord {
  readonly id: string;
  /** Empty where nobody has the name that was tried: writing it down takes as long as for somebody. */
  readonly userId: string;
  readonly what: SecurityEventKind;
  readonly at: number;
  readonly source: string;
  readonly agent: string;
}

/** The confirmed mail address of a user. */
export interface MailAddressRecord {
  readonly userId: string;
  readonly address: string;
  /** The portal's time. */
  readonly confirmedAt: number;
}
