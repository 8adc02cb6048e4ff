import type { ServerLocale } from './server-locale.ts';
import type { RefusalCode } from '../../src/contract/codes.ts';

/** Values in the message of a refusal. */
export type RefusalValues = Readonly<Record<string, string | number | readonly string[]>>;

/** Thrown when the core refuses a request. Nothing has been changed in that case. */
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

/** Messages of a list of refusal codes. `{name}` is replaced by a value of the refusal. */
export type RefusalMessages<Codes extends readonly string[]> = Readonly<
  Record<ServerLocale, Readonly<Record<Codes[number], string>>>
>;
