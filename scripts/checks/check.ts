/** The counts of a check. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Duration of a part of a check, in milliseconds. */
export interface Duration {
  /** The file, relative to the project's folder. */
  readonly file: string;
  /** The test or scenario; without it the duration is that of the whole file. */
  readonly test?: string;
  readonly took: number;
}

/** The sum of several durations under one name. */
export const totalOf = (file: string, each: readonly Duration[]): Duration => ({
  file,
  took: each.reduce((sum, { took }) => sum + took, 0),
});

/** Content of a runner's report. */
export interface Outcome {
  readonly tally: Tally;
  /**
   * Each failure in a few lines: its file and name, the beginning of its message, and the shortest command that repeats
   * it.
   */
  readonly failures: readonly string[];
  readonly durations: readonly Duration[];
}

/** One command of the checks. */
export interface Check {
  readonly name: string;
  /** A program for Node with its arguments. */
  readonly command: readonly string[];
  /**
   * The JSON file that the runner writes, and the function that reads it. Without it the check counts as one, by its
   * exit code.
   */
  readonly report?: { readonly file: string; readonly read: (json: unknown) => Outcome };
  readonly env?: Readonly<Record<string, string>>;
  /** Whether an empty run is no failure: perhaps no test imports what was changed. */
  readonly mayBeEmpty?: boolean;
}

/** Lanes run side by side. The checks of a lane run one after the other. */
export type Stage = readonly (readonly Check[])[];

/** Stages run one after the other. */
export type Plan = readonly Stage[];
