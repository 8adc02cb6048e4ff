import { numberIn } from './typed-number.ts';

/** Parses a mobile number of mainland China, without separators and country code; undefined for any other text. */
export function mobileNumber(typed: string): string | undefined {
  const digits = numberIn(typed).replace(/^\+?86(?=1\d{10}$)/, '');
  return /^1\d{10}$/.test(digits) ? digits : undefined;
}
