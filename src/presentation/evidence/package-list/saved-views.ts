import { makeAutoObservable } from 'mobx';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';
import {
  maxNameCharacters,
  maxViews,
  plainName,
  type KeptViews,
  type SavedView,
} from '../../../domain/evidence/shared/kept-views.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import { addressOfPlace, firstPlace, placeFromAddress, type ListPlace } from '../shared/list-address.ts';

export { maxNameCharacters, maxViews };

export type NameRefusal = 'empty' | 'too-long' | 'taken' | 'too-many';

/** A change of the views. It is repeated if another machine has changed them meanwhile. */
export type ViewChange = (kept: KeptViews) => KeptViews;

const nothing: KeptViews = { views: [], usual: undefined };

/** The address by which views are compared: the first page, with its parameters in the usual order. */
const comparable = (place: ListPlace): string => addressOfPlace({ ...place, page: 1 });

const isText = (value: unknown): value is string => typeof value === 'string';

function isView(value: unknown): value is SavedView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'address' in value &&
    isText(value.name) &&
    isText(value.address)
  );
}

/**
 * Cleans stored views. Invalid parts of an address are dropped, so that it leads nowhere else, and of two views with
 * one name one stays.
 */
function cleanViews(views: readonly SavedView[], usual: string | undefined): KeptViews {
  const byName = new Map<string, SavedView>();
  for (const view of views) {
    const [name, address] = [plainName(view.name), comparable(placeFromAddress(view.address))];
    if (name !== '' && Array.from(name).length <= maxNameCharacters && byName.size < maxViews && !byName.has(name))
      byName.set(name, { name, address });
  }
  return {
    views: [...byName.values()],
    usual: usual !== undefined && byName.has(plainName(usual)) ? plainName(usual) : undefined,
  };
}

function parseViews(text: string | undefined): KeptViews {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept !== 'object' || kept === null || !('views' in kept) || !Array.isArray(kept.views)) return nothing;
    return cleanViews(kept.views.filter(isView), 'usual' in kept && isText(kept.usual) ? kept.usual : undefined);
  } catch {
    return nothing;
  }
}

/**
 * A user's saved views of one list, in this browser and, if the back end stores them, on every machine. No one else
 * sees them.
 */
export class SavedViews {
  kept: KeptViews;
  /** Whether this browser has never loaded the views of other machines. */
  readonly isNew: boolean;
  /** Is called after each change, to repeat it on other machines. */
  onChanged: (change: ViewChange) => void = () => undefined;
  readonly #preferences: Pick<Preferences, 'read' | 'write'>;
  readonly #name: PreferenceName;

  constructor(preferences: Pick<Preferences, 'read' | 'write'>, userId: string, { book, side }: ListScope) {
    this.#preferences = preferences;
    this.#name = `views:${book ?? 'all'}:${side}:${userId}`;
    const known = preferences.read(this.#name);
    this.isNew = known === undefined;
    this.kept = parseViews(known);
    makeAutoObservable<this>(
      this,
      { isNew: false, of: false, refusalOf: false, find: false, onChanged: false },
      { autoBind: true, deep: false },
    );
  }

  get views(): readonly SavedView[] {
    return this.kept.views;
  }

  /** The view with which the list opens; undefined for all packages. */
  get usual(): SavedView | undefined {
    return this.views.find(({ name }) => name === this.kept.usual);
  }

  /** The view with a place's filter; undefined if there is none. */
  of(place: ListPlace): SavedView | undefined {
    return this.views.find(({ address }) => address === comparable(place));
  }

  find(name: string): SavedView | undefined {
    return this.views.find((each) => each.name === name);
  }

  /** Whether a place may be saved. The list of all packages needs no view. */
  isWorthKeeping(place: ListPlace): boolean {
    return comparable(place) !== comparable(firstPlace) && this.of(place) === undefined;
  }

  /** Why a name cannot be given to a new view, or to the view `own`. */
  refusalOf(name: string, own: string | undefined): NameRefusal | undefined {
    const given = plainName(name);
    if (given === '') return 'empty';
    if (Array.from(given).length > maxNameCharacters) return 'too-long';
    if (given !== own && this.find(given)) return 'taken';
    return own === undefined && this.views.length >= maxViews ? 'too-many' : undefined;
  }

  add(name: string, place: ListPlace): void {
    if (this.refusalOf(name, undefined) !== undefined) return;
    const view = { name: plainName(name), address: comparable(place) };
    this.change((kept) =>
      kept.views.some((each) => each.name === view.name)
        ? kept
        : { ...kept, views: [...kept.views, view].slice(0, maxViews) },
    );
  }

  rename(own: string, name: string): void {
    if (this.refusalOf(name, own) !== undefined) return;
    const given = plainName(name);
    this.change((kept) =>
      kept.views.some((view) => view.name === given && view.name !== own)
        ? kept
        : {
            views: kept.views.map((view) => (view.name === own ? { ...view, name: given } : view)),
            usual: kept.usual === own ? given : kept.usual,
          },
    );
  }

  remove(own: string): void {
    this.change((kept) => ({
      views: kept.views.filter(({ name }) => name !== own),
      usual: kept.usual === own ? undefined : kept.usual,
    }));
  }

  /** Sets the view with which the list opens, or all packages again. */
  openWith(own: string | undefined): void {
    this.change((kept) =>
      own === undefined || kept.views.some(({ name }) => name === own) ? { ...kept, usual: own } : kept,
    );
  }

  /** Replaces the views by those that all machines share. */
  replaceAll({ views, usual }: KeptViews): void {
    this.keep(cleanViews(views, usual));
  }

  private change(change: ViewChange): void {
    this.keep(change(this.kept));
    this.onChanged(change);
  }

  private keep(kept: KeptViews): void {
    this.kept = kept;
    this.#preferences.write(this.#name, kept.views.length === 0 ? '' : JSON.stringify(kept));
  }
}
