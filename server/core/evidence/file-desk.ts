import { contentOf } from '../byte-stream.ts';
import { freshKey } from './arrived-file.ts';
import type { CallContext, Caller } from '../context.ts';
import { fileUploads, type FileUploads } from './file-uploads.ts';
import type { Desk } from '../handlers.ts';
import { ownPackage, permitted } from './ownership.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';

/** How long a reading address stands, in milliseconds. */
const addressLifetime = 5 * 60_000;

/** Files that one call may ask about. */
const mostAsked = 50;

/** Each file once; refuses with REQUEST_INVALID more than may be asked about at once. */
function filesAsked(ids: readonly string[], field: string): readonly string[] {
  const asked = [...new Set(ids)];
  if (asked.length > mostAsked) throw new Refusal('REQUEST_INVALID', { field });
  return asked;
}

export interface FileDesk extends FileUploads, Desk<'fileInfo' | 'fileDownload' | 'mimeTypes'> {
  /** A short-lived address of anybody's file, for the sandbox's reviewer. */
  reviewerAddress(pkFile: string): Promise<string>;
}

/** Uploads and addresses of files (document 1, section 7). */
export function fileDesk(parts: Parts): FileDesk {
  const { store, objects, clock, documents } = parts;

  /** A file of a package that the caller may look at, or one of everybody's; others answer as if they did not exist. */
  async function visible(transaction: Transaction, caller: Caller, pkFile: string): Promise<FileRecord> {
    const found = await transaction.files.find(pkFile);
    if (found?.state !== 'stored') throw new Refusal('NOT_FOUND');
    if (found.pkCorp === undefined) return found;
    const material = await transaction.materials.find(found.docMaterialId ?? '');
    if (!material || found.pkCorp !== caller.user.pkCorp) throw new Refusal('NOT_FOUND');
    await ownPackage(transaction, caller, material.docDatumId, false);
    return found;
  }

  async function visibleFiles(ids: readonly string[], context: CallContext): Promise<readonly FileRecord[]> {
    const caller = permitted(context, 'view');
    const found = await store.transaction(async (transaction) => {
      const files: FileRecord[] = [];
      for (const id of ids) files.push(await visible(transaction, caller, id));
      return files;
    });
    const files: FileRecord[] = [];
    for (const file of found) files.push(await made(file));
    return files;
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
      for (const file of await visibleFiles(filesAsked(ids, 'ids'), context)) {
        answers.push({ pkFile: file.pkFile, url: await objects.signedAddress(file.objectKey, { expiresAt }), mimeType: file.mimeType, name: file.name, size: file.size, expiresAt });
      }
      return answers;
    },

    fileDownload: async ({ id }, context) => {
      const [file] = await visibleFiles([id], context);
      if (!file) throw new Refusal('NOT_FOUND');
      return { url: await objects.signedAddress(file.objectKey, { expiresAt: clock.steady() + addressLifetime, downloadName: file.name }) };
    },

    mimeTypes: async ({ pkFiles }, context) => (await visibleFiles(filesAsked(pkFiles, 'pkFiles'), context)).map(({ pkFile, mimeType }) => ({ pkFile, mimeType })),

    reviewerAddress: async (pkFile) => {
      const file = await store.transaction(async (transaction) => transaction.files.find(pkFile));
      if (file?.state !== 'stored') throw new Refusal('NOT_FOUND');
      return objects.signedAddress((await made(file)).objectKey, { expiresAt: clock.steady() + addressLifetime });
    },
  };
}
