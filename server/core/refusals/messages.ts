import type { ServerLocale } from '../server-locale.ts';

/** What the server says with each refusal of a list of codes. `{name}` stands for a value of the refusal. */
export type RefusalMessages<Codes extends readonly string[]> = Readonly<
  Record<ServerLocale, Readonly<Record<Codes[number], string>>>
>;
