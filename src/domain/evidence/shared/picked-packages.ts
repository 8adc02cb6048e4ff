/**
 * Which packages of a list somebody has picked (checklist F-177): some by their numbers, or all that a filter finds but
 * for some of them, and with some beyond them. What the filter finds is looked up each time, and never counted out one
 * by one.
 */
export interface PickedPackages<Filter> {
  /** All that this finds; undefined where packages were picked one by one. */
  readonly all: Filter | undefined;
  /** Packages taken out of `all` again. */
  readonly except: ReadonlySet<string>;
  /** Packages picked individually in addition to `all`. */
  readonly also: ReadonlySet<string>;
}

/** So many packages can be named singly; beyond, all of a filter are picked. */
export const mostNamed = 1000;

export const nothingPicked: PickedPackages<never> = { all: undefined, except: new Set(), also: new Set() };

/** Everything that a filter finds, and nothing else. */
export function allPicked<Filter>(filter: Filter): PickedPackages<Filter> {
  return { all: filter, except: new Set(), also: new Set() };
}

const without = (numbers: ReadonlySet<string>, packageId: string): ReadonlySet<string> =>
  new Set([...numbers].filter((each) => each !== packageId));

/** With one package more or less; the same as before where so many are named that nobody may name another. */
export function picked<Filter>(before: PickedPackages<Filter>, packageId: string, on: boolean): PickedPackages<Filter> {
  const { all, except, also } = before;
  if (on && except.has(packageId)) return { ...before, except: without(except, packageId) };
  if (!on && also.has(packageId)) return { ...before, also: without(also, packageId) };
  if (except.size + also.size >= mostNamed) return before;
  if (on) return { ...before, also: new Set([...also, packageId]) };
  return all === undefined ? before : { ...before, except: new Set([...except, packageId]) };
}

/** Whether a package is picked; `isFound` says whether the filter of all finds it. */
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

/** So many packages are handed in at once. */
export const mostSubmitted = 100;
