import { makeAutoObservable, runInAction } from 'mobx';
import type { Identifiers } from '../../../../application/ports/identifiers.ts';
import type { GeneratedFile } from '../../../../application/ports/generated-file.ts';
import type { UnusedSheet } from '../../../../application/ports/trade/unused-sheet.ts';
import { asPortFault } from '../../../../application/ports/port-fault.ts';
import type { DocumentVault, LocalFile } from '../../../../application/ports/uploads/document-vault.ts';
import { tradeSheetLimits, tradeSheetPlace } from '../../../../domain/uploads/company-places.ts';
import { fileRefusal } from '../../../../domain/uploads/file-limits.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import type { SessionStore } from '../../../identity/session-store.ts';
import { failureOf } from '../../../shared/failure.ts';
import { troubleWords } from '../../../uploads/trouble-words.ts';
import type { UploadTrouble } from '../../../uploads/upload-trouble.ts';

export interface SheetUploadParts {
  readonly vault: DocumentVault;
  readonly identifiers: Identifiers;
  readonly session: Pick<SessionStore, 'faultSeen'>;
}

/** A sheet that is being sent: the sent bytes, and their total. The processing by the platform has no progress. */
export interface SheetUploadInProgress {
  readonly name: string;
  readonly sent: number;
  readonly size: number;
}

/** Why a sheet did not arrive. One that is too large cannot be compressed as a picture can. */
const sheetTroubleWords = (trouble: UploadTrouble): Message =>
  trouble.because === 'too-large'
    ? message('imports.file-too-large', { megabytes: trouble.limitMegabytes })
    : troubleWords(trouble);

/** The upload of a sheet, its template, and the reason of a failure. The content of the sheet is read elsewhere. */
export class SheetUpload {
  underWay: SheetUploadInProgress | undefined = undefined;
  /** Why nothing of the sheet can be used; undefined if it was read. */
  trouble: Message | undefined = undefined;
  /** Columns that the sheet lacks, if nothing of it can be used for that reason. */
  missing: readonly Message[] = [];
  /** Name of the last given sheet. */
  name = '';
  templateBusy = false;
  #stop: AbortController | undefined;
  readonly #parts: SheetUploadParts;

  constructor(parts: SheetUploadParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Clears the given sheet, so that another one can be given. */
  putAway(): void {
    this.#stop?.abort();
    this.underWay = undefined;
    this.trouble = undefined;
    this.missing = [];
    this.name = '';
  }

  /** Shows why nothing of the sheet can be used. `nameOf`: the name of a column. */
  refused<Column extends string>(
    trouble: UnusedSheet<Column>['trouble'],
    nameOf: (column: Column) => Message,
    noHeadings: Message,
  ): void {
    switch (trouble.because) {
      case 'headings-missing':
        this.missing = trouble.missing.map(nameOf);
        break;
      case 'too-many-rows':
        this.trouble = message('imports.too-many-rows', { most: trouble.most });
        break;
      case 'no-headings':
        this.trouble = noHeadings;
        break;
      default:
        this.trouble = message(`imports.${trouble.because}`);
    }
  }

  /** @returns the empty sheet for the view to save; undefined after a failure, which is shown */
  async template(make: () => Promise<GeneratedFile>): Promise<GeneratedFile | undefined> {
    if (this.templateBusy) return undefined;
    this.templateBusy = true;
    this.trouble = undefined;
    try {
      return await make();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      const { what, kind } = failureOf(thrown);
      runInAction(() => (this.trouble = kind === 'not-found' ? message('imports.not-read') : what));
      return undefined;
    } finally {
      runInAction(() => (this.templateBusy = false));
    }
  }

  /**
   * Sends a sheet. While one is being sent, another one is ignored.
   *
   * @param read has the arrived sheet read, by its id; its result is ignored after an abort
   */
  async fileGiven(file: LocalFile, read: (fileId: string, signal: AbortSignal) => Promise<void>): Promise<void> {
    this.putAway();
    const stop = new AbortController();
    this.#stop = stop;
    this.name = file.name;
    this.underWay = { name: file.name, sent: 0, size: file.size };
    try {
      const fileId = await this.send(file, stop.signal);
      if (fileId !== undefined) await read(fileId, stop.signal);
    } catch (thrown) {
      if (stop.signal.aborted) return;
      if (asPortFault(thrown).kind !== 'cancelled') this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      if (!stop.signal.aborted) runInAction(() => (this.underWay = undefined));
    }
  }

  /** Id of the arrived sheet; undefined if it did not arrive, which is shown. */
  private async send(file: LocalFile, signal: AbortSignal): Promise<string | undefined> {
    const { vault, identifiers } = this.#parts;
    const refusal = fileRefusal(file, tradeSheetLimits);
    if (refusal) {
      this.trouble = sheetTroubleWords(refusal);
      return undefined;
    }
    const upload = await vault.upload({
      file,
      materialId: tradeSheetPlace,
      uploadId: identifiers.next(),
      onProgress: (sent) => void (signal.aborted || this.setSent(file, sent)),
      signal,
    });
    if (signal.aborted) return undefined;
    if (!upload.arrived) {
      runInAction(() => (this.trouble = sheetTroubleWords(upload)));
      return undefined;
    }
    this.setSent(file, file.size);
    return upload.fileId;
  }

  private setSent({ name, size }: LocalFile, sent: number): void {
    this.underWay = { name, sent, size };
  }
}
