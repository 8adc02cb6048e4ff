import type { ReadDocument } from './read-document.ts';

interface Again {
  /** How many times it may still be read once more; undefined where nobody offers that. */
  readonly againLeft?: number;
}

/** Read as far as it can be. */
export type EndedReading =
  | ({ readonly state: 'read'; readonly document: ReadDocument } & Again)
  | ({ readonly state: 'not-readable' } & Again);

interface Before {
  /** How it was read before, where somebody wanted it read once more: that holds until it is read anew. */
  readonly before?: EndedReading;
}

/**
 * How far the reading of a file has come (document 2, section 4: task WAITING, RUNNING, COMPLETE). Nothing waits for
 * it.
 */
export type FileReading =
  | ({ readonly state: 'waiting' } & Before)
  | ({ readonly state: 'running' } & Before)
  | EndedReading;

/** Whether more may still be said of it. */
export function isUnderWay({ state }: Pick<FileReading, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

/** How a file was read last; undefined where it never was. */
export function lastEnded(reading: FileReading | undefined): EndedReading | undefined {
  if (reading?.state === 'waiting' || reading?.state === 'running') return reading.before;
  return reading;
}

/**
 * What is known to stand on a file: what was read of it, and while it is read once more what was read before; undefined
 * where that is nothing.
 */
export function documentKnown(reading: FileReading | undefined): ReadDocument | undefined {
  const ended = lastEnded(reading);
  return ended?.state === 'read' ? ended.document : undefined;
}
