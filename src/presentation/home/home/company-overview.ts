import { makeAutoObservable } from 'mobx';
import type { CompanyDesk } from '../../../application/ports/home/company-desk.ts';
import type { Preferences } from '../../../application/ports/preferences.ts';
import { availableOf, companyWarnings, startSteps, type CompanyFacts, type CompanyWarning, type StartStep } from '../../../domain/home/company-facts.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import { compareMoney, moneyToText, type Money } from '../../../domain/money/money.ts';
import { PageContent } from '../../shared/page-content.ts';
import type { SessionStore } from '../../shared/session-store.ts';

export interface StepView {
  readonly step: StartStep;
  readonly done: boolean;
  /** The page on which it is done; none once it is, and none for handing in what was not made. */
  readonly path: string | undefined;
  /** It comes next: the first that is not done. */
  readonly isNext: boolean;
}

/** A funder's limit; amounts are decimal texts in yuan. */
export interface LimitView {
  readonly funder: string;
  readonly limit: string;
  readonly used: string;
  readonly available: string;
  /** How long its bar is, of the highest limit, and how much of that is used, of itself. */
  readonly share: number;
  readonly usedShare: number;
}

export interface CompanyOverviewParts {
  readonly desk: CompanyDesk;
  readonly session: SessionStore;
  readonly preferences: Pick<Preferences, 'read' | 'write'>;
}

/** To a thousandth, and never more than the whole: a chart needs no more. */
const shareOf = (part: Money, whole: Money): number => (whole.fen <= 0n ? 0 : Math.min(1, Number((part.fen * 1000n) / whole.fen) / 1000));

/** How the company stands with the platform, as its home page says it: what to heed, what a new company does first, what funders take (checklist 1.4). Where it cannot be had the page does without. */
export class CompanyOverview {
  /** For whom the first steps are hidden. */
  hiddenFor: string | undefined = undefined;
  readonly #facts: PageContent<CompanyFacts>;
  readonly #parts: CompanyOverviewParts;

  constructor(parts: CompanyOverviewParts) {
    this.#parts = parts;
    this.#facts = new PageContent(parts.session, async (signal) => parts.desk.facts(signal));
    makeAutoObservable<this>(this, { warnings: false, steps: false }, { autoBind: true, deep: false });
  }

  /** On a Shanghai day. */
  warnings(today: PlainDate): readonly CompanyWarning[] {
    const facts = this.#facts.value;
    return facts ? companyWarnings(facts, today) : [];
  }

  /** The first steps of whoever has pages for them, until all are done or they were hidden; `paths` are where each is done, those of packages only for whoever makes them. */
  steps(paths: Readonly<Partial<Record<StartStep, string>>>): readonly StepView[] {
    const facts = this.#facts.value;
    if (!facts || this.isHidden) return [];
    const own = startSteps.filter((step) => paths[step] !== undefined);
    const next = own.find((step) => !facts.done[step]);
    return next === undefined ? [] : own.map((step) => ({ step, done: facts.done[step], path: facts.done[step] || (step === 'submitted' && !facts.done.made) ? undefined : paths[step], isNext: step === next }));
  }

  get limits(): readonly LimitView[] {
    const limits = this.#facts.value?.limits ?? [];
    const highest = limits.reduce<Money>((most, { limit }) => (compareMoney(limit, most) > 0 ? limit : most), { fen: 0n });
    return limits.map((each) => ({
      funder: each.funder, limit: moneyToText(each.limit), used: moneyToText(each.used), available: moneyToText(availableOf(each)), share: shareOf(each.limit, highest), usedShare: shareOf(each.used, each.limit),
    }));
  }

  /** Whether it is known how the company stands, or that nobody says. */
  get isKnown(): boolean {
    return !this.#parts.desk.isOffered || this.#facts.current.kind !== 'loading';
  }

  get isHidden(): boolean {
    const { userId } = this;
    return userId !== undefined && (this.hiddenFor === userId || this.#parts.preferences.read(`start-hidden:${userId}`) === 'yes');
  }

  hidden(): void {
    const { userId } = this;
    if (userId === undefined) return;
    this.hiddenFor = userId;
    this.#parts.preferences.write(`start-hidden:${userId}`, 'yes');
  }

  async opened(): Promise<void> {
    if (this.#parts.desk.isOffered) await this.#facts.load();
  }

  async lookAgain(): Promise<void> {
    if (this.#parts.desk.isOffered) await this.#facts.look();
  }

  left(): void {
    this.#facts.stop();
  }

  private get userId(): string | undefined {
    return this.#parts.session.who?.userId;
  }
}
