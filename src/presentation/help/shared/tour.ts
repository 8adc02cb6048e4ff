import { makeAutoObservable } from 'mobx';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';
import { tourAt, tourSteps, type TourName, type TourStep } from '../../../domain/help/shared/tour.ts';
import type { SessionStore } from '../../shared/session-store.ts';

/** Somebody is shown around on a page, as often as they ask for it; whether they were is kept for them at this browser. It can be left at each step. */
export class Tour {
  /** What of the page is there to be shown, in its order; empty while nobody is shown around. */
  steps: readonly TourStep[] = [];
  at = 0;
  #name: TourName | undefined;
  readonly #session: SessionStore;
  readonly #preferences: Pick<Preferences, 'read' | 'write'>;

  constructor(session: SessionStore, preferences: Pick<Preferences, 'read' | 'write'>) {
    this.#session = session;
    this.#preferences = preferences;
    makeAutoObservable<this>(this, { offered: false, wasSeen: false }, { autoBind: true, deep: false });
  }

  get step(): TourStep | undefined {
    return this.steps[this.at];
  }

  /** Whether one can be shown around on a page. */
  offered(path: string): boolean {
    return this.#session.who !== undefined && tourAt(path) !== undefined;
  }

  /** Whether whoever is there was shown around on that page, or has left it off. */
  wasSeen(path: string): boolean {
    const name = tourAt(path);
    return name !== undefined && this.seen.includes(name);
  }

  /** Begins at the first step that the page has; `isThere` looks. Nothing happens on a page that shows none of it. */
  begun(path: string, isThere: (step: TourStep) => boolean): void {
    const name = tourAt(path);
    if (name === undefined) return;
    [this.steps, this.at, this.#name] = [tourSteps[name].filter(isThere), 0, name];
  }

  nextPressed(): void {
    if (this.at + 1 < this.steps.length) this.at += 1;
    else this.left();
  }

  backPressed(): void {
    this.at = Math.max(0, this.at - 1);
  }

  /** Left at whatever step, or done. */
  left(): void {
    const { key, seen } = this;
    if (this.steps.length > 0 && key !== undefined && this.#name !== undefined && !seen.includes(this.#name)) this.#preferences.write(key, [...seen, this.#name].join(' '));
    [this.steps, this.at] = [[], 0];
  }

  private get key(): PreferenceName | undefined {
    const { who } = this.#session;
    return who && `tour:${who.userId}`;
  }

  private get seen(): readonly string[] {
    const { key } = this;
    return key === undefined ? [] : (this.#preferences.read(key) ?? '').split(' ').filter((each) => each !== '');
  }
}
