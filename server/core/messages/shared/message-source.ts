import type { Caller } from '../../context.ts';
import type { MessageRecord } from '../../records/messages.ts';
import type { Transaction } from '../../store.ts';
import type { ServerLocale } from '../../server-locale.ts';

/** What a message says to its reader. */
export interface WordedMessage {
  readonly title: string;
  /** Empty for nothing. */
  readonly content: string;
}

/** A message that its reader may see, and the page of the portal that it leads to. */
export interface ShownMessage {
  /** With whatever its words say to this reader alone among its values. */
  readonly record: MessageRecord;
  /** It waits for this reader until something is done. */
  readonly waits: boolean;
  /** Below the portal's base; undefined where there is no page for it. */
  readonly path: string | undefined;
}

/** A room of the back end of which people are told something: what its messages say, and who may see them. */
export interface MessageSource {
  readonly name: string;
  toWords(record: MessageRecord, locale: ServerLocale): WordedMessage;
  /** Those of the messages that the reader's present role may see. */
  visibleMessages(
    transaction: Transaction,
    records: readonly MessageRecord[],
    reader: Pick<Caller, 'user' | 'role' | 'actsFor'>,
  ): Promise<readonly ShownMessage[]>;
}
