import { makeAutoObservable } from 'mobx';
import type { GuidanceDesk } from '../../../application/ports/home/guidance-desk.ts';
import type { GuidanceMemory, KeptGuidance } from '../../../application/ports/home/guidance-memory.ts';
import { guidanceTypesOf, type GuidanceLink } from '../../../domain/home/guidance.ts';
import { portalPlace } from '../../../domain/pages/portal-place.ts';
import { allEntries, menusAllow, type MenuEntry } from '../../../domain/identity/signed-in.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export interface GuidanceStep {
  readonly id: string;
  readonly title: string;
  /** Its position among the steps of its product. */
  readonly order: number;
  /** Below the portal's base. */
  readonly path: string;
  /** Whether it was followed within half a day. */
  readonly done: boolean;
}

/** The steps to begin with one product. */
export interface ProductGuidance {
  /** The first part of its paths. */
  readonly code: string;
  /** The menu's name of it; empty if the menu lists none. */
  readonly name: string;
  readonly steps: readonly GuidanceStep[];
}

export interface GuidanceParts {
  readonly desk: GuidanceDesk;
  readonly memory: GuidanceMemory;
  readonly session: SessionStore;
}

const areaOf = (path: string): string => path.split('/')[1] ?? '';

/**
 * How a user begins with each product (checklist F-081), limited to pages that the menus allow. After a failure the
 * page does without.
 */
export class Guidance {
  /** The user's actions on this page, kept here in case the browser stores nothing. */
  here: (KeptGuidance & { readonly userId: string }) | undefined = undefined;
  readonly #links: PageContent<readonly GuidanceLink[]>;
  readonly #parts: GuidanceParts;

  constructor(parts: GuidanceParts) {
    this.#parts = parts;
    this.#links = new PageContent(parts.session, async (signal) =>
      parts.desk.links(guidanceTypesOf(this.role), signal),
    );
    makeAutoObservable<this>(this, { products: false }, { autoBind: true, deep: false });
  }

  /** Empty for a day after it was hidden, and for half a day after each step was followed (checklist F-082). */
  get products(): readonly ProductGuidance[] {
    const { who } = this.#parts.session;
    const links = this.#links.value;
    const { isDismissed, finished } = this.stored;
    if (!who || !links || isDismissed) return [];
    const steps = links.flatMap(({ id, title, url, order }) => {
      const path = portalPlace(url);
      return path !== undefined && menusAllow(who.menus, path)
        ? [{ id, title, path, order, done: finished.includes(id) }]
        : [];
    });
    if (steps.every(({ done }) => done)) return [];
    return [...Map.groupBy(steps, ({ path }) => areaOf(path))].map(([code, own]) => ({
      code,
      name: this.nameOf(code, who.menus),
      steps: own.toSorted((a, b) => a.order - b.order),
    }));
  }

  /** A step is finished once it was followed. */
  stepFollowed(id: string): void {
    const { userId } = this;
    if (userId === undefined) return;
    const finished = [...new Set([...this.stored.finished, id])];
    this.here = { userId, isDismissed: false, finished };
    this.#parts.memory.markFinished(userId, finished);
  }

  /** Hides the guidance for a day. */
  dismissed(): void {
    const { userId } = this;
    if (userId === undefined) return;
    this.here = { userId, isDismissed: true, finished: [] };
    this.#parts.memory.dismiss(userId);
  }

  async opened(): Promise<void> {
    if (guidanceTypesOf(this.role).length > 0) await this.#links.load();
  }

  left(): void {
    this.#links.stop();
  }

  private get stored(): KeptGuidance {
    const { userId } = this;
    if (userId === undefined) return { isDismissed: false, finished: [] };
    return this.here?.userId === userId ? this.here : this.#parts.memory.recall(userId);
  }

  private nameOf(code: string, menus: readonly MenuEntry[]): string {
    const ofProduct = allEntries(menus).filter(({ listed, path }) => listed && areaOf(path) === code);
    // The list of packages carries the product's name; the other pages carry names of their own.
    const list = ofProduct.find(({ path }) => path.includes('/finance-data/'));
    return (list ?? ofProduct[0])?.name ?? '';
  }

  private get role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  private get userId(): string | undefined {
    return this.#parts.session.who?.userId;
  }
}
