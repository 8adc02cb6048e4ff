import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureMeasure } from '../../src/domain/uploads/picture-clarity.ts';
import type { ReadDocument } from '../../src/domain/evidence/reading/read-document.ts';
import type { DocumentKind } from '../../src/domain/evidence/reading/read-fields.ts';
import { readDocumentFrom } from '../../src/domain/evidence/reading/read-document-from.ts';
import type { ReadingCircumstances } from '../../src/domain/evidence/reading/read-invoice.ts';
import type { ReadSource } from '../../src/domain/evidence/reading/read-source.ts';
import type { FileReader, FileSayings, UnreadBecause } from '../core/evidence/file-reader.ts';
import { BoundedProcesses } from '../documents/bounded-processes.ts';
import { type DocumentSource, type ReadingLimits, usualLimits } from './document-source.ts';
import { type FileKind, fileKindOf } from './file-kind.ts';
import { kindsRead, opticalKinds, type SourceKinds } from './kinds-read.ts';
import { answerOf, type ReadingAnswer, type ReadingQuestion } from './reading-question.ts';

/** Result of one source. */
export interface SourceReading {
  readonly source: ReadSource;
  readonly outcome: ReadingAnswer['outcome'];
  /** Number of fields that it read. */
  readonly fields: number;
  readonly milliseconds: number;
}

/**
 * Result of reading a document. `unknown-kind`: no source reads such bytes. `nothing-found`: readable, but without
 * anything that a source knows. `unreadable`: every source gave up, hung or crashed.
 */
export type DocumentReading = {
  readonly fileKind: FileKind | undefined;
  readonly sources: readonly SourceReading[];
} & (
  | { readonly outcome: 'read'; readonly document: ReadDocument }
  | { readonly outcome: 'not-readable'; readonly because: UnreadBecause }
);

/** The combined result of all sources for a file. */
interface AskedSources {
  readonly fileKind: FileKind | undefined;
  readonly sources: readonly SourceReading[];
  readonly said: FileSayings;
}

type Readers = Pick<BoundedProcesses<ReadingQuestion, ReadingAnswer>, 'ask'>;

export interface DocumentReaderOptions {
  readonly processes?: Readers;
  /** Sources that bound themselves, such as optical recognition in a service of its own. */
  readonly others?: readonly DocumentSource[];
  readonly limits?: ReadingLimits;
  /** The folder that holds a file while it is read. */
  readonly folder?: string;
}

/** A source gets so long for a file, in milliseconds; then its process is killed and the next source has its turn. */
export const longestSource = 8_000;

/**
 * The processes that read what documents say of themselves, for all who have them read. @param longestLook milliseconds
 * for one source and file
 */
export function readingProcesses(longestLook = longestSource): BoundedProcesses<ReadingQuestion, ReadingAnswer> {
  return new BoundedProcesses(new URL('recognition-process.ts', import.meta.url), {
    longestLook,
    idle: 2_000,
    inBackground: true,
  });
}

/**
 * Reads documents by all sources that know their kind, each file in a process of its own. How many at once is the
 * caller's to say.
 */
export class DocumentReader implements FileReader {
  readonly #processes: Readers;
  readonly #others: readonly DocumentSource[];
  readonly #limits: ReadingLimits;
  readonly #folder: string;

  constructor(options: DocumentReaderOptions = {}) {
    this.#processes = options.processes ?? readingProcesses();
    this.#others = options.others ?? [];
    this.#limits = options.limits ?? usualLimits;
    this.#folder = options.folder ?? tmpdir();
  }

  /** A document of the declared kind from its bytes. It never throws over what they are. */
  async read(bytes: Uint8Array, kind: DocumentKind, circumstances: ReadingCircumstances): Promise<DocumentReading> {
    const { fileKind, sources, said } = await this.#asked(bytes, kind);
    if (said.outcome === 'read')
      return { fileKind, sources, outcome: 'read', document: readDocumentFrom(kind, said.sayings, circumstances) };
    return { fileKind, sources, outcome: 'not-readable', because: said.outcome };
  }

