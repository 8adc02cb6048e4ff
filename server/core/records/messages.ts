import type { MessageCategory } from '../../../src/domain/messages/shared/message.ts';
import type { AlertChoices, AlertChannel } from '../../../src/domain/messages/shared/message-alerts.ts';
import type { ServerLocale } from '../server-locale.ts';

/** A message to one user about an event. Worded when it is read, in the reader's language. */
export interface MessageRecord {
  readonly id: string;
  readonly userId: string;
  /** Part of the back end that words the message and knows who may see it, such as `package`. */
  readonly source: string;
  /** Kind of the event, in that part's terms. */
  readonly kind: string;
  /** Id of the subject, such as the number of a package. */
  readonly subject: string;
  readonly category: MessageCategory;
  /** Values for its text. */
  readonly values: Readonly<Record<string, string>>;
  readonly sentAt: number;
  readonly readAt: number | undefined;
  /** Action that it asks of its reader; undefined for none. */
  readonly matter: string | undefined;
  /** Time at which the action was done; undefined before. */
  readonly settledAt: number | undefined;
}

/** The alerts that a user has chosen, and their language; none for a user who has never chosen. */
export interface AlertChoicesRecord extends AlertChoices {
  readonly userId: string;
  readonly locale: ServerLocale;
}

/** A text message or mail that accompanies a message. */
export interface AlertRecord {
  readonly id: string;
  readonly userId: string;
  /** Channel of the message; `farewell` for the last mail to a removed mailbox. */
  readonly what: AlertChannel | 'farewell';
  /** Id of the message; empty for a farewell. */
  readonly messageId: string;
  /** Address of a farewell; empty for a message, whose address is looked up when it is sent. */
  readonly address: string;
  readonly dueAt: number;
  /** Number of attempts. */
  readonly tries: number;
}
