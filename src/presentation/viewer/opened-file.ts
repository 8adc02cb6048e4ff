import type { DocumentAddresses } from '../../application/ports/viewer/shared/document-addresses.ts';
import type { DocumentReader, OpenDocument, PageSize } from '../../application/ports/viewer/shared/document-reader.ts';
import { type ViewerOutcome, isSpreadsheet, previewOf, spreadsheet, unknownFormat, unreadOutcome } from './viewer-outcomes.ts';
import type { ViewerFile } from './viewer-view-model.ts';

/** What became of opening a file. The name is the back end's, where it told one. */
export type OpenedFile = { readonly name: string } & (
  | { readonly kind: 'document'; readonly document: OpenDocument; readonly firstPage: PageSize }
  | { readonly kind: 'image'; readonly url: string }
  | ViewerOutcome
);

/** Asks for a file's address and opens it after its type. Never rejects; after an abort the answer means nothing. */
export async function openedFile(file: ViewerFile, addresses: DocumentAddresses, reader: DocumentReader, signal: AbortSignal): Promise<OpenedFile> {
  let { name } = file;
  let document: OpenDocument | undefined;
  try {
    const address = await addresses.addressOf(file.pkFile);
    signal.throwIfAborted();
    name = address.name || name;
    const preview = previewOf(address.mimeType);
    if (preview === undefined) return { name, ...(isSpreadsheet(address.mimeType) ? spreadsheet : unknownFormat) };
    if (preview === 'image') return { name, kind: 'image', url: address.url };
    let unused: string | undefined = address.url;
    document = await reader.open(async () => {
      const url = unused ?? (await addresses.addressOf(file.pkFile)).url;
      unused = undefined;
      return url;
    }, signal, `${file.pkFile} ${address.size ?? ''}`);
    return { name, kind: 'document', document, firstPage: (await document.page(1)).size };
  } catch (error) {
    void document?.close();
    return { name, ...(await unreadOutcome(error, async () => addresses.addressOf(file.pkFile))) };
  }
}
