import type { ContentReader, WrittenContent } from '../../application/ports/viewer/shared/content-reader.ts';
import type { DocumentAddress, DocumentAddresses } from '../../application/ports/viewer/shared/document-addresses.ts';
import type { DocumentReader, OpenDocument, PageSize } from '../../application/ports/viewer/shared/document-reader.ts';
import { type PreviewForm, previewOf } from './preview-form.ts';
import { EntryUnshown, outcomeInForm, type ViewerOutcome, unknownFormat, unreadOutcome } from './viewer-outcomes.ts';
import type { ViewerFile } from './viewer-view-model.ts';

/** The result of opening a file. The name is the back end's, if it gave one. */
export type OpenedFile = { readonly name: string } & (
  | { readonly kind: 'document'; readonly document: OpenDocument; readonly firstPage: PageSize }
  | { readonly kind: 'image'; readonly document: OpenDocument; readonly firstPage: PageSize }
  | { readonly kind: 'written'; readonly written: WrittenContent }
  | ViewerOutcome
);

/** The ports for opening files. */
export interface FilePorts {
  readonly addresses: DocumentAddresses;
  readonly documents: DocumentReader;
  readonly contents: ContentReader;
}

/** Opens a file by its type. Never rejects; after an abort the result is to be ignored. */
export async function openFile(
  file: ViewerFile,
  ports: FilePorts,
  signal: AbortSignal,
  onProgress?: (percent: number) => void,
): Promise<OpenedFile> {
  return openContent(
    { name: file.name, identity: file.fileId, ask: async () => ports.addresses.addressOf(file.fileId) },
    ports,
    signal,
    onProgress,
  );
}

/** Opens a file of an archive, by its index in the archive. */
export async function openEntry(
  { fileId, name }: ViewerFile,
  index: number,
  ports: FilePorts,
  signal: AbortSignal,
  onProgress?: (percent: number) => void,
): Promise<OpenedFile> {
  const ask = async (): Promise<DocumentAddress> => {
    const address = await ports.addresses.entryAddressOf(fileId, index);
    if ('unshown' in address) throw new EntryUnshown(address.unshown);
    return address;
  };
  return openContent({ name, identity: entryKey(fileId, index), ask }, ports, signal, onProgress);
}

/** The key of a file in an archive. */
export function entryKey(fileId: string, index: number): string {
  return `${fileId}#${index}`;
}

interface OpenRequest {
  readonly name: string;
  readonly identity: string;
  readonly ask: () => Promise<DocumentAddress>;
}

async function openContent(
  { identity, ask, ...request }: OpenRequest,
  { documents, contents }: FilePorts,
  signal: AbortSignal,
  onProgress?: (percent: number) => void,
): Promise<OpenedFile> {
  let { name } = request;
  let form: PreviewForm | undefined;
  let document: OpenDocument | undefined;
  try {
    const location = await ask();
    signal.throwIfAborted();
    name = location.name || name;
    if (location.entries)
      return {
        name,
        kind: 'written',
        written: { kind: 'archive', entries: location.entries, opens: location.opensEntries === true },
      };
    form = previewOf(location.mimeType, name);
    if (form === undefined) return { name, ...unknownFormat };
    let firstUrl: string | undefined = location.url;
    const address = async (): Promise<string> => {
      const url = firstUrl ?? (await ask()).url;
      firstUrl = undefined;
      return url;
    };
    if (form === 'pdf') document = await documents.open(address, signal, `${identity} ${location.size ?? ''}`);
    else {
      const content = await contents.read(form, address, signal, onProgress);
      if (content.kind !== 'pages') return { name, kind: 'written', written: content };
      document = content.document;
    }
    return {
      name,
      kind: form === 'picture' ? 'image' : 'document',
      document,
      firstPage: (await document.page(1)).size,
    };
  } catch (error) {
    void document?.close();
    return { name, ...outcomeInForm(await unreadOutcome(error, ask), form) };
  }
}
