import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { Preferences } from '../../../application/ports/preferences.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { ListPlace } from '../shared/list-address.ts';
import { indexPathsOf } from '../shared/package-paths.ts';
import { SavedViews, type NameRefusal } from './saved-views.ts';
import type { ViewSync } from './view-sync.ts';

/**
 * How long a list has been open before it is asked what other machines keep of it, in milliseconds: rows come first.
 */
const viewsRest = 1500;

/**
 * The same of a list that was opened by itself, or in a browser that was never told: what comes may say with which view
 * it opens.
 */
const ownViewsRest = 250;

/**
 * Until when a list that nobody has touched yet may still go over to the view with which it opens, in milliseconds from
 * its opening.
 */
const viewsPatience = 3000;

/** The same in a browser that knows a view, or that there is none: rows do not go once one has begun to read. */
const knownViewsPatience = 800;

/** The views that somebody keeps of this list. */
export interface KeptViewsView {
  readonly names: readonly string[];
  /** The one that is shown; undefined where what is shown has no name. */
  readonly chosen: string | undefined;
  /** With which the list opens; undefined for all packages. */
  readonly usual: string | undefined;
  readonly mayKeep: boolean;
  /** While a name is being given. */
  readonly naming:
    | { readonly own: string | undefined; readonly name: string; readonly refusal: NameRefusal | undefined }
    | undefined;
}

export interface ListViewsParts {
  readonly scope: ListScope;
  /** What the list shows. */
  readonly place: () => ListPlace;
  /** Somebody has begun to pick packages. */
  readonly isPicking: () => boolean;
  readonly session: SessionStore;
  readonly preferences: Preferences;
  readonly navigator: Navigator;
  readonly clock: Clock;
  /** Fetches what keeps views the same on every machine; undefined where the back end keeps none. */
  readonly sync: ((views: SavedViews, scope: ListScope) => Promise<ViewSync>) | undefined;
}

/**
 * The views that somebody keeps of a list: choosing and naming them, and opening the list with one, be it chosen here
 * or elsewhere.
 */
export class ListViews {
  /** The name that is being given: to a new view, or to one that has a name. */
  naming: { readonly own: string | undefined; readonly name: string } | undefined = undefined;
  readonly saved: SavedViews | undefined;
  #sync: Promise<ViewSync> | undefined;
  #forget: (() => void) | undefined;
  /** Until when the list may still go over to the view with which it opens. */
  #untouchedUntil = 0;
  /** The address with which it opened by itself: nobody asked for it. */
  #openedWith = '';
  readonly #parts: ListViewsParts;

  constructor(parts: ListViewsParts) {
    this.#parts = parts;
    const {
      preferences,
      scope,
      session: { who },
    } = parts;
    this.saved = who && new SavedViews(preferences, who.userId, scope);
    if (this.saved && parts.sync)
      this.saved.changed = (change) => void this.synced(async (sync) => sync.changed(change));
    makeAutoObservable<this>(this, { saved: false }, { autoBind: true, deep: false });
  }

  get view(): KeptViewsView {
    const { saved, naming } = this;
    const place = this.#parts.place();
    return {
      names: (saved?.views ?? []).map(({ name }) => name),
      chosen: saved?.of(place)?.name,
      usual: saved?.usual?.name,
      mayKeep: saved?.isWorthKeeping(place) ?? false,
      naming: naming && { ...naming, refusal: saved?.refusalOf(naming.name, naming.own) },
    };
  }

  /**
   * The list is opened at an address. One that says nothing leads to the view with which it opens: the answer is
   * whether it does.
   */
  opened(search: string): boolean {
    const { saved } = this;
    const { navigator, clock, sync } = this.#parts;
    if (search === '') this.#openedWith = saved?.usual?.address ?? '';
    if (search === '' && saved?.usual) {
      navigator.replaceWith(this.list + saved.usual.address);
      return true;
    }
    const byItself = this.#forget === undefined && search === this.#openedWith;
    this.#untouchedUntil = byItself ? clock.now() + (saved?.isNew === true ? viewsPatience : knownViewsPatience) : 0;
    this.#forget ??=
      sync &&
      clock.wakeAfter(byItself || saved?.isNew === true ? ownViewsRest : viewsRest, () => void this.keptElsewhere());
    return false;
  }

  /** Somebody has begun to do something with the list: it goes nowhere by itself any more. */
  touched(): void {
    this.#untouchedUntil = 0;
  }

  left(): void {
    this.#untouchedUntil = 0;
    this.#openedWith = '';
    this.#forget?.();
    this.#forget = undefined;
  }

  /** A view that somebody keeps. */
  chosen(name: string): void {
    const view = this.saved?.named(name);
    if (view) this.#parts.navigator.goTo(this.list + view.address);
  }

  /** A name is to be given to what is shown, or to the view that is shown. */
  namingPressed(own: string | undefined): void {
    this.naming = { own, name: own ?? '' };
  }

  nameTyped(name: string): void {
    this.naming = this.naming && { ...this.naming, name };
  }

  namingDropped(): void {
    this.naming = undefined;
  }

  nameGiven(): void {
    const { naming, saved } = this;
    if (!naming || !saved || saved.refusalOf(naming.name, naming.own) !== undefined) return;
    if (naming.own === undefined) saved.add(naming.name, this.#parts.place());
    else saved.rename(naming.own, naming.name);
    this.naming = undefined;
  }

  removed(name: string): void {
    this.saved?.remove(name);
  }

  /** The list opens with a view, or with all packages again. */
  openWith(name: string | undefined): void {
    this.saved?.openWith(name);
  }

  private get list(): string {
    return indexPathsOf(this.#parts.scope).list;
  }

  /**
   * What other machines keep; the list opens with what was chosen there, unless somebody has begun to do something with
   * it.
   */
  private async keptElsewhere(): Promise<void> {
    await this.synced(async (sync) => sync.fetched());
    const { clock, navigator, isPicking } = this.#parts;
    const isTouched = clock.now() > this.#untouchedUntil || this.naming !== undefined || isPicking();
    this.#untouchedUntil = 0;
    const wanted = this.saved?.usual?.address ?? '';
    if (wanted !== this.#openedWith && !isTouched) navigator.replaceWith(this.list + wanted);
  }

  /** Does something with what keeps views the same on every machine; without it they stand in this browser. */
  private async synced(work: (sync: ViewSync) => Promise<void>): Promise<void> {
    const { saved } = this;
    const { sync, scope, session } = this.#parts;
    if (!saved || !sync) return;
    try {
      await work(await (this.#sync ??= sync(saved, scope)));
    } catch (thrown) {
      this.#sync = undefined;
      session.faultSeen(thrown);
    }
  }
}
