import type { Preferences } from '../../../application/ports/preferences.ts';
import { isOpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { message } from '../../../words/catalogue.ts';
import type { FoundEntry } from '../../shared/found-group.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { bookTitles } from './book-titles.ts';
import { pathsOf, type PackageKey } from './package-paths.ts';

/** How many packages are remembered. */
const maxRecentPackages = 5;

/** The packages that the user opened last at this browser, in the present role. */
export class RecentPackages {
  readonly #preferences: Pick<Preferences, 'read' | 'write'>;
  readonly #session: SessionStore;

  constructor(preferences: Pick<Preferences, 'read' | 'write'>, session: SessionStore) {
    this.#preferences = preferences;
    this.#session = session;
  }

  /** The last opened one first. */
  get entries(): readonly FoundEntry[] {
    return this.stored.map(({ book, packageId }) => ({
      id: packageId,
      name: packageId,
      about: [message(bookTitles[book].name)],
      path: pathsOf(book).detail(packageId),
    }));
  }

  /** Adds a package that was just opened. */
  add({ book, packageId }: PackageKey): void {
    const { name } = this;
    const [last] = this.stored;
    if (name === undefined || last?.packageId === packageId) return;
    const others = this.stored.filter((each) => each.packageId !== packageId);
    this.#preferences.write(
      name,
      [{ book, packageId }, ...others]
        .slice(0, maxRecentPackages)
        .map((each) => `${each.book} ${each.packageId}`)
        .join(','),
    );
  }

  /** The stored packages, without invalid entries. */
  private get stored(): readonly PackageKey[] {
    const text = (this.name === undefined ? undefined : this.#preferences.read(this.name)) ?? '';
    return text.split(',').flatMap((each) => {
      const [book = '', packageId = ''] = each.split(' ');
      return isOpenBook(book) && /^[0-9A-Za-z_-]{1,64}$/.test(packageId) ? [{ book, packageId }] : [];
    });
  }

  private get name(): `recent:${string}` | undefined {
    const { who } = this.#session;
    return who && `recent:${who.role.code}:${who.userId}`;
  }
}
