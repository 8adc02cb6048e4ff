import { companyPlaces } from '../../../src/domain/uploads/company-places.ts';
import { extensionOf } from '../../../src/domain/uploads/file-limits.ts';
import type { GivenAnswerOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import { exactly } from '../byte-stream.ts';
import { callbackToken, isCallbackToken } from './callback-token.ts';
import type { CallContext, Caller } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { ownMaterial, permittedCaller } from './ownership.ts';
import { checkAcceptsFile } from './package-editability.ts';
import type { Parts } from '../parts.ts';
import type { ByteStream } from '../ports.ts';
import type { FileRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { policyLifetime } from './policy-lifetime.ts';
import type { UploadIntake } from './upload-intake.ts';

type PolicyAnswer = GivenAnswerOf<Calls['uploadPolicy']>;

export interface ArrivalNotice {
  readonly objectKey: string;
  readonly token: string;
}

/** Uploads of files: requested, sent by one of two methods, and read back (document 1, section 7). */
export interface FileUploads extends Desk<'uploadPolicy'> {
  /**
   * Receives the object store's notice that an upload arrived. Refuses with NOT_FOUND any other caller, before anything
   * is looked up.
   */
  acceptNotice(notice: ArrivalNotice): Promise<{ readonly pkFile: string }>;
  /**
   * Receives an upload through the API, where the store accepts none (`useOss` false). `fileName` is from the policy.
   * Nothing of `bytes` is read before the permission is checked. Refuses with UPLOAD_BY_FORM a file that was promised
   * to the store.
   */
  receive(fileName: string, bytes: ByteStream, context: CallContext): Promise<{ readonly pkFile: string }>;
}

/** The caller, if they may send the file: into a package with the right to edit, elsewhere any signed-in user. */
const sender = (context: CallContext, docMaterialId: string | undefined): Caller =>
  docMaterialId === undefined || companyPlaces.has(docMaterialId)
    ? callerOf(context)
    : permittedCaller(context, 'edit');

export function fileUploads(parts: Parts, intake: UploadIntake): FileUploads {
  const { store, objects, clock, secret } = parts;
  const { acceptances } = intake;

  /** Issues an upload policy and records its method and expiry. */
  async function promiseUpload(transaction: Transaction, file: FileRecord): Promise<PolicyAnswer> {
    const promisedUntil = clock.realTime() + policyLifetime;
    // An upload that began in parts is now sent whole.
    if (file.partUpload !== undefined) await objects.inParts?.abort({ key: file.promisedKey, upload: file.partUpload });
    const policy = await objects.postPolicy({
      key: file.promisedKey,
      contentType: file.mimeType,
      maxBytes: file.size,
      expiresAt: promisedUntil,
      callbackUploadId: file.uploadId,
      callbackToken: await callbackToken(secret, file.promisedKey),
    });
    await transaction.files.save({ ...file, promisedUntil, transport: policy ? 'form' : 'api', partUpload: undefined });
    return policy
      ? { useOss: true, fileName: file.promisedKey, ...policy }
      : { useOss: false, fileName: file.promisedKey };
  }

  /**
   * Removes an object that no record names: a user may still use the form of an abandoned key. Keys are random, so no
   * record will name it later.
   */
  async function removeUnnamed(objectKey: string): Promise<void> {
    await objects
      .remove(objectKey)
      .catch((fault: unknown) => parts.report(fault, { call: 'fileArrived', traceId: '' }));
  }

  return {
    uploadPolicy: async (request, context) => {
      const caller = sender(context, request.docMaterialId);
      const here = await intake.alreadyHere(caller, request);
      if (here) return { useOss: false, fileName: here.promisedKey, pkFile: here.pkFile };
      return store.transaction(async (transaction) => {
        const file = await intake.awaitUpload(transaction, caller, request);
        return file.state === 'stored'
          ? { useOss: false, fileName: file.promisedKey, pkFile: file.pkFile }
          : promiseUpload(transaction, file);
      });
    },

    acceptNotice: async ({ objectKey, token }) => {
      if (!(await isCallbackToken(secret, objectKey, token))) throw new Refusal('NOT_FOUND');
      const file = await store.transaction(async (transaction) => transaction.files.byPromisedKey(objectKey));
      if (!file) {
        await removeUnnamed(objectKey);
        throw new Refusal('FILE_MISSING', { name: '' });
      }
      return { pkFile: (await acceptances.accept(file.pkFile, objectKey)).pkFile };
    },

    receive: async (fileName, bytes, context) => {
      const caller = callerOf(context);
      const file = await store.transaction(async (transaction) => {
        const found = await transaction.files.byPromisedKey(fileName);
        if (!found || found.createdBy !== caller.user.userId) throw new Refusal('NOT_FOUND');
        sender(context, found.docMaterialId);
        if (found.transport !== 'api') throw new Refusal('UPLOAD_BY_FORM', { name: found.name });
        if (found.state === 'stored') return found;
        if (found.docMaterialId !== undefined && !companyPlaces.has(found.docMaterialId)) {
          const { material, parent } = await ownMaterial(transaction, caller, found.docMaterialId);
          await checkAcceptsFile(transaction, parent, material);
        }
        const held = await transaction.files.lock(found.pkFile);
        if (!held || held.promisedUntil <= clock.realTime()) throw new Refusal('FILE_MISSING', { name: found.name });
        const attempt = { ...held, attempts: held.attempts + 1 };
        await transaction.files.save(attempt);
        return attempt;
      });
      if (file.state === 'stored') return { pkFile: file.pkFile };
      const key = attemptKey(file, file.attempts);
      await objects.put(key, {
        bytes: exactly(bytes, file.size, () => new Refusal('FILE_MISMATCH', { name: file.name })),
        size: file.size,
        contentType: file.mimeType,
      });
      return { pkFile: (await acceptances.accept(file.pkFile, key)).pkFile };
    },
  };
}

/** Object key of one attempt through the API, different from that of any other attempt and of the accepted file. */
export function attemptKey(file: Pick<FileRecord, 'promisedKey' | 'name'>, attempt: number): string {
  return `${file.promisedKey.replace(/\.[^.]*$/, '')}-${attempt}.${extensionOf(file.name)}`;
}
