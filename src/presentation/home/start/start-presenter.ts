import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { HolidayCalendar } from '../../../application/ports/holiday-calendar.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { plainWeek, type ExpectedDay, type WorkingCalendar } from '../../../domain/calendar/working-days.ts';
import { expectedPackageDay } from '../../../domain/parties/start-list.ts';
import { allEntries } from '../../../domain/identity/signed-in.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { CompanyOverview, StepView } from '../shared/company-overview.ts';
import { creationsFor, startPaths } from '../shared/start-paths.ts';

export interface StartParts {
  readonly company: CompanyOverview;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly holidays: HolidayCalendar;
  readonly poller: RefreshPoller;
}

/**
 * The way from registration to the first package (checklist 1.4, onboarding). The content is refreshed while the page
 * is open, because others take part in it.
 */
export class StartPresenter {
  readonly company: CompanyOverview;
  private calendar: WorkingCalendar = plainWeek;
  readonly #parts: StartParts;

  constructor(parts: StartParts) {
    this.#parts = parts;
    this.company = parts.company;
    makeAutoObservable<this>(this, { company: false }, { autoBind: true, deep: false });
  }

  get steps(): readonly StepView[] {
    const { who } = this.#parts.session;
    return this.company.allSteps(
      startPaths(
        creationsFor(who?.role.code ?? '', allEntries(who?.menus ?? []), this.company.terms, this.#parts.clock.now()),
      ),
    );
  }

  get companyName(): string {
    return this.#parts.session.who?.companyName ?? '';
  }

  /** The day by which the first package can usually be submitted. */
  get expected(): ExpectedDay | undefined {
    return expectedPackageDay(this.steps, shanghaiDate(this.#parts.clock.now()), this.calendar);
  }

  /** Whether the user is to submit the first package. */
  get isOwnTask(): boolean {
    return this.steps.some(({ step, holder }) => step === 'package' && holder !== 'colleague');
  }

  get today(): string {
    return shanghaiDate(this.#parts.clock.now());
  }

  opened(): void {
    void this.company.opened();
    void this.readCalendar();
    this.#parts.poller.start(async () => this.company.refresh());
  }

  left(): void {
    this.company.left();
    this.#parts.poller.stop();
  }

  /** Loads the calendar. Without it only weekends are counted as days off. */
  private async readCalendar(): Promise<void> {
    const calendar = await this.#parts.holidays.thisYear().catch(() => undefined);
    if (calendar) runInAction(() => (this.calendar = calendar));
  }
}
