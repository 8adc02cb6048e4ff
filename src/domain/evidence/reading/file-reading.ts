import type { PaperFindings } from './paper-findings.ts';
import type { ReadDocument } from './read-document.ts';

interface RereadAllowance {
  /** Number of times that the file may still be read again; undefined where reading again is not offered. */
  readonly againLeft?: number;
}

interface KnownPaper {
  /** Findings about the whole file; undefined where it was not examined. */
  readonly paper?: PaperFindings;
}

/** Result of a finished reading. */
export type ReadingResult =
  | ({ readonly state: 'read'; readonly document: ReadDocument } & RereadAllowance & KnownPaper)
  | ({ readonly state: 'not-readable' } & RereadAllowance & KnownPaper);

interface EarlierResult {
  /** The earlier result while the file is read again. It is valid until the new result. */
  readonly before?: ReadingResult;
}

/** State of reading a file (document 2, section 4: task WAITING, RUNNING, COMPLETE). It blocks no other work. */
export type FileReading =
  | ({ readonly state: 'waiting' } & EarlierResult)
  | ({ readonly state: 'running' } & EarlierResult)
  | ReadingResult;

/** Whether the reading is not finished. */
export function isUnderWay({ state }: Pick<FileReading, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

/** The last finished result; undefined where there is none. */
export function lastResultOf(reading: FileReading | undefined): ReadingResult | undefined {
  if (reading?.state === 'waiting' || reading?.state === 'running') return reading.before;
  return reading;
}

/** The document last read from a file, also while it is being read again; undefined where none was read. */
export function latestDocumentOf(reading: FileReading | undefined): ReadDocument | undefined {
  const ended = lastResultOf(reading);
  return ended?.state === 'read' ? ended.document : undefined;
}
