/**
 * Packages selected in a list (checklist F-177): single packages, or all results of a filter with exceptions and
 * additions. The results of the filter are queried each time and never stored here.
 */
export interface PickedPackages<Filter> {
  /** Filter whose results are all selected; undefined where packages were selected one by one. */
  readonly all: Filter | undefined;
  /** Packages removed from `all`. */
  readonly except: ReadonlySet<string>;
  /** Packages selected individually in addition to `all`. */
  readonly also: ReadonlySet<string>;
}

/** Maximum number of packages that can be selected one by one. */
export const maxPickedPackages = 1000;

export const nothingPicked: PickedPackages<never> = { all: undefined, except: new Set(), also: new Set() };

/** Selects all results of a filter. */
export function pickAll<Filter>(filter: Filter): PickedPackages<Filter> {
  return { all: filter, except: new Set(), also: new Set() };
}

const without = (numbers: ReadonlySet<string>, packageId: string): ReadonlySet<string> =>
  new Set([...numbers].filter((each) => each !== packageId));

/** Adds or removes one package; returns `before` unchanged where the maximum is reached. */
export function updatePicks<Filter>(
  before: PickedPackages<Filter>,
  packageId: string,
  on: boolean,
): PickedPackages<Filter> {
  const { all, except, also } = before;
  if (on && except.has(packageId)) return { ...before, except: without(except, packageId) };
  if (!on && also.has(packageId)) return { ...before, also: without(also, packageId) };
  if (except.size + also.size >= maxPickedPackages) return before;
  if (on) return { ...before, also: new Set([...also, packageId]) };
  return all === undefined ? before : { ...before, except: new Set([...except, packageId]) };
}

/** Whether a package is selected. `isFound`: whether the filter finds it. */
export function isPicked<Filter>(
  { all, except, also }: PickedPackages<Filter>,
  packageId: string,
  isFound: boolean,
): boolean {
  return also.has(packageId) || (all !== undefined && isFound && !except.has(packageId));
}

export function isNothingPicked<Filter>({ all, also }: PickedPackages<Filter>): boolean {
  return all === undefined && also.size === 0;
}

/** Maximum number of packages that are submitted at once. */
export const maxSubmittedPackages = 100;
