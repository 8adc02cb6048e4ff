import { makeAutoObservable, runInAction } from 'mobx';
import type { DocumentVault, LocalFile } from '../../application/ports/uploads/document-vault.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import { asPortFault } from '../../application/ports/port-fault.ts';
import type { Message } from '../../words/catalogue.ts';
import { failureOf } from '../shared/failure.ts';
import { troubleWords } from './trouble-words.ts';

/** A file that has arrived, is being uploaded, or was refused. */
export interface ArrivingFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sent: number;
  /** Undefined until it has arrived. */
  readonly fileId: string | undefined;
  readonly trouble: Message | undefined;
}

export interface ArrivingFilesParts {
  readonly vault: DocumentVault;
  readonly identifiers: Identifiers;
  readonly session: { faultSeen(thrown: unknown): void };
  /** The material id under which the files are sent. */
  readonly place: string;
  readonly most: number;
  /** The trouble of a file beyond the limit. */
  readonly tooMany: Message;
  /** Is called when the arrived files have changed. */
  readonly onChanged: () => void;
}

/** The files of a form, and those that are being uploaded to it. */
export class ArrivingFiles {
  all: readonly ArrivingFile[] = [];
  readonly #stops = new Map<string, AbortController>();
  readonly #parts: ArrivingFilesParts;

  constructor(parts: ArrivingFilesParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get isUploading(): boolean {
    return this.all.some(({ fileId, trouble }) => fileId === undefined && trouble === undefined);
  }

  get arrived(): readonly string[] {
    return this.all.flatMap(({ fileId }) => fileId ?? []);
  }

  /** Replaces the arrived files by the saved ones; uploads go on. */
  setSaved(files: readonly { readonly fileId: string; readonly name: string; readonly size: number }[]): void {
    this.all = [
      ...files.map(({ fileId, name, size }) => ({ id: fileId, name, size, sent: size, fileId, trouble: undefined })),
      ...this.all.filter(({ fileId }) => fileId === undefined),
    ];
  }

  add(files: readonly LocalFile[]): void {
    for (const file of files) {
      const id = this.#parts.identifiers.next();
      const room = this.#parts.most - this.all.filter(({ trouble }) => trouble === undefined).length;
      this.all = [
        ...this.all,
        {
          id,
          name: file.name,
          size: file.size,
          sent: 0,
          fileId: undefined,
          trouble: room > 0 ? undefined : this.#parts.tooMany,
        },
      ];
      if (room > 0) void this.upload(id, file);
    }
  }

  remove(id: string): void {
    this.#stops.get(id)?.abort();
    const wasThere = this.all.some((each) => each.id === id && each.fileId !== undefined);
    this.all = this.all.filter((each) => each.id !== id);
    if (wasThere) this.#parts.onChanged();
  }

  stop(): void {
    for (const stop of this.#stops.values()) stop.abort();
  }

  private change(id: string, change: Partial<ArrivingFile>): void {
    this.all = this.all.map((each) => (each.id === id ? { ...each, ...change } : each));
  }

  private async upload(id: string, file: LocalFile): Promise<void> {
    const { vault, session, place, onChanged } = this.#parts;
    const stop = new AbortController();
    this.#stops.set(id, stop);
    try {
      const outcome = await vault.upload({
        file,
        materialId: place,
        uploadId: id,
        signal: stop.signal,
        onProgress: (sent) => this.change(id, { sent }),
      });
      runInAction(() =>
        this.change(
          id,
          outcome.arrived ? { fileId: outcome.fileId, sent: file.size } : { trouble: troubleWords(outcome) },
        ),
      );
      if (outcome.arrived) onChanged();
    } catch (thrown) {
      if (stop.signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      session.faultSeen(thrown);
      runInAction(() => this.change(id, { trouble: failureOf(thrown).what }));
    } finally {
      this.#stops.delete(id);
    }
  }
}
