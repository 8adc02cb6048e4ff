import { DocumentFault } from '../../application/ports/viewer/shared/document-reader.ts';
import type { DocumentAddresses } from '../../application/ports/viewer/shared/document-addresses.ts';
import type { DividedFile, FileCopies } from '../../application/ports/evidence/file-copies.ts';
import { PortFault } from '../../application/ports/port-fault.ts';
import type { PagePart } from '../../domain/evidence/reading/invoices-on-paper.ts';
import { RangedFile } from './ranged-file.ts';

/** More bytes than any file of a package has, so that it comes in one request. */
const wholeFile = 256 * 1024 * 1024;

/** Copies of files from the store. The library that divides PDFs is fetched when one is divided. */
export class StoredFileCopies implements FileCopies {
  readonly #addresses: Pick<DocumentAddresses, 'addressOf'>;
  readonly #fetch: typeof fetch | undefined;

  constructor(addresses: Pick<DocumentAddresses, 'addressOf'>, fetchFile?: typeof fetch) {
    this.#addresses = addresses;
    this.#fetch = fetchFile;
  }

  async copy(fileId: string): Promise<Uint8Array<ArrayBuffer>> {
    const { signal } = new AbortController();
    const address = async (): Promise<string> => (await this.#addresses.addressOf(fileId)).url;
    const file = this.#fetch ? new RangedFile(address, signal, this.#fetch) : new RangedFile(address, signal);
    try {
      const { bytes } = await file.beginning(wholeFile);
      return Uint8Array.from(bytes);
    } catch (thrown) {
      throw faultOf(thrown);
    }
  }

  async divide(fileId: string, parts: readonly (readonly PagePart[])[]): Promise<DividedFile> {
    const [bytes, { dividePdf }] = await Promise.all([this.copy(fileId), loadDivider()]);
    return dividePdf(bytes, parts);
  }
}

async function loadDivider() {
  try {
    return await import('./divide-pdf.ts');
  } catch {
    throw new PortFault('offline', { call: 'divide file' });
  }
}

function faultOf(thrown: unknown): unknown {
  if (!(thrown instanceof DocumentFault)) return thrown;
  const { because } = thrown;
  const kind = because === 'offline' ? 'offline' : because === 'timed-out' ? 'timed-out' : 'not-found';
  return new PortFault(kind, { call: 'copy file' });
}
