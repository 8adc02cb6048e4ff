/** What must be handed over with a key: the parameter of its function, or nothing for a plain text. */
export type ValuesIn<Texts, Key extends keyof Texts> = Texts[Key] extends (values: infer Values) => string
  ? Values
  : undefined;

/** Keys of texts that need no values. */
export type PlainKeyIn<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

/** Keys of texts that need values. */
export type KeyWithValuesIn<Texts> = Exclude<keyof Texts, PlainKeyIn<Texts>>;

declare const made: unique symbol;

/**
 * A text to be said, as presenters hand it on: a key, with its values where the text has any. Made by `message` alone,
 * which has compared the values with the text: a union of all texts would be compared again wherever a message is
 * handed on.
 */
export interface MessageIn<Texts> {
  readonly key: keyof Texts;
  readonly values?: object;
  readonly [made]: true;
}

export interface MessageMaker<Texts> {
  (key: PlainKeyIn<Texts>): MessageIn<Texts>;
  <Key extends KeyWithValuesIn<Texts>>(key: Key, values: ValuesIn<Texts, Key>): MessageIn<Texts>;
}

/** Says a message of a presenter, a plain key, or a key with its values. */
export interface SayIn<Texts> {
  (said: MessageIn<Texts> | PlainKeyIn<Texts>): string;
  <Key extends KeyWithValuesIn<Texts>>(key: Key, values: ValuesIn<Texts, Key>): string;
}

/** How messages of a catalogue are made. */
export function messagesIn<Texts>(): MessageMaker<Texts> {
  // The overloads have paired key and values; the union cannot be followed through them.
  return (key: keyof Texts, values?: unknown) => (values === undefined ? { key } : { key, values }) as MessageIn<Texts>;
}

/** The words of a message in one language. */
export function wordIn<Texts>(texts: Texts, { key, values }: MessageIn<Texts>): string {
  const entry: unknown = texts[key];
  if (typeof entry === 'string') return entry;
  return typeof entry === 'function' ? String(entry(values)) : String(key);
}

/** Says everything of a catalogue in its language. */
export function sayIn<Texts>(texts: Texts): SayIn<Texts> {
  return (said: MessageIn<Texts> | keyof Texts, values?: unknown) =>
    wordIn(texts, (typeof said === 'object' ? said : { key: said, values }) as MessageIn<Texts>);
}
