import { makeAutoObservable } from 'mobx';
import {
  nextOwnStep,
  integrationOutcome,
  integrationStepStatuses,
  canEnter,
  placeAfter,
  placeBefore,
  type IntegrationOutcome,
  type IntegrationStepStatus,
} from '../../../domain/registration/integration.ts';
import { integrationPath, type IntegrationStep } from '../../../domain/registration/integration-places.ts';
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
  /** The page of the step; undefined if there is none to open. */
  readonly path: string | undefined;
  /** The state of the step; undefined if unknown. */
  readonly standing: StepView | undefined;
}

/**
 * The steps in which a registered company completes its data, as the user sees them (F-056). The content is refreshed
 * while the page is open, because others take part in it.
 */
export class IntegrationPresenter {
  readonly company: CompanyOverview;
  readonly #parts: IntegrationParts;

  constructor(parts: IntegrationParts) {
    this.#parts = parts;
    this.company = parts.company;
    makeAutoObservable<this>(
      this,
      { company: false, nextPlace: false, previousPlace: false, isOwn: false },
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
      const path = canEnter(each) ? integrationPath(step) : undefined;
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
    return nextOwnStep(this.standings);
  }

  /** Where to continue after a step, and the name of that place. */
  nextPlace(at: IntegrationStep): ReturnType<typeof placeAfter> {
    return placeAfter(at, this.standings);
  }

  previousPlace(at: IntegrationStep): IntegrationStep | undefined {
    return placeBefore(at, this.standings);
  }

  /** Whether the user has something to do in a step; also true if that is unknown. */
  isOwn(at: IntegrationStep): boolean {
    const status = this.standings.find(({ step }) => step === at)?.status;
    return status === undefined || status.holder === 'you';
  }

  opened(): void {
    void this.company.opened();
    this.#parts.poller.start(async () => this.company.refresh());
  }

  /** A step has loaded its content, perhaps after a change. */
  stepLoaded(): void {
    void this.company.refresh();
  }

  left(): void {
    this.company.left();
    this.#parts.poller.stop();
  }

  private get standings(): readonly IntegrationStepStatus[] {
    return integrationStepStatuses(this.company.firstSteps);
  }
}
