import { makeAutoObservable, when } from 'mobx';
import type { IdleSignal } from '../../../application/ports/idle-signal.ts';
import type { TourMemory } from '../../../application/ports/help/tour-memory.ts';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';
import { tourAt, tourNames, tourSteps, type TourName, type TourStep } from '../../../domain/help/shared/tour.ts';
import { roleKind } from '../../../domain/identity/role.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** The present page, as far as a tour needs it. */
export interface TourPage {
  isThere(step: TourStep): boolean;
  /** Whether no dialog, warning or menu covers it. */
  isFree(): boolean;
}

export interface TourParts {
  readonly session: SessionStore;
  readonly preferences: Pick<Preferences, 'read' | 'write'>;
  readonly memory: TourMemory;
  readonly calm: Pick<IdleSignal, 'whenIdleAndVisible'>;
  /** The requests to an arriving user, which come first. */
  readonly arrivals: { readonly isThrough: boolean };
}

/**
 * Shows a user around on a page: by itself on the first visit, and as often as the user asks for it. Visits are
 * remembered for the user if the back end stores them, and in this browser. The tour can be left at each step.
 */
export class Tour {
  /** The steps that the page has, in order; empty outside a tour. */
  steps: readonly TourStep[] = [];
  at = 0;
  /** Counts starts and ends, so that a tour that waits for an earlier start does not begin. */
  run = 0;
  /** The tours that began here, so that none begins automatically twice even if nothing can be stored. */
  readonly #started = new Set<string>();
  readonly #seenByUser = new Map<string, Promise<readonly TourName[]>>();
  readonly #parts: TourParts;

  constructor(parts: TourParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { isOffered: false, wasSeen: false }, { autoBind: true, deep: false });
  }

  get step(): TourStep | undefined {
    return this.steps[this.at];
  }

  /** Whether the user only views packages, so that nothing waits for the user. */
  get isViewer(): boolean {
    const { who } = this.#parts.session;
    return who !== undefined && roleKind(who.role.code) !== 'operator';
  }

  /** Whether a page has a tour. */
  isOffered(path: string): boolean {
    return this.userId !== undefined && tourAt(path) !== undefined;
  }

  /** Whether the user has seen the tour of a page, as far as is known here. */
  wasSeen(path: string): boolean {
    const name = tourAt(path);
    return name !== undefined && (this.#started.has(`${this.userId} ${name}`) || this.seen.includes(name));
  }

  /**
   * Begins the tour of a page on the first visit, once nothing is asked of the user, the user is idle, and nothing
   * covers the page.
   */
  async pageOpened(path: string, page: TourPage): Promise<void> {
    const { arrivals, calm } = this.#parts;
    const { userId } = this;
    const name = tourAt(path);
    if (name === undefined || userId === undefined || this.wasSeen(path)) return;
    const run = (this.run += 1);
    const isCancelled = (): boolean => run !== this.run || userId !== this.userId;
    if (!(await this.isNew(userId, name))) return;
    do {
      await when(() => arrivals.isThrough || isCancelled());
      if (isCancelled() || !(await calm.whenIdleAndVisible()) || isCancelled()) return;
    } while (!arrivals.isThrough);
    if (page.isFree()) this.begin(path, page);
  }

  /** Begins at the first step that the page has. Nothing happens if it has none. */
  begin(path: string, page: Pick<TourPage, 'isThere'>): void {
    const name = tourAt(path);
    if (name === undefined) return;
    this.run += 1;
    [this.steps, this.at] = [tourSteps[name].filter((step) => page.isThere(step)), 0];
    if (this.steps.length > 0) this.remember(name);
  }

  nextPressed(): void {
    if (this.at + 1 < this.steps.length) this.at += 1;
    else this.left();
  }

  backPressed(): void {
    this.at = Math.max(0, this.at - 1);
  }

  /** Ends the tour, at any step or with its page. */
  left(): void {
    this.run += 1;
    [this.steps, this.at] = [[], 0];
  }

  /** Remembers a tour when it begins, so that an interrupted one does not begin again. */
  private remember(name: TourName): void {
    const { key, userId } = this;
    const { memory, session } = this.#parts;
    if (key === undefined || userId === undefined) return;
    this.#started.add(`${userId} ${name}`);
    this.keep(key, name);
    if (memory.isOffered) memory.markSeen(name).catch((thrown: unknown) => session.faultSeen(thrown));
  }

  /** Whether the user has never seen the tour, at any machine; false if that is unknown. */
  private async isNew(userId: string, name: TourName): Promise<boolean> {
    const { memory, session } = this.#parts;
    const { key } = this;
    if (!memory.isOffered) return true;
    const request = this.#seenByUser.get(userId) ?? memory.seenTours();
    this.#seenByUser.set(userId, request);
    try {
      const isSeen = (await request).includes(name);
      if (isSeen && key !== undefined) this.keep(key, name);
      return !isSeen;
    } catch (thrown) {
      if (this.#seenByUser.get(userId) === request) this.#seenByUser.delete(userId);
      session.faultSeen(thrown);
      return false;
    }
  }

  private keep(key: PreferenceName, name: TourName): void {
    const { preferences } = this.#parts;
    const before = this.storedTours(key);
    if (!before.includes(name)) preferences.write(key, [...before, name].join(' '));
  }

  private storedTours(key: PreferenceName): readonly TourName[] {
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
    return key === undefined ? [] : this.storedTours(key);
  }
}
