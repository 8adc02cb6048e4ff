import { createAtom, makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { HolidayCalendar } from '../../../application/ports/holiday-calendar.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { ExpectedDay, WorkingCalendar } from '../../../domain/calendar/working-days.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { packageStatusOf, type PackageStatus } from '../../../domain/evidence/materials/package-status.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** Computes the status of packages for the signed-in user today. Every screen that shows a package uses it. */
export class PackageStatuses {
  calendar: WorkingCalendar | undefined = undefined;
  #refreshedOn: PlainDate | undefined;
  readonly #day = createAtom('day');
  #year: string | undefined;
  readonly #clock: Clock;
  readonly #holidays: HolidayCalendar;
  readonly #session: SessionStore;

  constructor(clock: Clock, holidays: HolidayCalendar, session: SessionStore) {
    this.#clock = clock;
    this.#holidays = holidays;
    this.#session = session;
    makeAutoObservable<this>(this, { today: false }, { autoBind: true, deep: false });
  }

  /**
   * Today, read from the clock each time, so that it follows midnight and corrections of the clock. Observers learn of
   * a new day at the next refresh.
   */
  get today(): PlainDate {
    this.#day.reportObserved();
    return shanghaiDate(this.#clock.now());
  }

  /** @param expected the expected day if it was fetched separately; by default the package's own */
  of(evidence: EvidencePackage, expected: ExpectedDay | undefined = evidence.expected): PackageStatus {
    const { who } = this.#session;
    return packageStatusOf(evidence, {
      person: { userId: who?.userId ?? '', actsFor: who?.actsFor, role: who?.role.code ?? '' },
      today: this.today,
      expected,
      calendar: this.calendar,
    });
  }

  /** Checks for a new day, and loads the year's days off once. Without them a delay is shown without its length. */
  async refresh(): Promise<void> {
    const { today } = this;
    if (this.#refreshedOn !== undefined && this.#refreshedOn !== today) this.#day.reportChanged();
    this.#refreshedOn = today;
    const year = today.slice(0, 4);
    if (this.#year === year) return;
    this.#year = year;
    try {
      const calendar = await this.#holidays.thisYear();
      runInAction(() => (this.calendar = calendar));
    } catch (thrown) {
      this.#year = undefined;
      this.#session.faultSeen(thrown);
    }
  }
}
