import { makeAutoObservable, observable } from 'mobx';
import type { InvoiceUse } from '../../../../application/ports/evidence/invoice-uses.ts';
import { invoiceOf, type DocumentContent } from '../../../../domain/evidence/materials/document-content.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { isUnderWay, type FileReading } from '../../../../domain/evidence/reading/file-reading.ts';
import type { FileClarity } from '../../../../domain/uploads/picture-clarity.ts';
import { extensionOf } from '../../../../domain/uploads/file-limits.ts';
import { fileToRead } from '../../shared/read-fields.ts';

/** Facts from machines, the tax register and other packages about the files and invoices of an open package. */
export class PackageFacts {
  /** The state of reading, by file. */
  readonly readings = observable.map<string, FileReading>({}, { deep: false });
  /** Files that the back end does not read; they are not requested again. */
  readonly unread = new Set<string>();
  /** Whether the first request about unknown files is still without an answer. */
  isLoadingReadings = false;
  /** The clarity of pictures, by file. */
  readonly clarities = observable.map<string, FileClarity>({}, { deep: false });
  /** Files that the user has declared to belong where they are. */
  readonly keptPapers = observable.set<string>();
  /** Documents that are being divided or moved. */
  readonly busyPapers = observable.set<string>();
  /** Invoices that are used elsewhere or marked in the tax register, by document. */
  uses: ReadonlyMap<string, InvoiceUse> = new Map();

  constructor() {
    makeAutoObservable<this>(
      this,
      {
        readings: false,
        unread: false,
        clarities: false,
        keptPapers: false,
        busyPapers: false,
        readingOf: false,
        isReadingUnknown: false,
        readingProgress: false,
        clarityOf: false,
        useOf: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /** The reading of a document; undefined if nothing is read. */
  readingOf(item: Pick<MaterialItem, 'files'>): FileReading | undefined {
    return this.readings.get(fileToRead(item) ?? '');
  }

  /** Whether it is still unknown if a document is read, so that nothing may be said of empty fields. */
  isReadingUnknown(item: Pick<MaterialItem, 'files'>): boolean {
    const fileId = fileToRead(item);
    return this.isLoadingReadings && fileId !== undefined && !this.readings.has(fileId) && !this.unread.has(fileId);
  }

  /** How many of these documents have been read as far as possible, and how many there are. */
  readingProgress(items: readonly Pick<MaterialItem, 'files'>[]): { readonly done: number; readonly total: number } {
    const known = items.flatMap((item) => this.readingOf(item) ?? []);
    return { done: known.filter((reading) => !isUnderWay(reading)).length, total: known.length };
  }

  /** The clarity of a document's picture; undefined if unknown, or if it is no picture. */
  clarityOf({ files: [file] }: Pick<MaterialItem, 'files'>): FileClarity | undefined {
    const clarity = this.clarities.get(file?.fileId ?? '');
    // Most PDFs are no scans, so a missing check is not worth a note.
    return clarity?.state === 'timed-out' && extensionOf(file?.name ?? '') === 'pdf' ? undefined : clarity;
  }

  /** The other use of a document's invoice, or its mark, as long as the typed invoice is the same. */
  useOf(documentId: string, content: DocumentContent): InvoiceUse | undefined {
    const [use, invoice] = [this.uses.get(documentId), invoiceOf(content)];
    return use && invoice && use.code === invoice.code && use.number === invoice.number ? use : undefined;
  }
}
