/** The values that a key needs: the parameter of its function, or nothing for a plain text. */
export type ValuesIn<Texts, Key extends keyof Texts> = Texts[Key] extends (values: infer Values) => string
  ? Values
  : undefined;

/** Keys of texts that need no values. */
export type PlainKeyIn<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

/** Keys of texts that need values. */
export type KeyWithValuesIn<Texts> = Exclude<keyof Texts, PlainKeyIn<Texts>>;

declare const made: unique symbol;

/**
 * A text to show, as presenters hand it on: a key, with its values if the text has any. Only `message` creates one, and
 * it checks the values against the text. A union of all texts would be checked again wherever a message is handed on.
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

/** Words a message of a presenter, a plain key, or a key with its values. */
export interface SayIn<Texts> {
  (text: MessageIn<Texts> | PlainKeyIn<Texts>): string;
  <Key extends KeyWithValuesIn<Texts>>(key: Key, values: ValuesIn<Texts, Key>): string;
}

/** A function that creates the messages of a catalogue. */
export function messagesIn<Texts>(): MessageMaker<Texts> {
  // The overloads have paired key and values, which TypeScript cannot see in the union.
  return (key: keyof Texts, values?: unknown) => (values === undefined ? { key } : { key, values }) as MessageIn<Texts>;
}

/** The words of a message in one language. */
export function wordIn<Texts>(texts: Texts, { key, values }: MessageIn<Texts>): string {
  const entry: unknown = texts[key];
  if (typeof entry === 'string') return entry;
  return typeof entry === 'function' ? String(entry(values)) : String(key);
}

/** A function that words all texts of a catalogue in its language. */
export function sayIn<Texts>(texts: Texts): SayIn<Texts> {
  return (text: MessageIn<Texts> | keyof Texts, values?: unknown) =>
    wordIn(texts, (typeof text === 'object' ? text : { key: text, values }) as MessageIn<Texts>);
}
