import { makeAutoObservable } from 'mobx';
import {
  firstOwn,
  integrationOutcome,
  integrationPath,
  integrationStepStatuses,
  isEntered,
  placeAfter,
  placeBefore,
  type IntegrationOutcome,
  type IntegrationStepStatus,
  type IntegrationStep,
} from '../../../domain/registration/integration.ts';
import type { CompanyOverview, StepView } from '../../home/shared/company-overview.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export interface IntegrationParts {
  readonly company: CompanyOverview;
  readonly session: Pick<SessionStore, 'who'>;
  readonly poller: RefreshPoller;
}

export interface IntegrationStepView {
  readonly step: IntegrationStep;
  /** Where it is done or read; undefined where there is nothing to enter. */
  readonly path: string | undefined;
  /** How it stands; undefined where that is not known. */
  readonly standing: StepView | undefined;
}

/**
 * The steps in which a registered company completes what it needs, as they stand for who looks (F-056). It looks again
 * while it is open: others go on with them.
 */
export class IntegrationPresenter {
  readonly company: CompanyOverview;
  readonly #parts: IntegrationParts;

  constructor(parts: IntegrationParts) {
    this.#parts = parts;
    this.company = parts.company;
    makeAutoObservable<this>(
      this,
      { company: false, goesOnTo: false, goesBackTo: false, isOwn: false },
      { autoBind: true, deep: false },
    );
  }

  get companyName(): string {
    return this.#parts.session.who?.companyName ?? '';
  }

  get steps(): readonly IntegrationStepView[] {
    const next = this.firstOwn;
    return this.standings.map((each) => {
      const { step, status } = each;
      const path = isEntered(each) ? integrationPath(step) : undefined;
      return {
        step,
        path,
        standing: status && {
          ...status,
          path: status.state === 'done' || status.holder === 'colleague' ? undefined : path,
          isNext: step === next,
        },
      };
    });
  }

  get outcome(): IntegrationOutcome {
    return integrationOutcome(this.standings);
  }

  get firstOwn(): IntegrationStep | undefined {
    return firstOwn(this.standings);
  }

  /** Where one goes on from a step, and what is called so. */
  goesOnTo(at: IntegrationStep): ReturnType<typeof placeAfter> {
    return placeAfter(at, this.standings);
  }

  goesBackTo(at: IntegrationStep): IntegrationStep | undefined {
    return placeBefore(at, this.standings);
  }

  /** Whether there is something to do at a step for who looks; true as well where nobody says. */
  isOwn(at: IntegrationStep): boolean {
    const status = this.standings.find(({ step }) => step === at)?.status;
    return status === undefined || status.holder === 'you';
  }

  opened(): void {
    void this.company.opened();
    this.#parts.poller.start(async () => this.company.lookAgain());
  }

  /** What a step shows has come, anew perhaps because something was done there. */
  stepRead(): void {
    void this.company.lookAgain();
  }

  left(): void {
    this.company.left();
    this.#parts.poller.stop();
  }

  private get standings(): readonly IntegrationStepStatus[] {
    return integrationStepStatuses(this.company.standings);
  }
}
