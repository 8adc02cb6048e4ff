import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureMeasure } from '../../src/domain/uploads/picture-clarity.ts';
import type { PaperFindings } from '../../src/domain/evidence/reading/paper-findings.ts';
import type { ReadDocument } from '../../src/domain/evidence/reading/read-document.ts';
import type { DocumentKind } from '../../src/domain/evidence/reading/read-fields.ts';
import { readDocumentFrom } from '../../src/domain/evidence/reading/read-document-from.ts';
import type { ReadingCircumstances } from '../../src/domain/evidence/reading/read-invoice.ts';
import type { ReadSource } from '../../src/domain/evidence/reading/read-source.ts';
import type { FileReader, FileFieldReadings, UnreadBecause } from '../core/evidence/file-reader.ts';
import { BoundedProcesses } from '../documents/bounded-processes.ts';
import { type DocumentSource, type ReadingLimits, defaultLimits } from './document-source.ts';
import { type FileKind, fileKindOf } from './file-kind.ts';
import { kindsRead, opticalKinds, type SourceKinds } from './kinds-read.ts';
import { answerOf, type ReadingAnswer, type ReadingQuestion } from './reading-question.ts';

/** Result of one source. */
export interface SourceReading {
  readonly source: ReadSource;
  readonly outcome: ReadingAnswer['outcome'];
  /** Number of values that it read. */
  readonly fields: number;
  readonly milliseconds: number;
}

/**
 * Result of reading a document. `unknown-kind`: no source reads this kind of file. `nothing-found`: no source found a
 * value. `unreadable`: every source failed, hung or crashed.
 */
export type DocumentReading = {
  readonly fileKind: FileKind | undefined;
  readonly sources: readonly SourceReading[];
} & (
  | { readonly outcome: 'read'; readonly document: ReadDocument }
  | { readonly outcome: 'not-readable'; readonly because: UnreadBecause }
);

/** The combined result of all sources for a file. */
interface SourceResults {
  readonly fileKind: FileKind | undefined;
  readonly sources: readonly SourceReading[];
  readonly result: FileFieldReadings;
}

type Readers = Pick<BoundedProcesses<ReadingQuestion, ReadingAnswer>, 'ask'>;

export interface DocumentReaderOptions {
  readonly processes?: Readers;
  /** Sources that limit themselves, such as optical recognition in a separate service. */
  readonly others?: readonly DocumentSource[];
  readonly limits?: ReadingLimits;
  /** The folder that holds a file while it is read. */
  readonly folder?: string;
}

/** Milliseconds that one source gets for a file. Then its process is killed, and the next source runs. */
export const maxSourceMs = 8_000;

/**
 * The processes for all sources but optical recognition, which all readers share.
 *
 * @param timeLimit milliseconds for one source and file
 */
export function readingProcesses(timeLimit = maxSourceMs): BoundedProcesses<ReadingQuestion, ReadingAnswer> {
  return new BoundedProcesses(new URL('recognition-process.ts', import.meta.url), {
    timeLimit,
    idle: 2_000,
    inBackground: true,
  });
}

/**
 * Reads documents with all sources that read their kind, in processes apart from the server. The caller limits how many
 * documents are read at once.
 */
export class DocumentReader implements FileReader {
  readonly #processes: Readers;
  readonly #others: readonly DocumentSource[];
  readonly #limits: ReadingLimits;
  readonly #folder: string;

  constructor(options: DocumentReaderOptions = {}) {
    this.#processes = options.processes ?? readingProcesses();
    this.#others = options.others ?? [];
    this.#limits = options.limits ?? defaultLimits;
    this.#folder = options.folder ?? tmpdir();
  }

  /** Reads a document of the declared kind. Never throws because of its bytes. */
  async read(bytes: Uint8Array, kind: DocumentKind, circumstances: ReadingCircumstances): Promise<DocumentReading> {
    const { fileKind, sources, result } = await this.#askSources(bytes, kind);
    if (result.outcome === 'read')
      return {
        fileKind,
        sources,
        outcome: 'read',
        document: readDocumentFrom(kind, result.fieldReadings, circumstances),
      };
    return { fileKind, sources, outcome: 'not-readable', because: result.outcome };
  }

  async readFieldReadings(bytes: Uint8Array, kind: DocumentKind): Promise<FileFieldReadings> {
    const paper = await this.#findPaper(bytes, kind);
    const { result } = await this.#askSources(bytes, kind);
    const measure = await this.#measureClarity(bytes, kind);
    return { ...result, ...(paper && { paper }), ...(measure && { measure }) };
  }

