import { sandbox as en } from '../../words/en/sandbox.ts';
import type { Locale } from '../../words/locale.ts';
import { sandbox as zhCN } from '../../words/zh-CN/sandbox.ts';

/** Every text of the console that is not the portal's. Chinese decides which keys there are. */
export type SandboxCatalogue = Readonly<typeof zhCN>;

export type SandboxKey = keyof SandboxCatalogue;

export type SandboxValues<Key extends SandboxKey> = SandboxCatalogue[Key] extends (values: infer Values) => string ? Values : undefined;

export type PlainSandboxKey = { [Key in SandboxKey]: SandboxCatalogue[Key] extends string ? Key : never }[SandboxKey];

export type SandboxKeyWithValues = Exclude<SandboxKey, PlainSandboxKey>;

/** A text to be said, as the console's presenters hand it on. */
export type SandboxMessage =
  | { readonly key: PlainSandboxKey; readonly values?: undefined }
  | { [Key in SandboxKeyWithValues]: { readonly key: Key; readonly values: SandboxValues<Key> } }[SandboxKeyWithValues];

export function sandboxMessage(key: PlainSandboxKey): SandboxMessage;
export function sandboxMessage<Key extends SandboxKeyWithValues>(key: Key, values: SandboxValues<Key>): SandboxMessage;
export function sandboxMessage(key: SandboxKey, values?: unknown): SandboxMessage {
  // The overloads above have paired key and values; the union cannot be followed through them.
  return (values === undefined ? { key } : { key, values }) as SandboxMessage;
}

/** Both languages come with the page: together they weigh less than a request. */
export const sandboxCatalogues: Readonly<Record<Locale, SandboxCatalogue>> = { 'zh-CN': zhCN, en };

/** The words of a message in one language. */
export function sandboxWord(catalogue: SandboxCatalogue, said: SandboxMessage): string {
  const entry: unknown = catalogue[said.key];
  if (typeof entry === 'string') return entry;
  return typeof entry === 'function' ? String(entry(said.values)) : said.key;
}
