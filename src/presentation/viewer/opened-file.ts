import type { ContentReader, WrittenContent } from '../../application/ports/viewer/shared/content-reader.ts';
import type { DocumentAddress, DocumentAddresses } from '../../application/ports/viewer/shared/document-addresses.ts';
import type { DocumentReader, OpenDocument, PageSize } from '../../application/ports/viewer/shared/document-reader.ts';
import { type PreviewForm, previewOf } from './preview-form.ts';
import { EntryUnshown, inForm, type ViewerOutcome, unknownFormat, unreadOutcome } from './viewer-outcomes.ts';
import type { ViewerFile } from './viewer-view-model.ts';

/** The outcome of opening a file. The name is the back end's, where the back end gave one. */
export type OpenedFile = { readonly name: string } & (
  | { readonly kind: 'document'; readonly document: OpenDocument; readonly firstPage: PageSize }
  | { readonly kind: 'image'; readonly document: OpenDocument; readonly firstPage: PageSize }
  | { readonly kind: 'written'; readonly written: WrittenContent }
  | ViewerOutcome
);

/** What files are opened with. */
export interface FileOpening {
  readonly addresses: DocumentAddresses;
  readonly documents: DocumentReader;
  readonly contents: ContentReader;
}

/** Asks for a file's address and opens it after its type. Never rejects; after an abort the answer means nothing. */
export async function openedFile(
  file: ViewerFile,
  opening: FileOpening,
  signal: AbortSignal,
  come?: (percent: number) => void,
): Promise<OpenedFile> {
  return opened(
    { name: file.name, identity: file.fileId, ask: async () => opening.addresses.addressOf(file.fileId) },
    opening,
    signal,
    come,
  );
}

/** The same of one file of an archive, by its place in the list. */
export async function openedEntry(
  { fileId, name }: ViewerFile,
  index: number,
  opening: FileOpening,
  signal: AbortSignal,
  come?: (percent: number) => void,
): Promise<OpenedFile> {
  const ask = async (): Promise<DocumentAddress> => {
    const given = await opening.addresses.entryAddressOf(fileId, index);
    if ('unshown' in given) throw new EntryUnshown(given.unshown);
    return given;
  };
  return opened({ name, identity: entryKey(fileId, index), ask }, opening, signal, come);
}

/** The key that identifies a file of an archive. */
export function entryKey(fileId: string, index: number): string {
  return `${fileId}#${index}`;
}

interface Asked {
  readonly name: string;
  readonly identity: string;
  readonly ask: () => Promise<DocumentAddress>;
}

async function opened(
  { identity, ask, ...asked }: Asked,
  { documents, contents }: FileOpening,
  signal: AbortSignal,
  come?: (percent: number) => void,
): Promise<OpenedFile> {
  let { name } = asked;
  let form: PreviewForm | undefined;
  let document: OpenDocument | undefined;
  try {
    const given = await ask();
    signal.throwIfAborted();
    name = given.name || name;
    if (given.entries)
      return {
        name,
        kind: 'written',
        written: { kind: 'archive', entries: given.entries, opens: given.opensEntries === true },
      };
    form = previewOf(given.mimeType, name);
    if (form === undefined) return { name, ...unknownFormat };
    let unused: string | undefined = given.url;
    const address = async (): Promise<string> => {
      const url = unused ?? (await ask()).url;
      unused = undefined;
      return url;
    };
    if (form === 'pdf') document = await documents.open(address, signal, `${identity} ${given.size ?? ''}`);
    else {
      const content = await contents.read(form, address, signal, come);
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
    return { name, ...inForm(await unreadOutcome(error, ask), form) };
  }
}
