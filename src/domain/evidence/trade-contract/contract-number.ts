import { invisibleCharacter } from '../../text/invisible-characters.ts';
import { contractNumberLength, withoutSeparators } from '../../text/without-separators.ts';

export type ContractNumberProblem = 'contract-number-empty' | 'contract-number-format';

const pattern = /^[0-9A-Za-z]+$/;

/** The business contract number: required, at most 32 letters or digits (document 2, section 5). */
export function contractNumberProblem(number: string): ContractNumberProblem | undefined {
  if (number.trim() === '') return 'contract-number-empty';
  return number.length <= contractNumberLength && pattern.test(number) ? undefined : 'contract-number-format';
}

/** Maximum length of a contract number as written on paper, in characters. */
export const maxPrintedNumberCharacters = 200;

// Maximum number of letters other than A to Z. Short names of companies and banks, the kind of contract, 字第 and 号 stay
// below it; prose does not.
const maxOtherLetters = 16;

/**
 * Whether a text may be a contract number as written on paper: at most 200 characters, all visible, and at most 16
 * letters other than A to Z.
 */
export function isNumberOnPaper(text: string): boolean {
  const letters = text.replaceAll(/[A-Za-z]/gu, '').match(/[\p{L}\p{M}]/gu) ?? [];
  return (
    text.length <= maxPrintedNumberCharacters && !invisibleCharacter.test(text) && letters.length <= maxOtherLetters
  );
}

/**
 * The contract number as written on paper, where it differs from the number by separators only and can be stored
 * undefined otherwise.
 */
export function printedContractNumber(number: string, asWritten: string): string | undefined {
  const differs = asWritten !== number && isNumberOnPaper(asWritten);
  return differs && number !== '' && withoutSeparators(asWritten) === number ? asWritten : undefined;
}
