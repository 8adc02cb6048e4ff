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
 * How long after opening a list the views of other machines are requested, in milliseconds, because rows come first.
 */
const viewsRest = 1500;

/**
 * The same for a list that was opened automatically, or in a new browser, because the views may decide what it shows.
 */
const ownViewsRest = 250;

/** How long an untouched list may still switch to its opening view, in milliseconds from its opening. */
const viewsPatience = 3000;

/** The same in a browser that already knows the views, because rows must not change once the user reads them. */
const knownViewsPatience = 800;

/** The user's saved views of this list. */
export interface KeptViewsView {
  readonly names: readonly string[];
  /** The shown view; undefined if the shown filter has no name. */
  readonly chosen: string | undefined;
  /** The view with which the list opens; undefined for all packages. */
  readonly usual: string | undefined;
  readonly mayKeep: boolean;
  /** Set while the user types a name. `own` is the present name of a view that is renamed. */
  readonly naming:
    | { readonly own: string | undefined; readonly name: string; readonly refusal: NameRefusal | undefined }
    | undefined;
}

export interface ListViewsParts {
  readonly scope: ListScope;
  /** The filter, order and page that the list shows. */
  readonly place: () => ListPlace;
  /** Whether the user has begun to select packages. */
  readonly isPicking: () => boolean;
  readonly session: SessionStore;
  readonly preferences: Preferences;
  readonly navigator: Navigator;
  readonly clock: Clock;
  /** Loads the synchronisation of views between machines; undefined if the back end stores none. */
  readonly sync: ((views: SavedViews, scope: ListScope) => Promise<ViewSync>) | undefined;
}

/**
 * The user's saved views of a list: choosing and naming them, and opening the list with one that was chosen here or on
 * another machine.
 */
export class ListViews {
  /** The name that is being typed, for a new view or for one that is renamed. */
  naming: { readonly own: string | undefined; readonly name: string } | undefined = undefined;
  readonly saved: SavedViews | undefined;
  #sync: Promise<ViewSync> | undefined;
  #cancelTimer: (() => void) | undefined;
  /** Until when the list may still switch to its opening view. */
  #untouchedUntil = 0;
  /** The address with which the list was opened automatically. */
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
      this.saved.onChanged = (change) => void this.withSync(async (sync) => sync.send(change));
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
   * Opens the list at an address. An empty address leads to the opening view.
   * @returns whether it does
   */
  opened(search: string): boolean {
    const { saved } = this;
    const { navigator, clock, sync } = this.#parts;
    if (search === '') this.#openedWith = saved?.usual?.address ?? '';
    if (search === '' && saved?.usual) {
      navigator.replaceWith(this.list + saved.usual.address);
      return true;
    }
    const openedByItself = this.#cancelTimer === undefined && search === this.#openedWith;
    this.#untouchedUntil = openedByItself
      ? clock.now() + (saved?.isNew === true ? viewsPatience : knownViewsPatience)
      : 0;
    this.#cancelTimer ??=
      sync &&
      clock.wakeAfter(
        openedByItself || saved?.isNew === true ? ownViewsRest : viewsRest,
        () => void this.loadFromOtherMachines(),
      );
    return false;
  }

  /** The user has begun to use the list, so it must no longer switch automatically. */
  noteUse(): void {
    this.#untouchedUntil = 0;
  }

  left(): void {
    this.#untouchedUntil = 0;
    this.#openedWith = '';
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }

  /** Opens a saved view. */
  viewChosen(name: string): void {
    const view = this.saved?.find(name);
    if (view) this.#parts.navigator.goTo(this.list + view.address);
  }

  /** Begins to name what is shown, or to rename the view `own`. */
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

  remove(name: string): void {
    this.saved?.remove(name);
  }

  /** Sets the view with which the list opens, or all packages again. */
  openWith(name: string | undefined): void {
    this.saved?.openWith(name);
  }

  private get list(): string {
    return indexPathsOf(this.#parts.scope).list;
  }

  /**
   * Loads the views of other machines. The list switches to the opening view that was chosen there, unless the user has
   * begun to use it.
   */
  private async loadFromOtherMachines(): Promise<void> {
    await this.withSync(async (sync) => sync.fetch());
    const { clock, navigator, isPicking } = this.#parts;
    const isTouched = clock.now() > this.#untouchedUntil || this.naming !== undefined || isPicking();
    this.#untouchedUntil = 0;
    const address = this.saved?.usual?.address ?? '';
    if (address !== this.#openedWith && !isTouched) navigator.replaceWith(this.list + address);
  }

  /** Runs work on the synchronisation of views. If it fails, the views of this browser stay. */
  private async withSync(work: (sync: ViewSync) => Promise<void>): Promise<void> {
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
