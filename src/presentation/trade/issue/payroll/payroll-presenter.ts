import { makeAutoObservable } from 'mobx';
import { monthAfter } from '../../../../domain/calendar/months.ts';
import { moneyToText } from '../../../../domain/money/money.ts';
import type { IssuePresenter } from '../issue-presenter.ts';
import type { PayrollPeople } from '../../shared/payroll/payroll-people.ts';
import type { PayrollReader, PayrollReaderParts } from './payroll-reader.ts';

/** Number of months that can be chosen, including the present one. */
const offeredMonths = 12;

export interface PayrollParts {
  /** The form of the credit. */
  readonly issue: IssuePresenter;
  readonly people: PayrollPeople;
  readonly reading: (onKept: PayrollReaderParts['onKept']) => PayrollReader;
}

/**
 * The form by which a core enterprise pays the people of a payroll (checklist R-057). It is the form of an issue, with
 * a project, a month and a list of people in place of invoices.
 */
export class PayrollPresenter {
  readonly issue: IssuePresenter;
  readonly people: PayrollPeople;
  readonly reading: PayrollReader;

  constructor({ issue, people, reading }: PayrollParts) {
    this.issue = issue;
    this.people = people;
    this.reading = reading((kept) => {
      const { amount } = issue.form;
      // An amount that was typed before stays, so that it can be compared with the list.
      issue.changed({
        payrollId: kept?.payrollId ?? '',
        ...(kept && amount === '' ? { amount: moneyToText(kept.total) } : {}),
      });
    });
    makeAutoObservable<this>(this, { issue: false, people: false, reading: false }, { autoBind: true });
  }

  /** The months that can be chosen, the latest first; a month that was chosen before is always included. */
  get months(): readonly string[] {
    const latest = this.issue.today.slice(0, 7);
    const months = Array.from({ length: offeredMonths }, (_each, index) => monthAfter(latest, -index));
    const { period } = this.issue.form;
    return period === '' || months.includes(period) ? months : [...months, period];
  }

  /** The draft with the people to show, if its list was read on an earlier visit. */
  get applicationId(): string | undefined {
    const { form, draft } = this.issue;
    return form.payrollId === '' || this.reading.kept ? undefined : draft.kept?.id;
  }

  /** The sum of the list, if it differs from the entered amount; undefined otherwise, and if no list was read. */
  get sumToEnter(): string | undefined {
    const { kept } = this.reading;
    const sum = kept && moneyToText(kept.total);
    return sum === this.issue.form.amount ? undefined : sum;
  }

  /** Removes the list from the form. The amount stays. */
  listRemoved(): void {
    this.reading.left();
    this.issue.changed({ payrollId: '' });
  }

  left(): void {
    this.issue.left();
    this.reading.left();
    this.people.left();
  }
}
