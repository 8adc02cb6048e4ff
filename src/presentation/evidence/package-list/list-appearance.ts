import { makeAutoObservable } from 'mobx';
import type { Preferences } from '../../../application/ports/preferences.ts';
import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { keepColumns, readColumns, defaultColumns, withColumn } from './package-columns.ts';

/** The row heights of a list. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const densityOf = (kept: string | undefined): Density => (kept === 'compact' ? 'compact' : 'comfortable');

export interface AppearanceParts {
  readonly preferences: Preferences;
  readonly session: SessionStore;
  /** Whether the user's company owes the receivables of its packages. */
  readonly issues: () => boolean;
}

/** How each user of a browser chose to see lists of packages: the columns, and the height of the rows. */
export class ListAppearance {
  /** Undefined until the user chooses. */
  columns: readonly PackageColumn[] | undefined;
  density: Density;
  #unlisten: (() => void) | undefined;
  readonly #parts: AppearanceParts;

  constructor(parts: AppearanceParts) {
    this.#parts = parts;
    const {
      preferences,
      session: { who },
    } = parts;
    this.columns = who && readColumns(preferences, who.userId);
    this.density = densityOf(who && preferences.read(`density:${who.userId}`));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Follows the row height that the user chooses in another window. */
  opened(): void {
    this.#unlisten ??= this.#parts.preferences.onChosenElsewhere(this.followOtherWindow);
  }

  left(): void {
    this.#unlisten?.();
    this.#unlisten = undefined;
  }

  /** @param hasRoom whether the usual columns are those of a wide list. They are the basis of the first choice. */
  columnToggled(column: PackageColumn, on: boolean, hasRoom: boolean): void {
    this.keep(withColumn(this.columns ?? defaultColumns(hasRoom, this.#parts.issues()), column, on));
  }

  columnsReset(): void {
    this.keep(undefined);
  }

  densityChosen(density: Density): void {
    const {
      preferences,
      session: { who },
    } = this.#parts;
    this.density = density;
    if (who) preferences.write(`density:${who.userId}`, density);
  }

  private followOtherWindow(name: string, value: string): void {
    if (name === `density:${this.#parts.session.who?.userId ?? ''}`) this.density = densityOf(value);
  }

  private keep(columns: readonly PackageColumn[] | undefined): void {
    const {
      preferences,
      session: { who },
    } = this.#parts;
    this.columns = columns;
    if (who) keepColumns(preferences, who.userId, columns);
  }
}
