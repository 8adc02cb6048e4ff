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
import type { Loading } from '../../shared/loading.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** Where each step is done; `waiting` is where a package that was made waits to be submitted. */
export type StartPaths = Readonly<Partial<Record<StartStep | 'waiting', string>>>;

export interface StepView extends StartStepStatus {
  /**
   * The page on which it is done or followed; none once it is done, none where it is a colleague's, and none before
   * what comes first.
   */
  readonly path: string | undefined;
  /** It comes next for who looks. */
  readonly isNext: boolean;
}

function pathOf({ step, state, holder, after, obstacle }: StartStepStatus, paths: StartPaths): string | undefined {
  if (state === 'done' || holder === 'colleague' || holder === 'core-enterprise' || after !== undefined)
    return undefined;
  if (obstacle === 'violating' || obstacle === 'barred') return undefined;
  if (obstacle !== undefined) return paths.product;
  return paths[step === 'package' && state === 'doing' ? 'waiting' : step];
}

/** So many steps that are left have room beside whatever else begins. */
const mostNamed = 3;

/**
 * The steps that home names: all that are left where they are few, so that none hides who has it; else what comes next
 * and what is under way.
 */
export function namedOf(steps: readonly StepView[]): readonly StepView[] {
  const left = steps.filter(({ state }) => state !== 'done');
  return left.length <= mostNamed
    ? left
    : left.filter(({ isNext, state }) => isNext || state === 'mend' || state === 'doing');
}

/** A funder's limit; amounts are decimal texts in yuan. */
export interface LimitView {
  readonly funder: string;
  readonly limit: string;
  readonly used: string;
  readonly available: string;
  /** How much of it is left, from none to all. */
  readonly availableShare: number;
}

export interface CompanyOverviewParts {
  readonly desk: CompanyDesk;
  readonly session: SessionStore;
  readonly preferences: Pick<Preferences, 'read' | 'write'>;
}

/** To a thousandth, and never more than the whole: a chart needs no more. */
const shareOf = (part: Money, whole: Money): number =>
  whole.fen <= 0n ? 0 : Math.min(1, Number((part.fen * 1000n) / whole.fen) / 1000);

/**
 * How the company stands with the platform, as its home page says it: what to heed, what a new company does first, what
 * funders take (checklist 1.4). Where it cannot be had the page does without.
 */
export class CompanyOverview {
  /** The user for whom the first steps are hidden. */
  hiddenFor: string | undefined = undefined;
  readonly #facts: PageContent<CompanyFacts>;
  #unfollow: (() => void) | undefined;
  readonly #parts: CompanyOverviewParts;

  constructor(parts: CompanyOverviewParts) {
    this.#parts = parts;
    this.#facts = new PageContent(parts.session, async (signal) => parts.desk.facts(signal));
    makeAutoObservable<this>(this, { warnings: false, steps: false, allSteps: false }, { autoBind: true, deep: false });
  }

  /** At an instant, in milliseconds since the epoch. */
  warnings(now: number): readonly CompanyWarning[] {
    const facts = this.#facts.value;
    return facts ? companyWarnings(facts, now) : [];
  }

  /** What keeps the company from beginning business; nothing before that is known. */
  get terms(): BusinessTerms {
    return businessTermsOf(this.#facts.value ?? {});
  }

  /** The owner of the certificate by which the company signs; undefined when it was not issued here. */
  get certificateHolder(): CompanyFacts['certificateHolder'] {
    return this.#facts.value?.certificateHolder;
  }

  /**
   * The first steps until all are done or they were hidden; `paths` are where each is done, none for whoever has no
   * page for it.
   */
  steps(paths: StartPaths): readonly StepView[] {
    const all = this.allSteps(paths);
    return this.isHidden || isAllDone(all) ? [] : all;
  }

  /** The same, whoever hid them and once all are done. */
  allSteps(paths: StartPaths): readonly StepView[] {
    const steps = this.standings;
    const next = nextStep(steps);
    return steps.map((each) => ({ ...each, path: pathOf(each, paths), isNext: each.step === next }));
  }

  /** As the back end says them; none until they are there, and where nobody says. */
  get standings(): readonly StartStepStatus[] {
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

  /** Whether it is known how the company stands, or that nobody says. */
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

  hidden(): void {
    const { userId } = this;
    if (userId === undefined) return;
    this.hiddenFor = userId;
    this.#parts.preferences.write(`start-hidden:${userId}`, 'yes');
  }

  async opened(): Promise<void> {
    this.#unfollow?.();
    // Whatever has one's session asked about anew (agreements signed over the page, a certificate, a product) may have
    // moved a step.
    this.#unfollow = reaction(
      () => this.#parts.session.who,
      (who, before) => void (who && who.userId === before?.userId && this.lookAgain()),
    );
    if (this.#parts.desk.isOffered) await this.#facts.load();
  }

  async lookAgain(): Promise<void> {
    if (this.#parts.desk.isOffered) await this.#facts.look();
  }

  left(): void {
    this.#unfollow?.();
    this.#facts.stop();
  }

  private get userId(): string | undefined {
    return this.#parts.session.who?.userId;
  }
}
