import type { Caller } from '../../context.ts';
import type { MessageRecord } from '../../records/messages.ts';
import type { Transaction } from '../../store.ts';
import type { ServerLocale } from '../../server-locale.ts';

/** Text of a message for its reader. */
export interface MessageText {
  readonly title: string;
  /** Empty for no content. */
  readonly content: string;
}

/** A message that its reader may see, and the page of the portal that it leads to. */
export interface ShownMessage {
  /** Its values include those that only this reader sees. */
  readonly record: MessageRecord;
  /** Whether it waits for an action of this reader. */
  readonly waits: boolean;
  /** Below the portal's base; undefined where there is no page for it. */
  readonly path: string | undefined;
}

/** An area of the back end that sends messages: it writes their text and decides who may see them. */
export interface MessageSource {
  readonly name: string;
  toWords(record: MessageRecord, locale: ServerLocale): MessageText;
  /** The messages that the reader may see in the present role. */
  visibleMessages(
    transaction: Transaction,
    records: readonly MessageRecord[],
    reader: Pick<Caller, 'user' | 'role' | 'actsFor' | 'isConfined'>,
  ): Promise<readonly ShownMessage[]>;
}