  async readSayings(bytes: Uint8Array, kind: DocumentKind): Promise<FileSayings> {
    const { said } = await this.#asked(bytes, kind);
    const measure = await this.#measured(bytes, kind);
    return measure === undefined ? said : { ...said, measure };
  }

  async #asked(bytes: Uint8Array, kind: DocumentKind): Promise<AskedSources> {
    const fileKind = fileKindOf(bytes);
    if (fileKind === undefined) return { fileKind, sources: [], said: { outcome: 'unknown-kind' } };
    const fits = (source: SourceKinds) => source.fileKinds.includes(fileKind) && source.documentKinds.includes(kind);
    const asked = Object.values<SourceKinds>(kindsRead).filter(fits);
    const first = await this.#readInProcesses(bytes, kind, asked);
    // Where every source was cut off, the machine was as likely in the way as the file: it is asked once more before
    // anybody is told to type.
    const inProcess = first.every(({ answer }) => answer.outcome === 'failed')
      ? await this.#readInProcesses(bytes, kind, asked)
      : first;
    const answers = [...inProcess, ...(await this.#readByOthers(bytes, kind, this.#others.filter(fits)))];
    const sources = answers.map(({ source, answer, milliseconds }) => ({
      source,
      outcome: answer.outcome,
      fields: answer.outcome === 'read' ? answer.fields.length : 0,
      milliseconds,
    }));
    const sayings = answers.flatMap(({ answer }) => (answer.outcome === 'read' ? answer.fields : []));
    // A code says some of the fields only, and beside letters or data nothing is left to be seen.
    const pictured =
      opticalKinds.fileKinds.some((each) => each === fileKind) && sayings.every(({ source }) => source === 'qr-code');
    if (sayings.length > 0) return { fileKind, sources, said: { outcome: 'read', sayings, pictured } };
    const hasFailed = sources.length > 0 && sources.every(({ outcome }) => outcome === 'failed');
    return { fileKind, sources, said: hasFailed ? { outcome: 'unreadable' } : { outcome: 'nothing-found', pictured } };
  }

  /** How clear a picture is, or the first page of a scan; undefined of what is neither, or cannot be opened. */
  async #measured(bytes: Uint8Array, kind: DocumentKind): Promise<PictureMeasure | undefined> {
    const fileKind = fileKindOf(bytes);
    if (fileKind !== 'jpeg' && fileKind !== 'png' && fileKind !== 'pdf') return undefined;
    const answer = await this.#lent(bytes, async (path) =>
      this.#processes.ask({ path, source: 'clarity', kind, limits: this.#limits }),
    );
    return answer?.outcome === 'measured' ? answer.measure : undefined;
  }

  /** Lets a process look at bytes, which lie in a file meanwhile. */
  async #lent<Result>(bytes: Uint8Array, look: (path: string) => Promise<Result>): Promise<Result> {
    const path = join(this.#folder, `read-${randomUUID()}`);
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
      return await look(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** One source after the other, so that one that hangs takes nothing from the others. */
  async #readInProcesses(
    bytes: Uint8Array,
    kind: DocumentKind,
    sources: readonly SourceKinds[],
  ): Promise<readonly TimedAnswer[]> {
    if (sources.length === 0) return [];
    return this.#lent(bytes, async (path) => {
      const answers: TimedAnswer[] = [];
      for (const { source } of sources) {
        answers.push(
          await timed(
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
      sources.map(async (each) => timed(each.source, async () => answerOf(each, bytes, kind, this.#limits))),
    );
  }
}

interface TimedAnswer {
  readonly source: ReadSource;
  readonly answer: ReadingAnswer;
  readonly milliseconds: number;
}

async function timed(source: ReadSource, read: () => Promise<ReadingAnswer>): Promise<TimedAnswer> {
  const started = performance.now();
  const answer = await read();
  return { source, answer, milliseconds: performance.now() - started };
}
