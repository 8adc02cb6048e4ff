import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { HolidayCalendar } from '../../../application/ports/holiday-calendar.ts';
import {
  certificateNeedOf,
  certificateNeeds,
  type CertificateNeed,
} from '../../../domain/agreements/opening-policy.ts';
import { productCodes } from '../../../domain/catalogue/product-code.ts';
import type { Locale } from '../../../words/locale.ts';
import { productNames, type TextsOfProducts } from '../../company/shared/product-names.ts';
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
  readonly texts: TextsOfProducts;
}

/** Products that need the same certificates, by their names. */
export interface NeedOfProducts {
  readonly need: CertificateNeed;
  readonly products: readonly string[];
}

/**
 * The way from registration to the first package (checklist 1.4, onboarding). The content is refreshed while the page
 * is open, because others take part in it.
 */
export class StartPresenter {
  readonly company: CompanyOverview;
  /** The needs of each product of the host, in the order of needs; empty while the names are unknown. */
  needs: readonly NeedOfProducts[] = [];
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

  /** Loads the names of the products in a language. Without them the page does without its list of needs. */
  async nameProducts(locale: Locale): Promise<void> {
    const { texts, session } = this.#parts;
    const { pageConfig } = session;
    const offered = pageConfig.products.length > 0 ? pageConfig.products : productCodes;
    const names = await productNames(texts, pageConfig, locale).catch(() => undefined);
    if (!names) return;
    const needs = certificateNeeds.flatMap((need) => {
      const products = offered.filter((product) => certificateNeedOf(product) === need);
      return products.length > 0 ? [{ need, products: names(products) }] : [];
    });
    runInAction(() => (this.needs = needs));
  }

  /** Loads the calendar. Without it only weekends are counted as days off. */
  private async readCalendar(): Promise<void> {
    const calendar = await this.#parts.holidays.thisYear().catch(() => undefined);
    if (calendar) runInAction(() => (this.calendar = calendar));
  }
}
