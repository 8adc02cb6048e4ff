export type ContractNumberProblem = 'contract-number-empty' | 'contract-number-format';

const pattern = /^[0-9A-Za-z]{1,32}$/;

/** The business contract number: required, at most 32 letters or digits (document 2, section 5). */
export function contractNumberProblem(number: string): ContractNumberProblem | undefined {
  if (number.trim() === '') return 'contract-number-empty';
  return pattern.test(number) ? undefined : 'contract-number-format';
}

/** Real numbers carry dashes, brackets and 年 第 号; this is the number without them, for the field to offer. */
export function withoutSeparators(number: string): string {
  return number.replace(/[^0-9A-Za-z]/g, '').slice(0, 32);
}
