import type {
  ContentForm,
  ContentReader,
  ReadContent,
} from '../../../src/application/ports/viewer/shared/content-reader.ts';
import type { ArchiveEntry } from '../../../src/domain/viewer/shared/archive-entry.ts';
import type {
  DocumentAddress,
  DocumentAddresses,
  EntryAddress,
} from '../../../src/application/ports/viewer/shared/document-addresses.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import {
  DocumentFault,
  type DocumentFaultReason,
  type DocumentPage,
  type DocumentReader,
  type OpenDocument,
  type PageSize,
} from '../../../src/application/ports/viewer/shared/document-reader.ts';

export const a4: PageSize = { width: 800, height: 1000 };

/** Addresses with consecutive numbers, which can be refused or held back. */
export class FakeAddresses implements DocumentAddresses {
  readonly mimeTypes = new Map<string, string>();
  readonly names = new Map<string, string>();
  readonly given: string[] = [];
  refuses = false;
  /** Number of addresses after which the connection is lost. */
  goesOfflineAfter = Infinity;
  #held: PromiseWithResolvers<void> | undefined;

  hold(): () => void {
    const held = Promise.withResolvers<void>();
    this.#held = held;
    return () => {
      this.#held = undefined;
      held.resolve();
    };
  }

  async addressOf(fileId: string): Promise<DocumentAddress> {
    await this.#held?.promise;
    if (this.refuses) throw new Error('refused');
    if (this.given.length >= this.goesOfflineAfter) throw new PortFault('offline');
    const url = `store/${fileId}?${this.given.length + 1}`;
    this.given.push(url);
    return {
      url,
      mimeType: this.mimeTypes.get(fileId) ?? 'application/pdf',
      name: this.names.get(fileId) ?? `${fileId}.pdf`,
      ...this.archives.get(fileId),
    };
  }

  /** The content of archives, and whether files can be opened. */
  readonly archives = new Map<string, { readonly entries: readonly ArchiveEntry[]; readonly opensEntries: boolean }>();
  /** The answers for files of archives, by their keys; a PDF where there is none. */
  readonly unpacked = new Map<string, EntryAddress>();
  readonly unpackedAsked: string[] = [];

  async entryAddressOf(fileId: string, index: number): Promise<EntryAddress> {
    await this.#held?.promise;
    if (this.refuses) throw new Error('refused');
    const key = `${fileId}#${index}`;
    this.unpackedAsked.push(key);
    const name = this.archives.get(fileId)?.entries[index]?.path.split('/').at(-1) ?? '';
    return this.unpacked.get(key) ?? { url: `store/${key}`, saveUrl: `save/${key}`, mimeType: 'application/pdf', name };
  }

  async downloadAddressOf(fileId: string): Promise<string> {
    if (this.refuses) throw new Error('refused');
    return `download/${fileId}`;
  }
}

/** Documents with pages of given sizes, which record their use. */
export class FakeReader implements DocumentReader {
  forget(): void {}

  pages: readonly PageSize[] = [a4, a4, a4];
  /** The text of each page, in pieces. */
  texts: readonly (readonly string[])[] = [];
  missingPictures: readonly number[] = [];
  /** Pages with text that cannot be shown faithfully. */
  unfaithful: readonly number[] = [];
  fault: DocumentFaultReason | undefined;
  pageFault: DocumentFaultReason | undefined;
  renewals = 0;
  warmed = 0;
  opened = 0;
  closed = 0;
  readonly drawn: string[] = [];

  /** Requested pages of all documents, in the order of the requests. */
  readonly pagesAsked: number[] = [];
  #held: Promise<void> = Promise.resolve();

  /** Delays pages from now on until the returned promise is resolved. */
  holdPages(): PromiseWithResolvers<void> {
    const held = Promise.withResolvers<void>();
    this.#held = held.promise;
    return held;
  }

  warmUp(): void {
    this.warmed += 1;
  }

  async open(address: () => Promise<string>): Promise<OpenDocument> {
    await address();
    for (let renewal = 0; renewal < this.renewals; renewal += 1) await address();
    if (this.fault !== undefined) throw new DocumentFault(this.fault);
    this.opened += 1;
    return {
      pageCount: this.pages.length,
      page: async (number) => {
        this.pagesAsked.push(number);
        await this.#held;
        return this.#page(number);
      },
      close: async () => {
        this.closed += 1;
      },
    };
  }

  #page(number: number): DocumentPage {
    return {
      size: this.pages[number - 1] ?? a4,
      missingPictures: this.missingPictures[number - 1] ?? 0,
      hasUnfaithfulText: async () => this.unfaithful.includes(number),
      draw: async (_canvas, { scale, rotation }) => {
        if (this.pageFault !== undefined) throw new DocumentFault(this.pageFault);
        this.drawn.push(`${number} at ${scale} turned ${rotation}`);
      },
      layText: async () => {},
      text: async () => {
        if (this.pageFault !== undefined) throw new DocumentFault(this.pageFault);
        return this.texts[number - 1] ?? [];
      },
    };
  }
}

/** Pictures of a given size, and texts for any other content. */
export class FakeContents implements ContentReader {
  picture: PageSize = { width: 1600, height: 400 };
  fault: DocumentFaultReason | undefined;
  renewals = 0;
  warmed = 0;
  closed = 0;
  readonly asked: ContentForm[] = [];
  readonly drawn: string[] = [];

  warmUp(): void {
    this.warmed += 1;
  }

  async read(form: ContentForm, address: () => Promise<string>): Promise<ReadContent> {
    this.asked.push(form);
    await address();
    for (let renewal = 0; renewal < this.renewals; renewal += 1) await address();
    if (this.fault !== undefined) throw new DocumentFault(this.fault);
    if (form !== 'picture') return { kind: 'text', text: form, cut: false };
    const page: DocumentPage = {
      size: this.picture,
      draw: async (_canvas, { scale, rotation }) => void this.drawn.push(`at ${scale} turned ${rotation}`),
      layText: async () => {},
      text: async () => [],
    };
    return {
      kind: 'pages',
      document: { pageCount: 1, page: async () => page, close: async () => void (this.closed += 1) },
    };
  }
}
