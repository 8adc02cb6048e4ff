import { makeAutoObservable } from 'mobx';
import type { Preferences } from '../../../application/ports/preferences.ts';
import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { keepColumns, readColumns, usualColumns, withColumn } from './package-columns.ts';

/** How close the rows of a list stand together. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const densityOf = (kept: string | undefined): Density => (kept === 'compact' ? 'compact' : 'comfortable');

export interface AppearanceParts {
  readonly preferences: Preferences;
  readonly session: SessionStore;
  /** Whoever looks is the one who owes. */
  readonly issues: () => boolean;
}

/** How each user of a browser has chosen to see lists of packages: their columns, and how close their rows stand. */
export class ListAppearance {
  /** Undefined until somebody chooses. */
  columns: readonly PackageColumn[] | undefined;
  density: Density;
  #forget: (() => void) | undefined;
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

  /** Another window of this browser may be where the rows are made higher or lower. */
  opened(): void {
    this.#forget ??= this.#parts.preferences.onChosenElsewhere(this.chosenElsewhere);
  }

  left(): void {
    this.#forget?.();
    this.#forget = undefined;
  }

  /** `hasRoom` as where the usual columns show: they are what is added to and taken from until somebody chooses. */
  columnToggled(column: PackageColumn, on: boolean, hasRoom: boolean): void {
    this.keep(withColumn(this.columns ?? usualColumns(hasRoom, this.#parts.issues()), column, on));
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

  private chosenElsewhere(name: string, value: string): void {
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
