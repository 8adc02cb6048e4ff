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
 * From registration to the first package, as it stands for who looks (checklist 1.4, onboarding). It looks again while
 * it is open: others go on with it.
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

  /** Whether the first package is for whoever looks to submit. */
  get isYours(): boolean {
    return this.steps.some(({ step, holder }) => step === 'package' && holder !== 'colleague');
  }

  get today(): string {
    return shanghaiDate(this.#parts.clock.now());
  }

  opened(): void {
    void this.company.opened();
    void this.readCalendar();
    this.#parts.poller.start(async () => this.company.lookAgain());
  }

  left(): void {
    this.company.left();
    this.#parts.poller.stop();
  }

  /** Without it, days are counted by their weekends alone. */
  private async readCalendar(): Promise<void> {
    const calendar = await this.#parts.holidays.thisYear().catch(() => undefined);
    if (calendar) runInAction(() => (this.calendar = calendar));
  }
}
