import { makeAutoObservable } from 'mobx';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';
import {
  longestName,
  mostViews,
  plainName,
  type KeptViews,
  type SavedView,
} from '../../../domain/evidence/shared/kept-views.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import { addressOfPlace, firstPlace, placeFromAddress, type ListPlace } from '../shared/list-address.ts';

export { longestName, mostViews };

export type NameRefusal = 'empty' | 'too-long' | 'taken' | 'too-many';

/** Something that one does with the views: done again where others have changed them meanwhile. */
export type ViewChange = (kept: KeptViews) => KeptViews;

const nothing: KeptViews = { views: [], usual: undefined };

/** A place as views are told apart by: its first page, in whatever order its address was put together. */
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
 * What was kept as it may be shown: what an address makes no sense of is as not said, so that nothing that was kept can
 * lead anywhere else; and of two views of one name there is one.
 */
function shownViews(views: readonly SavedView[], usual: string | undefined): KeptViews {
  const named = new Map<string, SavedView>();
  for (const view of views) {
    const [name, address] = [plainName(view.name), comparable(placeFromAddress(view.address))];
    if (name !== '' && Array.from(name).length <= longestName && named.size < mostViews && !named.has(name))
      named.set(name, { name, address });
  }
  return {
    views: [...named.values()],
    usual: usual !== undefined && named.has(plainName(usual)) ? plainName(usual) : undefined,
  };
}

function readKept(text: string | undefined): KeptViews {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept !== 'object' || kept === null || !('views' in kept) || !Array.isArray(kept.views)) return nothing;
    return shownViews(kept.views.filter(isView), 'usual' in kept && isText(kept.usual) ? kept.usual : undefined);
  } catch {
    return nothing;
  }
}

/**
 * The views that one person keeps of one list: in this browser, and where the back end keeps them, on every machine.
 * Nobody else sees them.
 */
export class SavedViews {
  kept: KeptViews;
  /** Whether this browser was never told what other machines keep. */
  readonly isNew: boolean;
  /** Who is told what was done, so that it holds on other machines. */
  changed: (change: ViewChange) => void = () => undefined;
  readonly #preferences: Pick<Preferences, 'read' | 'write'>;
  readonly #name: PreferenceName;

  constructor(preferences: Pick<Preferences, 'read' | 'write'>, userId: string, { book, side }: ListScope) {
    this.#preferences = preferences;
    this.#name = `views:${book ?? 'all'}:${side}:${userId}`;
    const known = preferences.read(this.#name);
    this.isNew = known === undefined;
    this.kept = readKept(known);
    makeAutoObservable<this>(
      this,
      { isNew: false, of: false, refusalOf: false, named: false, changed: false },
      { autoBind: true, deep: false },
    );
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
    const given = plainName(name);
    if (given === '') return 'empty';
    if (Array.from(given).length > longestName) return 'too-long';
    if (given !== own && this.named(given)) return 'taken';
    return own === undefined && this.views.length >= mostViews ? 'too-many' : undefined;
  }

  add(name: string, place: ListPlace): void {
    if (this.refusalOf(name, undefined) !== undefined) return;
    const view = { name: plainName(name), address: comparable(place) };
    this.change((kept) =>
      kept.views.some((each) => each.name === view.name)
        ? kept
        : { ...kept, views: [...kept.views, view].slice(0, mostViews) },
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

  /** The list opens with this one, or with all packages again. */
  openWith(own: string | undefined): void {
    this.change((kept) =>
      own === undefined || kept.views.some(({ name }) => name === own) ? { ...kept, usual: own } : kept,
    );
  }

  /** What is kept on every machine is what holds here. */
  taken({ views, usual }: KeptViews): void {
    this.keep(shownViews(views, usual));
  }

  private change(change: ViewChange): void {
    this.keep(change(this.kept));
    this.changed(change);
  }

  private keep(kept: KeptViews): void {
    this.kept = kept;
    this.#preferences.write(this.#name, kept.views.length === 0 ? '' : JSON.stringify(kept));
  }
}
