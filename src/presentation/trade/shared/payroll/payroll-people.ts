import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Payroll, PayrollDesk, WhichPayroll } from '../../../../application/ports/trade/payroll-desk.ts';
import type { WholeNumbers } from '../../../../domain/trade/payroll/payroll.ts';
import type { Message } from '../../../../words/catalogue.ts';
import type { SessionStore } from '../../../identity/session-store.ts';
import { PageContent } from '../../../pages/page-content.ts';
import { failureOf } from '../../../shared/failure.ts';

export interface PayrollPeopleParts {
  readonly desk: Pick<PayrollDesk, 'payroll' | 'numbers'>;
  readonly session: Pick<SessionStore, 'faultSeen'>;
}

/** The people of a payroll. Their numbers are masked until the user asks for those of one person, which is recorded. */
export class PayrollPeople {
  readonly content: PageContent<Payroll | undefined>;
  /** Why numbers stay masked after the user asked for them. */
  trouble: Message | undefined = undefined;
  #which: WhichPayroll | undefined = undefined;
  readonly #whole = observable.map<number, WholeNumbers>({}, { deep: false });
  readonly #parts: PayrollPeopleParts;

  constructor(parts: PayrollPeopleParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) =>
      this.#which ? parts.desk.payroll(this.#which, signal) : undefined,
    );
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  opened(which: WhichPayroll): void {
    this.left();
    this.#which = which;
    void this.content.load();
  }

  /** Removes the people, and masks all numbers. */
  left(): void {
    this.content.stop();
    this.content.clear();
    this.#which = undefined;
    this.#whole.clear();
    this.trouble = undefined;
  }

  get payroll(): Payroll | undefined {
    return this.content.value;
  }

  /** The unmasked numbers, by the person's position on the list, from 1. */
  get whole(): ReadonlyMap<number, WholeNumbers> {
    return new Map(this.#whole);
  }

  /** Shows the unmasked numbers of one person once that is recorded, or masks them again. */
  async numbersPressed(place: number): Promise<void> {
    if (this.#whole.delete(place)) return;
    const { desk, session } = this.#parts;
    const which = this.#which;
    if (!which) return;
    this.trouble = undefined;
    try {
      const whole = await desk.numbers(which, place);
      // The user may have left, or opened another payroll.
      if (which === this.#which) runInAction(() => this.#whole.set(place, whole));
    } catch (thrown) {
      session.faultSeen(thrown);
      if (which === this.#which) runInAction(() => (this.trouble = failureOf(thrown).what));
    }
  }
}
