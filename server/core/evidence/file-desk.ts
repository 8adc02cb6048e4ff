import { contentOf } from '../byte-stream.ts';
import { freshKey } from './arrived-file.ts';
import type { CallContext } from '../context.ts';
import { fileUploads, type FileUploads } from './file-uploads.ts';
import type { Desk } from '../handlers.ts';
import { ownPackage, permitted } from './ownership.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';

/** How long a reading address stands, in milliseconds. */
const addressLifetime = 5 * 60_000;

export interface FileDesk extends FileUploads, Desk<'fileInfo' | 'fileDownload' | 'mimeTypes'> {
  /** A short-lived address of anybody's file, for the sandbox's reviewer. */
  reviewerAddress(pkFile: string): Promise<string>;
}

/** Uploads and addresses of files (document 1, section 7). */
export function fileDesk(parts: Parts): FileDesk {
  const { store, objects, clock, documents } = parts;

  /** A file of a package that the caller may look at, or one of everybody's; others answer as if they did not exist. */
  async function visibleFile(pkFile: string, context: CallContext): Promise<FileRecord> {
    const caller = permitted(context, 'view');
    const file = await store.transaction(async (transaction) => {
      const found = await transaction.files.find(pkFile);
      if (found?.state !== 'stored') throw new Refusal('NOT_FOUND');
      if (found.pkCorp === undefined) return found;
      const material = await transaction.materials.find(found.docMaterialId ?? '');
      if (!material || found.pkCorp !== caller.user.pkCorp) throw new Refusal('NOT_FOUND');
      await ownPackage(transaction, caller, material.docDatumId, false);
      return found;
    });
    return made(file);
  }

  /** The demo world's documents are made when somebody first opens them. */
  async function made(file: FileRecord): Promise<FileRecord> {
    // Its digest is known once it has been made; a store that was emptied since has it made again.
    if (!file.order || (file.sha256 !== '' && (await objects.head(file.objectKey)))) return file;
    const { bytes, mimeType } = await documents.make(file.order);
    const objectKey = freshKey(file.name);
    await objects.put(objectKey, contentOf(bytes, mimeType));
    const sha256 = await sha256Hex(bytes);
    const kept = await store.transaction(async (transaction) => {
      const held = await transaction.files.lock(file.pkFile);
      if (held && held.objectKey !== file.objectKey) return held;
      // It may have been submitted meanwhile.
      const known: FileRecord = { ...(held ?? file), objectKey, size: bytes.length, mimeType, sha256 };
      await transaction.files.save(known);
      return known;
    });
    // Somebody else has made it meanwhile.
    if (kept.objectKey !== objectKey) await objects.remove(objectKey);
    return kept;
  }

  return {
    ...fileUploads(parts),

    fileInfo: async ({ ids }, context) => {
      const expiresAt = clock.steady() + addressLifetime;
      const answers = [];
      for (const id of ids) {
        const file = await visibleFile(id, context);
        answers.push({ pkFile: file.pkFile, url: await objects.signedAddress(file.objectKey, { expiresAt }), mimeType: file.mimeType, name: file.name, size: file.size, expiresAt });
      }
      return answers;
    },

    fileDownload: async ({ id }, context) => {
      const file = await visibleFile(id, context);
      return { url: await objects.signedAddress(file.objectKey, { expiresAt: clock.steady() + addressLifetime, downloadName: file.name }) };
    },

    mimeTypes: async ({ pkFiles }, context) => {
      const answers = [];
      for (const pkFile of pkFiles) answers.push({ pkFile, mimeType: (await visibleFile(pkFile, context)).mimeType });
      return answers;
    },

    reviewerAddress: async (pkFile) => {
      const file = await store.transaction(async (transaction) => transaction.files.find(pkFile));
      if (file?.state !== 'stored') throw new Refusal('NOT_FOUND');
      return objects.signedAddress((await made(file)).objectKey, { expiresAt: clock.steady() + addressLifetime });
    },
  };
}
