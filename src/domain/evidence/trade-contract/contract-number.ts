import { unseenSign } from '../../text/unseen-sign.ts';
import { contractNumberLength, withoutSeparators } from '../../text/without-separators.ts';

export type ContractNumberProblem = 'contract-number-empty' | 'contract-number-format';

const pattern = /^[0-9A-Za-z]+$/;

/** The business contract number: required, at most 32 letters or digits (document 2, section 5). */
export function contractNumberProblem(number: string): ContractNumberProblem | undefined {
  if (number.trim() === '') return 'contract-number-empty';
  return number.length <= contractNumberLength && pattern.test(number) ? undefined : 'contract-number-format';
}

/** Characters that a number as written on paper may have at most, so that it can be kept. */
export const asWrittenLength = 200;

// A company's short name, a bank's and its branch's, the kind of contract, 字第 and 号 come to about that many; prose
// to more.
const mostOtherLetters = 16;

/**
 * Whether a text could be a number as it stands on paper: at most 200 characters, none of them unseen, and at most 16
 * letters besides A to Z.
 */
export function isNumberOnPaper(text: string): boolean {
  const letters = text.replaceAll(/[A-Za-z]/gu, '').match(/[\p{L}\p{M}]/gu) ?? [];
  return text.length <= asWrittenLength && !unseenSign.test(text) && letters.length <= mostOtherLetters;
}

/**
 * How a contract's number is written on paper, where that is its number but for separators and can be kept;
 * undefined otherwise.
 */
export function asWrittenOf(number: string, asWritten: string): string | undefined {
  const differs = asWritten !== number && isNumberOnPaper(asWritten);
  return differs && number !== '' && withoutSeparators(asWritten) === number ? asWritten : undefined;
}
