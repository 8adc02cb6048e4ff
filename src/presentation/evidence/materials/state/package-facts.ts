import { makeAutoObservable, observable } from 'mobx';
import type { InvoiceUse } from '../../../../application/ports/evidence/invoice-uses.ts';
import { invoiceOf, type DocumentContent } from '../../../../domain/evidence/materials/document-content.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { isUnderWay, type FileReading } from '../../../../domain/evidence/reading/file-reading.ts';
import type { FileClarity } from '../../../../domain/uploads/picture-clarity.ts';
import { extensionOf } from '../../../../domain/uploads/file-limits.ts';
import { fileToRead } from '../../shared/read-fields.ts';

/** What machines, the tax register and other packages tell of the files and invoices of an open package. */
export class PackageFacts {
  /** How reading stands, by file. */
  readonly readings = observable.map<string, FileReading>({}, { deep: false });
  /** Files that the back end knows nothing of: nobody asks again. */
  readonly unread = new Set<string>();
  /** Whether the first question of files that are not known yet is still without an answer. */
  isAskingReadings = false;
  /** How clear pictures are, by file. */
  readonly clarities = observable.map<string, FileClarity>({}, { deep: false });
  /** Invoices that stand elsewhere too, or that the tax register speaks against, by document. */
  uses: ReadonlyMap<string, InvoiceUse> = new Map();

  constructor() {
    makeAutoObservable<this>(
      this,
      {
        readings: false,
        unread: false,
        clarities: false,
        readingOf: false,
        isReadingAsked: false,
        readingProgress: false,
        clarityOf: false,
        useOf: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /** How the reading of a document stands; undefined where nothing is read of it. */
  readingOf(item: Pick<MaterialItem, 'files'>): FileReading | undefined {
    return this.readings.get(fileToRead(item) ?? '');
  }

  /** Whether it is still being found out if a document is read: nothing may be said yet of what it lacks. */
  isReadingAsked(item: Pick<MaterialItem, 'files'>): boolean {
    const fileId = fileToRead(item);
    return this.isAskingReadings && fileId !== undefined && !this.readings.has(fileId) && !this.unread.has(fileId);
  }

  /** How many of these documents have been read as far as possible, and how many there are. */
  readingProgress(items: readonly Pick<MaterialItem, 'files'>[]): { readonly done: number; readonly total: number } {
    const known = items.flatMap((item) => this.readingOf(item) ?? []);
    return { done: known.filter((reading) => !isUnderWay(reading)).length, total: known.length };
  }

  /** How clear a document's picture is; undefined while nobody knows, and of what is no picture. */
  clarityOf({ files: [file] }: Pick<MaterialItem, 'files'>): FileClarity | undefined {
    const clarity = this.clarities.get(file?.fileId ?? '');
    // Most PDFs are no scans: that nobody has looked at one yet is no news.
    return clarity?.state === 'timed-out' && extensionOf(file?.name ?? '') === 'pdf' ? undefined : clarity;
  }

  /** Where a document's invoice stands besides, and what speaks against it, as it is typed now. */
  useOf(documentId: string, content: DocumentContent): InvoiceUse | undefined {
    const [use, invoice] = [this.uses.get(documentId), invoiceOf(content)];
    return use && invoice && use.code === invoice.code && use.number === invoice.number ? use : undefined;
  }
}
