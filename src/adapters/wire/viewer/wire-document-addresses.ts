import { fileCalls } from '../../../contract/documented/files.ts';
import { archiveExtensions } from '../../../contract/extensions/archive-extensions.ts';
import { entryTroubles } from '../../../domain/viewer/shared/archive-entry.ts';
import type {
  DocumentAddress,
  DocumentAddresses,
  EntryAddress,
} from '../../../application/ports/viewer/shared/document-addresses.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { WireClient } from '../wire-client.ts';

export class WireDocumentAddresses implements DocumentAddresses {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async addressOf(pkFile: string): Promise<DocumentAddress> {
    const [file] = await this.#client.send(fileCalls.fileInfo, { ids: pkFile });
    if (!file) throw new PortFault('not-found', { call: 'fileInfo' });
    return {
      url: file.url,
      mimeType: file.mimeType,
      name: file.name ?? '',
      ...(file.size ? { size: file.size } : {}),
      ...(file.entries ? { entries: file.entries, opensEntries: this.#client.offers('archive-entries') } : {}),
    };
  }

  async downloadAddressOf(pkFile: string): Promise<string> {
    return (await this.#client.send(fileCalls.fileDownload, { id: pkFile })).url;
  }

  async entryAddressOf(pkFile: string, index: number): Promise<EntryAddress> {
    const { file, unshown } = await this.#client.send(archiveExtensions.archiveEntry, { pkFile, index });
    if (!file) return { unshown: entryTroubles.find((each) => each === unshown) ?? 'unknown-format' };
    return { url: file.url, saveUrl: file.downloadUrl, mimeType: file.mimeType, name: file.name, size: file.size };
  }
}
