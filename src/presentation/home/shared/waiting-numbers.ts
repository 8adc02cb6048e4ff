import { makeAutoObservable } from 'mobx';
import type { Announcements } from '../../../application/ports/identity/announcements.ts';
import { toDoPath } from '../../../domain/catalogue/to-do-path.ts';
import type { WaitingCounters } from '../../evidence/shared/waiting-counters.ts';
import type { MenuCounters } from '../../pages/menu-counters.ts';
import type { ToDoCounters } from '../../trade/shared/to-do-counters.ts';

export interface WaitingNumbersParts {
  readonly packages: WaitingCounters;
  readonly trade: ToDoCounters;
  /** The back end's announcements, loaded after the page. */
  readonly announcements: () => Promise<Announcements>;
}

/**
 * Everything that waits for the user, as one number: the packages and the business with instruments (decision 0200).
 */
export class WaitingNumbers implements MenuCounters {
  readonly packages: WaitingCounters;
  readonly trade: ToDoCounters;
  readonly #parts: WaitingNumbersParts;

  constructor(parts: WaitingNumbersParts) {
    this.#parts = parts;
    this.packages = parts.packages;
    this.trade = parts.trade;
    makeAutoObservable<this>(this, { packages: false, trade: false, at: false }, { autoBind: true, deep: false });
  }

  /** Whether anything can wait for the user. */
  get isForUser(): boolean {
    return this.#shown.length > 0;
  }

  /** Number of all that waits; undefined until all parts are known. */
  get total(): number | undefined {
    let sum = 0;
    for (const { total } of this.#shown) {
      if (total === undefined) return undefined;
      sum += total;
    }
    return sum;
  }

  /** Sum of the known parts. */
  get known(): number {
    return this.#shown.reduce((sum, { total }) => sum + (total ?? 0), 0);
  }

  /** Whether a part is unknown because it could not be loaded. */
  get isPartMissing(): boolean {
    return this.#shown.some(({ total, hasFailed }) => total === undefined && hasFailed);
  }

  /** Path of the list of all packages that wait. */
  get packagesPath(): string {
    return this.packages.listPath;
  }

  /** The page of everything that waits gets the sum of the known parts. */
  at(paths: readonly string[]): number {
    return paths.includes(toDoPath) ? this.known : this.packages.at(paths) + this.trade.at(paths);
  }

  async refresh(): Promise<void> {
    await Promise.all([this.packages.refresh(), this.trade.refresh()]);
  }

  follow(): () => void {
    const ends = [this.packages.follow(), this.trade.follow()];
    let isOver = false;
    void this.#listen((end) => (isOver ? end() : void ends.push(end)));
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  }

  get #shown(): readonly (WaitingCounters | ToDoCounters)[] {
    return [this.packages, this.trade].filter(({ isForUser }) => isForUser);
  }

  /** Counts again when a message arrives for the user, or when a requested action is done. */
  async #listen(begun: (end: () => void) => void): Promise<void> {
    const announcements = await this.#parts.announcements().catch(() => undefined);
    if (announcements) begun(announcements.on((topic) => void (topic === 'messages' && this.refresh())));
  }
}
