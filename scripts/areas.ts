import { createRequire } from 'node:module';

/** What `areas.cjs` says; the checker of imports reads that file itself, so that it is no TypeScript. */
export interface Areas {
  /** The areas of each level with what they are about, the lowest level first. */
  readonly levels: readonly Readonly<Record<string, string>>[];
  readonly ground: readonly string[];
  readonly names: readonly string[];
  /** The folders that have a folder for each area, as a pattern. */
  readonly layers: string;
}

export const areas = createRequire(import.meta.url)('../areas.cjs') as Areas;
