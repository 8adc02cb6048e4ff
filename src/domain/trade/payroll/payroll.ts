import { money, type Money } from '../../money/money.ts';

/** Maximum number of people of one payroll. */
export const mostPayrollPeople = 1000;

/** The largest wage of one person for one month. A larger one is taken for a slip. */
export const mostWage: Money = money('1000000.00');

/** Maximum number of characters of a project's name, and of a person's. */
export const longestProject = 60;
export const longestPersonName = 50;

/** A person who is paid, with the whole numbers (农民工工资发放名单). */
export interface PayrollPerson {
  readonly name: string;
  /** Identity number in the form of `residentIdIn`. */
  readonly residentId: string;
  /** Number of the person's own bank card, without separators. */
  readonly card: string;
  readonly amount: Money;
}

/** A person as everybody reads it: the numbers are masked. */
export interface MaskedPerson {
  readonly name: string;
  readonly residentId: string;
  readonly card: string;
  readonly amount: Money;
}

/** A number of a person that is shown whole on request alone, which is recorded. */
export type WholeNumbers = Pick<PayrollPerson, 'residentId' | 'card'>;

/** What the wages are that a credit pays, for who may read its people. */
export interface PayrollTerms {
  readonly project: string;
  /** Month of the wages, `YYYY-MM`; empty for none. */
  readonly period: string;
  /** Undefined where the number is not known. */
  readonly people: number | undefined;
}

/** A run of signs that may be a number of a person: digits and X, also with separators between them. */
const longNumber = /[\p{Nd}Xx](?:[\s.-]?[\p{Nd}Xx]){6,}/gu;

/** Maximum number of characters of a cell that are shown. */
const longestShown = 40;

/** What a cell of a sheet of people has, with long numbers masked: a number may stand in any column. */
export const maskedCell = (text: string): string =>
  text
    .replaceAll(longNumber, (number) => number.slice(0, 3) + '*'.repeat(number.length - 6) + number.slice(-3))
    .slice(0, longestShown);
