import { createAtom, makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { HolidayCalendar } from '../../../application/ports/holiday-calendar.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { ExpectedDay, WorkingCalendar } from '../../../domain/calendar/working-days.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { packageStatusOf, type PackageStatus } from '../../../domain/evidence/materials/standing.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** Says of packages where they stand, to whoever is signed in, today. Known by every screen that shows a package. */
export class PackageStandings {
  calendar: WorkingCalendar | undefined = undefined;
  #lookedOn: PlainDate | undefined;
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
   * Read off the clock each time: a kept one would outlive midnight, and a clock that was put right. Whoever shows it
   * hears of another day at the next look.
   */
  get today(): PlainDate {
    this.#day.reportObserved();
    return shanghaiDate(this.#clock.now());
  }

  /** `expected` where it was asked for by itself; otherwise what came with the package. */
  of(evidence: EvidencePackage, expected: ExpectedDay | undefined = evidence.expected): PackageStatus {
    const { who } = this.#session;
    return packageStatusOf(evidence, {
      person: { userId: who?.userId ?? '', actsFor: who?.actsFor, role: who?.role.code ?? '' },
      today: this.today,
      expected,
      calendar: this.calendar,
    });
  }

  /**
   * Looks what day it is, and asks for the year's days off, once. Without them it is said that something is late, and
   * not by how much.
   */
  async wanted(): Promise<void> {
    const { today } = this;
    if (this.#lookedOn !== undefined && this.#lookedOn !== today) this.#day.reportChanged();
    this.#lookedOn = today;
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
