/** What a check counted. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** How long something of a check took, in milliseconds. */
export interface Duration {
  /** The file, from the project's folder. */
  readonly file: string;
  /** The test or scenario; the whole file without one. */
  readonly test?: string;
  readonly took: number;
}

/** Several durations together, under one name. */
export const totalOf = (file: string, each: readonly Duration[]): Duration => ({
  file,
  took: each.reduce((sum, { took }) => sum + took, 0),
});

/** What the report of a runner says. */
export interface Outcome {
  readonly tally: Tally;
  /** Each failure in a few lines: its file and name, how it began, and the shortest command that repeats it. */
  readonly failures: readonly string[];
  readonly durations: readonly Duration[];
}

/** One command that guards something. */
export interface Check {
  readonly name: string;
  /** A program of Node's with its arguments. */
  readonly command: readonly string[];
  /** The JSON that the runner writes, and how it is read. Without one the check counts as one, by its exit code. */
  readonly report?: { readonly file: string; readonly read: (json: unknown) => Outcome };
  readonly env?: Readonly<Record<string, string>>;
  /** Whether nothing to run is no failure: no test may import what was changed. */
  readonly mayBeEmpty?: boolean;
}

/** Lanes run side by side. The checks of a lane run one after the other. */
export type Stage = readonly (readonly Check[])[];

/** Stages run one after the other. */
export type Plan = readonly Stage[];
