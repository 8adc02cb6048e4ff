import { makeAutoObservable } from 'mobx';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import { addressOfPlace, firstPlace, placeFromAddress, type ListPlace } from './list-address.ts';

/** What a list is narrowed to and ordered by, under a name that somebody gave it. */
export interface SavedView {
  readonly name: string;
  /** As it stands in the address, from its first page. */
  readonly address: string;
}

/** More tabs than these nobody finds their way in. */
export const mostViews = 8;
export const longestName = 40;

export type NameRefusal = 'empty' | 'too-long' | 'taken' | 'too-many';

interface Kept {
  readonly views: readonly SavedView[];
  readonly usual: string | undefined;
}

const nothing: Kept = { views: [], usual: undefined };

/** A place as views are told apart by: its first page, in whatever order its address was put together. */
const comparable = (place: ListPlace): string => addressOfPlace({ ...place, page: 1 });

const isText = (value: unknown): value is string => typeof value === 'string';

function isView(value: unknown): value is SavedView {
  return typeof value === 'object' && value !== null && 'name' in value && 'address' in value && isText(value.name) && isText(value.address) && value.name !== '' && Array.from(value.name).length <= longestName;
}

function readKept(text: string | undefined): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept !== 'object' || kept === null || !('views' in kept) || !Array.isArray(kept.views)) return nothing;
    const usual = 'usual' in kept && isText(kept.usual) ? kept.usual : undefined;
    // What an address makes no sense of is as not said: nothing that was kept can lead anywhere else.
    const views = kept.views.filter(isView).slice(0, mostViews).map(({ name, address }) => ({ name, address: comparable(placeFromAddress(address)) }));
    return { views, usual: views.some(({ name }) => name === usual) ? usual : undefined };
  } catch {
    return nothing;
  }
}

/** The views that one person keeps of one list, in this browser; nobody else sees them. */
export class SavedViews {
  kept: Kept;
  readonly #preferences: Preferences;
  readonly #name: PreferenceName;

  constructor(preferences: Preferences, userId: string, { book, side }: ListScope) {
    this.#preferences = preferences;
    this.#name = `views:${book ?? 'all'}:${side}:${userId}`;
    this.kept = readKept(preferences.read(this.#name));
    makeAutoObservable<this>(this, { of: false, refusalOf: false, named: false }, { autoBind: true, deep: false });
  }

  get views(): readonly SavedView[] {
    return this.kept.views;
  }

  /** The one with which the list opens; undefined for all packages. */
  get usual(): SavedView | undefined {
    return this.views.find(({ name }) => name === this.kept.usual);
  }

  /** The view that a place is; undefined where it is none. */
  of(place: ListPlace): SavedView | undefined {
    return this.views.find(({ address }) => address === comparable(place));
  }

  named(name: string): SavedView | undefined {
    return this.views.find((each) => each.name === name);
  }

  /** Whether a place may be kept: what is no more than all packages needs no name. */
  isWorthKeeping(place: ListPlace): boolean {
    return comparable(place) !== comparable(firstPlace) && this.of(place) === undefined;
  }

  /** Why a name cannot be given, to a new view or in place of its own. */
  refusalOf(name: string, own: string | undefined): NameRefusal | undefined {
    const given = name.trim();
    if (given === '') return 'empty';
    if (Array.from(given).length > longestName) return 'too-long';
    if (given !== own && this.named(given)) return 'taken';
    return own === undefined && this.views.length >= mostViews ? 'too-many' : undefined;
  }

  add(name: string, place: ListPlace): void {
    if (this.refusalOf(name, undefined) !== undefined) return;
    this.keep({ ...this.kept, views: [...this.views, { name: name.trim(), address: comparable(place) }] });
  }

  rename(own: string, name: string): void {
    if (this.refusalOf(name, own) !== undefined) return;
    const given = name.trim();
    this.keep({ views: this.views.map((view) => (view.name === own ? { ...view, name: given } : view)), usual: this.kept.usual === own ? given : this.kept.usual });
  }

  remove(own: string): void {
    this.keep({ views: this.views.filter(({ name }) => name !== own), usual: this.kept.usual === own ? undefined : this.kept.usual });
  }

  /** The list opens with this one, or with all packages again. */
  openWith(own: string | undefined): void {
    this.keep({ ...this.kept, usual: own });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    this.#preferences.write(this.#name, kept.views.length === 0 ? '' : JSON.stringify(kept));
  }
}
