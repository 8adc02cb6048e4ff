import { makeAutoObservable, reaction } from 'mobx';
import type { CompanyDesk } from '../../../application/ports/home/company-desk.ts';
import type { Preferences } from '../../../application/ports/preferences.ts';
import {
  availableOf,
  businessTermsOf,
  companyWarnings,
  type CompanyFacts,
  type CompanyWarning,
  type FunderLimit,
} from '../../../domain/home/company-facts.ts';
import { isAllDone, nextStep, type StartStepStatus, type StartStep } from '../../../domain/parties/start-list.ts';
import type { BusinessTerms } from '../../../domain/parties/business-restriction.ts';
import { moneyToText, type Money } from '../../../domain/money/money.ts';
import type { Loading } from '../../shared/load-state.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** The page of each step; `waiting` is the list of packages that wait for submission. */
export type StartPaths = Readonly<Partial<Record<StartStep | 'waiting', string>>>;

export interface StepView extends StartStepStatus {
  /**
   * The page on which it is done or followed. Undefined once it is done, if it is a colleague's, and before earlier
   * steps are done.
   */
  readonly path: string | undefined;
  /** Whether it is the user's next step. */
  readonly isNext: boolean;
}

function pathOf({ step, state, holder, after, obstacle }: StartStepStatus, paths: StartPaths): string | undefined {
  if (state === 'done' || holder === 'colleague' || holder === 'core-enterprise' || after !== undefined)
    return undefined;
  if (obstacle === 'violating' || obstacle === 'barred') return undefined;
  if (obstacle !== undefined) return paths.product;
  return paths[step === 'package' && state === 'doing' ? 'waiting' : step];
}

/** How many remaining steps the home page has room for. */
const maxShownSteps = 3;

/**
 * The steps that the home page names: all remaining ones if they are few, and otherwise the next one and those in
 * progress.
 */
export function shownSteps(steps: readonly StepView[]): readonly StepView[] {
  const remaining = steps.filter(({ state }) => state !== 'done');
  return remaining.length <= maxShownSteps
    ? remaining
    : remaining.filter(({ isNext, state }) => isNext || state === 'mend' || state === 'doing');
}

/** A funder's limit; amounts are decimal texts in yuan. */
export interface LimitView {
  readonly funder: string;
  readonly limit: string;
  readonly used: string;
  readonly available: string;
  /** The available share, from 0 to 1. */
  readonly availableShare: number;
}

export interface CompanyOverviewParts {
  readonly desk: CompanyDesk;
  readonly session: SessionStore;
  readonly preferences: Pick<Preferences, 'read' | 'write'>;
}

/** A share exact to a thousandth and at most 1, which is enough for a chart. */
const shareOf = (part: Money, whole: Money): number =>
  whole.fen <= 0n ? 0 : Math.min(1, Number((part.fen * 1000n) / whole.fen) / 1000);

/**
 * The company's state on its home page: warnings, first steps, and limits at funders (checklist 1.4). After a failure
 * the page does without.
 */
export class CompanyOverview {
  /** The user who has hidden the first steps. */
  hiddenFor: string | undefined = undefined;
  readonly #facts: PageContent<CompanyFacts>;
  #stopFollowing: (() => void) | undefined;
  readonly #parts: CompanyOverviewParts;

  constructor(parts: CompanyOverviewParts) {
    this.#parts = parts;
    this.#facts = new PageContent(parts.session, async (signal) => parts.desk.facts(signal));
    makeAutoObservable<this>(this, { warnings: false, steps: false, allSteps: false }, { autoBind: true, deep: false });
  }

  /** @param now in milliseconds since the epoch */
  warnings(now: number): readonly CompanyWarning[] {
    const facts = this.#facts.value;
    return facts ? companyWarnings(facts, now) : [];
  }

  /** The terms that prevent the company from beginning business; none until loaded. */
  get terms(): BusinessTerms {
    return businessTermsOf(this.#facts.value ?? {});
  }

  /** The owner of the certificate with which the company signs; undefined if it was not issued here. */
  get certificateHolder(): CompanyFacts['certificateHolder'] {
    return this.#facts.value?.certificateHolder;
  }

  /**
   * The first steps, until all are done or they were hidden.
   * @param paths the page of each step, as far as the user has it
   */
  steps(paths: StartPaths): readonly StepView[] {
    const all = this.allSteps(paths);
    return this.isHidden || isAllDone(all) ? [] : all;
  }

  /** All first steps, also hidden and finished ones. */
  allSteps(paths: StartPaths): readonly StepView[] {
    const steps = this.firstSteps;
    const next = nextStep(steps);
    return steps.map((each) => ({ ...each, path: pathOf(each, paths), isNext: each.step === next }));
  }

  /** The steps as the back end gives them; none until loaded, or if it gives none. */
  get firstSteps(): readonly StartStepStatus[] {
    return this.#facts.value?.steps ?? [];
  }

  get content(): Loading<CompanyFacts> {
    return this.#facts.current;
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  get funderLimits(): readonly FunderLimit[] {
    return this.#facts.value?.limits ?? [];
  }

  get limits(): readonly LimitView[] {
    return this.funderLimits.map((each) => ({
      funder: each.funder,
      limit: moneyToText(each.limit),
      used: moneyToText(each.used),
      available: moneyToText(availableOf(each)),
      availableShare: shareOf(availableOf(each), each.limit),
    }));
  }

  /** Whether the facts are loaded, have failed to load, or are not offered. */
  get isKnown(): boolean {
    return !this.#parts.desk.isOffered || this.#facts.current.kind !== 'loading';
  }

  get isHidden(): boolean {
    const { userId } = this;
    return (
      userId !== undefined &&
      (this.hiddenFor === userId || this.#parts.preferences.read(`start-hidden:${userId}`) === 'yes')
    );
  }

  hideSteps(): void {
    const { userId } = this;
    if (userId === undefined) return;
    this.hiddenFor = userId;
    this.#parts.preferences.write(`start-hidden:${userId}`, 'yes');
  }

  async opened(): Promise<void> {
    this.#stopFollowing?.();
    // Every reload of the session may follow a change of a step: signed agreements, a certificate, or a product.
    this.#stopFollowing = reaction(
      () => this.#parts.session.who,
      (who, before) => void (who && who.userId === before?.userId && this.refresh()),
    );
    if (this.#parts.desk.isOffered) await this.#facts.load();
  }

  async refresh(): Promise<void> {
    if (this.#parts.desk.isOffered) await this.#facts.refresh();
  }

  left(): void {
    this.#stopFollowing?.();
    this.#facts.stop();
  }

  private get userId(): string | undefined {
    return this.#parts.session.who?.userId;
  }
}
