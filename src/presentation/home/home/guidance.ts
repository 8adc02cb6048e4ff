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
  /** Among the steps of its way. */
  readonly order: number;
  /** Below the portal's base. */
  readonly path: string;
  /** It was followed within half a day. */
  readonly done: boolean;
}

/** The way into one product. */
export interface GuidanceWay {
  /** The first part of its addresses. */
  readonly code: string;
  /** As the menu calls it; empty where it lists nothing of it. */
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
 * How whoever is there begins with each of their products (checklist F-081): only pages that the menus allow. Where it
 * cannot be had the page does without.
 */
export class Guidance {
  /** What was done on this page, and by whom: it holds here even where the browser keeps nothing. */
  here: (KeptGuidance & { readonly userId: string }) | undefined = undefined;
  readonly #links: PageContent<readonly GuidanceLink[]>;
  readonly #parts: GuidanceParts;

  constructor(parts: GuidanceParts) {
    this.#parts = parts;
    this.#links = new PageContent(parts.session, async (signal) =>
      parts.desk.links(guidanceTypesOf(this.role), signal),
    );
    makeAutoObservable<this>(this, { ways: false }, { autoBind: true, deep: false });
  }

  /** Nothing once it is put away, for a day, or once each step was followed, for half a day (checklist F-082). */
  get ways(): readonly GuidanceWay[] {
    const { who } = this.#parts.session;
    const links = this.#links.value;
    const { isDismissed, finished } = this.kept;
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

  /** A step is finished by following it. */
  followed(id: string): void {
    const { userId } = this;
    if (userId === undefined) return;
    const finished = [...new Set([...this.kept.finished, id])];
    this.here = { userId, isDismissed: false, finished };
    this.#parts.memory.markFinished(userId, finished);
  }

  /** Put away for a day. */
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

  private get kept(): KeptGuidance {
    const { userId } = this;
    if (userId === undefined) return { isDismissed: false, finished: [] };
    return this.here?.userId === userId ? this.here : this.#parts.memory.recall(userId);
  }

  private nameOf(code: string, menus: readonly MenuEntry[]): string {
    return allEntries(menus).find(({ listed, path }) => listed && areaOf(path) === code)?.name ?? '';
  }

  private get role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  private get userId(): string | undefined {
    return this.#parts.session.who?.userId;
  }
}
