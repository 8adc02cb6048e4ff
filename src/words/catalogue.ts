import type { zhCN } from './zh-CN.ts';

/** Every text of the portal. Chinese decides which keys there are; another language must hold all of them. */
export type Catalogue = Readonly<typeof zhCN>;

export type MessageKey = keyof Catalogue;

/** What must be handed over with a key: the parameter of its function, or nothing for a plain text. */
export type ValuesOf<Key extends MessageKey> = Catalogue[Key] extends (values: infer Values) => string ? Values : undefined;

/** Keys of texts that need no values. */
export type PlainKey = { [Key in MessageKey]: Catalogue[Key] extends string ? Key : never }[MessageKey];

/** Keys of texts that need values. */
export type KeyWithValues = Exclude<MessageKey, PlainKey>;

/** A text to be said, as presenters hand it on: a key, with its values where the text has any. */
export type Message =
  | { readonly key: PlainKey; readonly values?: undefined }
  | { [Key in KeyWithValues]: { readonly key: Key; readonly values: ValuesOf<Key> } }[KeyWithValues];

export function message(key: PlainKey): Message;
export function message<Key extends KeyWithValues>(key: Key, values: ValuesOf<Key>): Message;
export function message(key: MessageKey, values?: unknown): Message {
  // The overloads above have paired key and values; the union cannot be followed through them.
  return (values === undefined ? { key } : { key, values }) as Message;
}

/** The words of a message in one language. */
export function word(catalogue: Catalogue, said: Message): string {
  const entry: unknown = catalogue[said.key];
  if (typeof entry === 'string') return entry;
  return typeof entry === 'function' ? String(entry(said.values)) : said.key;
}
