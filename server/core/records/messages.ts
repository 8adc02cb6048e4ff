import type { MessageCategory } from '../../../src/domain/messages/shared/message.ts';
import type { PostChoices, PostChannel } from '../../../src/domain/messages/shared/message-posts.ts';
import type { ServerLocale } from '../server-locale.ts';

/** A message to one user about an event. Worded when it is read, in the reader's language. */
export interface MessageRecord {
  readonly id: string;
  readonly userId: string;
  /** Part of the back end that words the message and knows who may see it, such as `package`. */
  readonly source: string;
  /** What happened, in that part's terms. */
  readonly kind: string;
  /** What it is about: the number of a package. */
  readonly subject: string;
  readonly category: MessageCategory;
  /** What its words need. */
  readonly values: Readonly<Record<string, string>>;
  readonly sentAt: number;
  readonly readAt: number | undefined;
  /** What it asks of its reader; undefined for nothing. */
  readonly matter: string | undefined;
  /** When that was done; undefined before. */
  readonly settledAt: number | undefined;
}

/** The posts that a user has chosen, and their language; none for a user who has never chosen. */
export interface PostChoicesRecord extends PostChoices {
  readonly userId: string;
  readonly locale: ServerLocale;
}

/** Something that goes to somebody's telephone or mailbox besides. */
export interface PostRecord {
  readonly id: string;
  readonly userId: string;
  /** A message to the telephone or the mailbox; a last word to a mailbox that is not one's any more. */
  readonly what: PostChannel | 'farewell';
  /** The message's; empty for a last word. */
  readonly messageId: string;
  /** To where a last word goes; empty for a message, which goes where its reader may be reached by then. */
  readonly address: string;
  readonly dueAt: number;
  /** Number of attempts. */
  readonly tries: number;
}
