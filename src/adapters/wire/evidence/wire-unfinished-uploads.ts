import type { LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { UnfinishedUpload, UnfinishedUploads } from '../../../application/ports/evidence/unfinished-uploads.ts';
import { partExtensions } from '../../../contract/extensions/part-extensions.ts';
import { digestOf } from '../file-digest.ts';
import type { WireClient } from '../wire-client.ts';

export class WireUnfinishedUploads implements UnfinishedUploads {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async ofPackage(docDatumId: string): Promise<readonly UnfinishedUpload[]> {
    if (!this.client.offers('upload-parts')) return [];
    const { uploads } = await this.client.send(partExtensions.openParts, { docDatumId });
    return uploads.map(({ uploadId, fileName, docMaterialId, sha256, localFileName, size, kept }) => ({
      uploadId,
      name: localFileName,
      size,
      kept,
      materialId: docMaterialId,
      sha256,
      place: fileName,
    }));
  }

  async isOf({ size, sha256 }: UnfinishedUpload, file: LocalFile): Promise<boolean> {
    return file.size === size && (await digestOf(await file.bytes())) === sha256;
  }

  async letGo({ place }: UnfinishedUpload): Promise<void> {
    await this.client.send(partExtensions.abortParts, { fileName: place });
  }
}