  async #askSources(bytes: Uint8Array, kind: DocumentKind): Promise<SourceResults> {
    const fileKind = fileKindOf(bytes);
    if (fileKind === undefined) return { fileKind, sources: [], result: { outcome: 'unknown-kind' } };
    const fits = (source: SourceKinds) => source.fileKinds.includes(fileKind) && source.documentKinds.includes(kind);
    const suitable = Object.values<SourceKinds>(kindsRead).filter(fits);
    const first = await this.#readInProcesses(bytes, kind, suitable);
    // When every source failed, the cause may be a busy machine: all sources run once more before the user is asked to
    // type.
    const inProcess = first.every(({ answer }) => answer.outcome === 'failed')
      ? await this.#readInProcesses(bytes, kind, suitable)
      : first;
    const answers = [...inProcess, ...(await this.#readByOthers(bytes, kind, this.#others.filter(fits)))];
    const sources = answers.map(({ source, answer, milliseconds }) => ({
      source,
      outcome: answer.outcome,
      fields: answer.outcome === 'read' ? answer.fields.length : 0,
      milliseconds,
    }));
    const fieldReadings = answers.flatMap(({ answer }) => (answer.outcome === 'read' ? answer.fields : []));
    // Optical recognition adds values only when no source but a QR code, which has few of them, found any.
    const needsRecognition =
      opticalKinds.fileKinds.some((each) => each === fileKind) &&
      fieldReadings.every(({ source }) => source === 'qr-code');
    if (fieldReadings.length > 0)
      return { fileKind, sources, result: { outcome: 'read', fieldReadings, needsRecognition } };
    const hasFailed = sources.length > 0 && sources.every(({ outcome }) => outcome === 'failed');
    return {
      fileKind,
      sources,
      result: hasFailed ? { outcome: 'unreadable' } : { outcome: 'nothing-found', needsRecognition },
    };
  }

  /** Findings about a whole PDF; undefined for other files, or when reading fails. */
  async #findPaper(bytes: Uint8Array, kind: DocumentKind): Promise<PaperFindings | undefined> {
    if (fileKindOf(bytes) !== 'pdf') return undefined;
    const answer = await this.#withFile(bytes, async (path) =>
      this.#processes.ask({ path, source: 'paper', kind, limits: this.#limits }),
    );
    return answer?.outcome === 'paper' ? answer.paper : undefined;
  }

  /** Measures the clarity of a picture, or of a scan's first page; undefined for other files, or when it fails. */
  async #measureClarity(bytes: Uint8Array, kind: DocumentKind): Promise<PictureMeasure | undefined> {
    const fileKind = fileKindOf(bytes);
    if (fileKind !== 'jpeg' && fileKind !== 'png' && fileKind !== 'pdf') return undefined;
    const answer = await this.#withFile(bytes, async (path) =>
      this.#processes.ask({ path, source: 'clarity', kind, limits: this.#limits }),
    );
    return answer?.outcome === 'measured' ? answer.measure : undefined;
  }

  /** Writes bytes to a file for the work, and removes the file afterwards. */
  async #withFile<Result>(bytes: Uint8Array, work: (path: string) => Promise<Result>): Promise<Result> {
    const path = join(this.#folder, `read-${randomUUID()}`);
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Runs one source after the other, each with the full time limit. */
  async #readInProcesses(
    bytes: Uint8Array,
    kind: DocumentKind,
    sources: readonly SourceKinds[],
  ): Promise<readonly TimedAnswer[]> {
    if (sources.length === 0) return [];
    return this.#withFile(bytes, async (path) => {
      const answers: TimedAnswer[] = [];
      for (const { source } of sources) {
        answers.push(
          await measureTime(
            source,
            async () =>
              (await this.#processes.ask({ path, source, kind, limits: this.#limits })) ?? { outcome: 'failed' },
          ),
        );
      }
      return answers;
    });
  }

  async #readByOthers(
    bytes: Uint8Array,
    kind: DocumentKind,
    sources: readonly DocumentSource[],
  ): Promise<readonly TimedAnswer[]> {
    return Promise.all(
      sources.map(async (each) => measureTime(each.source, async () => answerOf(each, bytes, kind, this.#limits))),
    );
  }
}

interface TimedAnswer {
  readonly source: ReadSource;
  readonly answer: ReadingAnswer;
  readonly milliseconds: number;
}

async function measureTime(source: ReadSource, read: () => Promise<ReadingAnswer>): Promise<TimedAnswer> {
  const started = performance.now();
  const answer = await read();
  return { source, answer, milliseconds: performance.now() - started };
}
