import { fileCalls } from '../../../contract/documented/files.ts';
import type { DocumentAddress, DocumentAddresses } from '../../../application/ports/viewer/shared/document-addresses.ts';
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
    return { url: file.url, mimeType: file.mimeType, name: file.name ?? '', ...(file.size ? { size: file.size } : {}), ...(file.entries ? { entries: file.entries } : {}) };
  }

  async downloadAddressOf(pkFile: string): Promise<string> {
    return (await this.#client.send(fileCalls.fileDownload, { id: pkFile })).url;
  }
}
