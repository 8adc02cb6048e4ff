import { createRequire } from 'node:module';

/** The content of `areas.cjs`. The import checker reads that file itself, so it is not TypeScript. */
export interface Areas {
  /** The areas of each level with their subjects, the lowest level first. */
  readonly levels: readonly Readonly<Record<string, string>>[];
  readonly ground: readonly string[];
  readonly names: readonly string[];
  /** The folders that have a folder for each area, as a pattern. */
  readonly layers: string;
}

export const areas = createRequire(import.meta.url)('../areas.cjs') as Areas;
