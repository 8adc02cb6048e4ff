import { extensionOf, fileRefusal, limitsOf } from '../../src/domain/upload/file-limits.ts';
import { isEditable } from '../../src/domain/materials/package-machine.ts';
import { acceptArrived, promisedType } from './arrived-file.ts';
import type { CallContext } from './context.ts';
import { nextTurn } from './item-place.ts';
import { callerOf, type Desk } from './handlers.ts';
import { ownMaterial, permitted } from './ownership.ts';
import type { Parts } from './parts.ts';
import type { FileRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import { randomToken, sha256Hex } from './secrets.ts';

/** How long an upload form and a reading address stand, in milliseconds. */
const policyLifetime = 15 * 60_000;
const addressLifetime = 5 * 60_000;

export interface FileDesk extends Desk<'uploadPolicy' | 'fileInfo' | 'fileDownload' | 'mimeTypes'> {
  /** The object store says that an upload arrived. */
  arrived(objectKey: string): Promise<{ readonly pkFile: string }>;
  /** An upload through the API itself, where the store takes none (`useOss` false). `fileName` is the one that the policy gave. */
  receive(fileName: string, bytes: Uint8Array, context: CallContext): Promise<{ readonly pkFile: string }>;
  /** A short-lived address of anybody's file, for the sandbox's reviewer. */
  reviewerAddress(pkFile: string): Promise<string>;
}

/** Uploads and addresses of files (document 1, section 7). */
export function fileDesk(parts: Parts): FileDesk {
  const { store, objects, clock, documents } = parts;

  async function visibleFile(pkFile: string, context: CallContext): Promise<FileRecord> {
    const { user } = callerOf(context);
    const file = await store.transaction(async (transaction) => transaction.files.find(pkFile));
    if (!file || file.state !== 'stored' || (file.pkCorp !== undefined && file.pkCorp !== user.pkCorp)) throw new Refusal('NOT_FOUND');
    return made(file);
  }

  /** The demo world's documents are made when somebody first opens them. */
  async function made(file: FileRecord): Promise<FileRecord> {
    // Its digest is known once it has been made; a store that was emptied since has it made again.
    if (!file.order || (file.sha256 !== '' && (await objects.head(file.objectKey)))) return file;
    const { bytes, mimeType } = await documents.make(file.order);
    await objects.put(file.objectKey, bytes, mimeType);
    const known: FileRecord = { ...file, size: bytes.length, mimeType, sha256: await sha256Hex(bytes) };
    await store.transaction(async (transaction) => transaction.files.save(known));
    return known;
  }

  return {
    uploadPolicy: async (request, context) => {
      const caller = permitted(context, 'edit');
      const file = await store.transaction(async (transaction): Promise<FileRecord> => {
        const known = await transaction.files.byUploadId(caller.user.userId, request.uploadId);
        if (known?.sha256 === request.sha256 && known.docMaterialId === request.docMaterialId) return known;
        if (known) throw new Refusal('IDEMPOTENCY_REUSED');
        const { material, parent } = await ownMaterial(transaction, caller, request.docMaterialId);
        if (!isEditable(parent.state)) throw new Refusal('NOT_OPEN_FOR_CHANGE', { state: parent.state });
        const refusal = fileRefusal({ name: request.localFileName, size: request.size }, material.category.limits ?? limitsOf[material.category.docFileType]);
        if (refusal?.because === 'extension-not-allowed') throw new Refusal('FILE_EXTENSION', { allowed: refusal.allowed });
        if (refusal?.because === 'too-large') throw new Refusal('FILE_TOO_LARGE', { megabytes: refusal.limitMegabytes });
        if (refusal) throw new Refusal('FILE_EMPTY');
        const awaited: FileRecord = {
          pkFile: `PK${randomToken(12)}`, pkCorp: caller.user.pkCorp, name: request.localFileName, size: request.size, mimeType: promisedType(request.localFileName),
          sha256: request.sha256, objectKey: `${randomToken(16)}.${extensionOf(request.localFileName)}`, state: 'awaited', uploadId: request.uploadId,
          docMaterialId: request.docMaterialId, createdBy: caller.user.userId, createdAt: clock.now(), turn: await nextTurn(transaction, parent.docDatumId), order: undefined,
        };
        await transaction.files.save(awaited);
        return awaited;
      });
      if (file.state === 'stored') return { useOss: false, fileName: file.objectKey, pkFile: file.pkFile };
      const policy = await objects.postPolicy({
        key: file.objectKey, contentType: file.mimeType, maxBytes: file.size, expiresAt: clock.steady() + policyLifetime, callbackUploadId: file.uploadId,
      });
      return policy ? { useOss: true, fileName: file.objectKey, ...policy } : { useOss: false, fileName: file.objectKey };
    },

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

    arrived: async (objectKey) => ({ pkFile: (await acceptArrived(parts, objectKey)).pkFile }),

    receive: async (fileName, bytes, context) => {
      const caller = permitted(context, 'edit');
      const awaited = await store.transaction(async (transaction) => transaction.files.byObjectKey(fileName));
      if (!awaited || awaited.createdBy !== caller.user.userId) throw new Refusal('NOT_FOUND');
      if (awaited.state === 'awaited') await objects.put(awaited.objectKey, bytes, awaited.mimeType);
      return { pkFile: (await acceptArrived(parts, fileName)).pkFile };
    },
  };
}
