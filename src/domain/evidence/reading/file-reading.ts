import type { ReadDocument } from './read-document.ts';

interface Again {
  /** How many times it may still be read once more; undefined where nobody offers that. */
  readonly againLeft?: number;
}

/** How far the reading of a file has come (document 2, section 4: task WAITING, RUNNING, COMPLETE). Nothing waits for it. */
export type FileReading =
  | { readonly state: 'waiting' }
  | { readonly state: 'running' }
  | ({ readonly state: 'read'; readonly document: ReadDocument } & Again)
  | ({ readonly state: 'not-readable' } & Again);

/** Whether more may still be said of it. */
export function isUnderWay({ state }: Pick<FileReading, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}
