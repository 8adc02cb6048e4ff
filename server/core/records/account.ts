import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import type { ServerLocale } from '../server-locale.ts';

/** Event in the security history of an account. */
export interface SecurityEventRecord {
  readonly id: string;
  /** Empty for an unknown name, which is recorded too, so that both take equally long. */
  readonly userId: string;
  readonly what: SecurityEventKind;
  /** The last time, where it happened several times. */
  readonly at: number;
  /** How often it happened within one hour of a session; 1 for an event that is not counted. */
  readonly times: number;
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

/** The language in which an account was last used, for unrequested messages to its owner. */
export interface AccountLanguageRecord {
  readonly userId: string;
  readonly locale: ServerLocale;
}
