import { makeAutoObservable, when } from 'mobx';
import type { Calm } from '../../../application/ports/calm.ts';
import type { TourMemory } from '../../../application/ports/help/tour-memory.ts';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';
import { tourAt, tourNames, tourSteps, type TourName, type TourStep } from '../../../domain/help/shared/tour.ts';
import { roleKind } from '../../../domain/identity/role.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** What a page shows at the moment. */
export interface TourPage {
  isThere(step: TourStep): boolean;
  /** Whether no dialog, warning or menu stands before it. */
  isFree(): boolean;
}

export interface TourParts {
  readonly session: SessionStore;
  readonly preferences: Pick<Preferences, 'read' | 'write'>;
  readonly memory: TourMemory;
  readonly calm: Pick<Calm, 'whenCalmInSight'>;
  /** What is asked of people as they arrive, which comes first. */
  readonly arrivals: { readonly isThrough: boolean };
}

/**
 * Somebody is shown around on a page: by itself the first time that they come there, and as often as they ask for it.
 * That they were is kept for the person where the back end keeps it, and at this browser. It can be left at each step.
 */
export class Tour {
  /** What of the page is there to be shown, in its order; empty while nobody is shown around. */
  steps: readonly TourStep[] = [];
  at = 0;
  /** Counts what begins and ends, so that what was waited for before is not begun any more. */
  run = 0;
  /** What began here, whatever can be kept: nothing begins by itself twice. */
  readonly #begun = new Set<string>();
  readonly #kept = new Map<string, Promise<readonly TourName[]>>();
  readonly #parts: TourParts;

  constructor(parts: TourParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { offered: false, wasSeen: false }, { autoBind: true, deep: false });
  }

  get step(): TourStep | undefined {
    return this.steps[this.at];
  }

  /** Whoever does not work on packages looks at those of others: nothing waits for them. */
  get onlooks(): boolean {
    const { who } = this.#parts.session;
    return who !== undefined && roleKind(who.role.code) !== 'operator';
  }

  /** Whether one can be shown around on a page. */
  offered(path: string): boolean {
    return this.userId !== undefined && tourAt(path) !== undefined;
  }

  /** Whether whoever is there was shown around on that page, as far as is known here. */
  wasSeen(path: string): boolean {
    const name = tourAt(path);
    return name !== undefined && (this.#begun.has(`${this.userId} ${name}`) || this.seen.includes(name));
  }

  /**
   * Somebody has come to a page: the first time they are shown around there, once nothing is asked of them, nobody is
   * busy and nothing stands before the page; else not this time.
   */
  async arrivedAt(path: string, page: TourPage): Promise<void> {
    const { arrivals, calm } = this.#parts;
    const { userId } = this;
    const name = tourAt(path);
    if (name === undefined || userId === undefined || this.wasSeen(path)) return;
    const run = (this.run += 1);
    const isOver = (): boolean => run !== this.run || userId !== this.userId;
    if (!(await this.isNew(userId, name))) return;
    do {
      await when(() => arrivals.isThrough || isOver());
      if (isOver() || !(await calm.whenCalmInSight()) || isOver()) return;
    } while (!arrivals.isThrough);
    if (page.isFree()) this.begun(path, page);
  }

  /** Begins at the first step that the page has. Nothing happens on a page that shows none of it. */
  begun(path: string, page: Pick<TourPage, 'isThere'>): void {
    const name = tourAt(path);
    if (name === undefined) return;
    this.run += 1;
    [this.steps, this.at] = [tourSteps[name].filter((step) => page.isThere(step)), 0];
    if (this.steps.length > 0) this.remembered(name);
  }

  nextPressed(): void {
    if (this.at + 1 < this.steps.length) this.at += 1;
    else this.left();
  }

  backPressed(): void {
    this.at = Math.max(0, this.at - 1);
  }

  /** Left at whatever step, or done; or the page was. */
  left(): void {
    this.run += 1;
    [this.steps, this.at] = [[], 0];
  }

  /** Kept as it begins: whoever goes away in the middle of it is not stopped by it again. */
  private remembered(name: TourName): void {
    const { key, userId } = this;
    const { memory, session } = this.#parts;
    if (key === undefined || userId === undefined) return;
    this.#begun.add(`${userId} ${name}`);
    this.keep(key, name);
    if (memory.isOffered) memory.markSeen(name).catch((thrown: unknown) => session.faultSeen(thrown));
  }

  /**
   * Whether somebody was never shown around there, at whatever machine. Where that cannot be learnt, nobody is
   * troubled.
   */
  private async isNew(userId: string, name: TourName): Promise<boolean> {
    const { memory, session } = this.#parts;
    const { key } = this;
    if (!memory.isOffered) return true;
    const asked = this.#kept.get(userId) ?? memory.seenTours();
    this.#kept.set(userId, asked);
    try {
      const isSeen = (await asked).includes(name);
      if (isSeen && key !== undefined) this.keep(key, name);
      return !isSeen;
    } catch (thrown) {
      if (this.#kept.get(userId) === asked) this.#kept.delete(userId);
      session.faultSeen(thrown);
      return false;
    }
  }

  private keep(key: PreferenceName, name: TourName): void {
    const { preferences } = this.#parts;
    const before = this.keptAt(key);
    if (!before.includes(name)) preferences.write(key, [...before, name].join(' '));
  }

  private keptAt(key: PreferenceName): readonly TourName[] {
    const words = (this.#parts.preferences.read(key) ?? '').split(' ');
    return tourNames.filter((name) => words.includes(name));
  }

  private get userId(): string | undefined {
    return this.#parts.session.who?.userId;
  }

  private get key(): PreferenceName | undefined {
    const { userId } = this;
    return userId === undefined ? undefined : `tour:${userId}`;
  }

  private get seen(): readonly TourName[] {
    const { key } = this;
    return key === undefined ? [] : this.keptAt(key);
  }
}
