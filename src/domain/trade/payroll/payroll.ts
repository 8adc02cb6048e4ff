import { money, type Money } from '../../money/money.ts';

/** Maximum number of people of one payroll. */
export const maxPayrollPeople = 1000;

/** Maximum wage of one person for one month. A larger one is considered a typing error. */
export const maxWage: Money = money('1000000.00');

/** Maximum length of a project's name and of a person's name, in characters. */
export const maxProjectCharacters = 60;
export const maxPersonNameCharacters = 50;

/** A person on a payroll (农民工工资发放名单), with unmasked numbers. */
export interface PayrollPerson {
  readonly name: string;
  /** Identity number in the form of `residentIdIn`. */
  readonly residentId: string;
  /** Number of the person's own bank card, without separators. */
  readonly card: string;
  readonly amount: Money;
}

/** A person with masked numbers, as all users see it. */
export interface MaskedPerson {
  readonly name: string;
  readonly residentId: string;
  readonly card: string;
  readonly amount: Money;
}

/** Unmasked numbers of a person. They are shown on request only, and each request is recorded. */
export type WholeNumbers = Pick<PayrollPerson, 'residentId' | 'card'>;

/** Wages that a credit pays, for users who may see its people. */
export interface PayrollTerms {
  readonly project: string;
  /** Month of the wages, `YYYY-MM`; empty for none. */
  readonly period: string;
  /** Undefined where unknown. */
  readonly people: number | undefined;
}

/** Characters that may be a personal number: digits and X, possibly with separators. */
const longNumber = /[\p{Nd}Xx](?:[\s.-]?[\p{Nd}Xx]){6,}/gu;

/** Maximum number of characters of a cell that are shown. */
const maxShownCharacters = 40;

/** Content of a cell of a payroll sheet with long numbers masked, because a personal number may be in any column. */
export const maskedCell = (text: string): string =>
  text
    .replaceAll(longNumber, (number) => number.slice(0, 3) + '*'.repeat(number.length - 6) + number.slice(-3))
    .slice(0, maxShownCharacters);
