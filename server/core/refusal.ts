import type { ServerLocale } from './server-locale.ts';
import type { RefusalCode } from '../../src/contract/codes.ts';

/** Values that a refusal's message speaks of. */
export type RefusalValues = Readonly<Record<string, string | number | readonly string[]>>;

/** Thrown by the core when it will not do what was asked. Nothing has been changed then. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly values: RefusalValues;

  constructor(code: RefusalCode, values: RefusalValues = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

/** What the server says with each refusal of a list of codes. `{name}` stands for a value of the refusal. */
export type RefusalMessages<Codes extends readonly string[]> = Readonly<
  Record<ServerLocale, Readonly<Record<Codes[number], string>>>
>;
