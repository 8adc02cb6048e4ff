import { limitsOf } from '../../../src/domain/evidence/upload/document-limits.ts';
import { extensionOf, fileRefusal } from '../../../src/domain/evidence/upload/file-limits.ts';
import type { GivenAnswerOf, ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import { Acceptances } from './acceptances.ts';
import { freshKey, promisedType } from './arrived-file.ts';
import { exactly } from '../byte-stream.ts';
import { callbackToken, isCallbackToken } from './callback-token.ts';
import type { CallContext, Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { nextTurn } from './item-place.ts';
import { ownMaterial, permitted } from './ownership.ts';
import { checkTakesFiles } from './package-openness.ts';
import type { Parts } from '../parts.ts';
import type { ByteStream } from '../ports.ts';
import type { FileRecord, MaterialRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';

/** How long an upload form stands, in milliseconds. */
const policyLifetime = 15 * 60_000;

/** How many uploads of one user may wait for bytes, or for a document that names them. */
const mostUnused = 200;

type PolicyRequest = ParsedRequestOf<Calls['uploadPolicy']>;
type PolicyAnswer = GivenAnswerOf<Calls['uploadPolicy']>;

export interface ArrivalNotice {
  readonly objectKey: string;
  readonly token: string;
}

/** How files come: asked for, sent by one of two roads, read back (document 1, section 7). */
export interface FileUploads extends Desk<'uploadPolicy'> {
  /** The object store says that an upload arrived. Refuses with NOT_FOUND whoever is not the store, before anything is looked up. */
  arrived(notice: ArrivalNotice): Promise<{ readonly pkFile: string }>;
  /**
   * An upload through the API itself, where the store takes none (`useOss` false). `fileName` is the one that the policy
   * gave. Nothing of `bytes` is read for somebody who may not send them; UPLOAD_BY_FORM refuses what was promised to the store.
   */
  receive(fileName: string, bytes: ByteStream, context: CallContext): Promise<{ readonly pkFile: string }>;
}

function checkFile(request: PolicyRequest, { category }: MaterialRecord): void {
  const refusal = fileRefusal({ name: request.localFileName, size: request.size }, category.limits ?? limitsOf[category.docFileType]);
  if (refusal?.because === 'bad-name') throw new Refusal('FILE_NAME', { most: refusal.most });
  if (refusal?.because === 'extension-not-allowed') throw new Refusal('FILE_EXTENSION', { allowed: refusal.allowed });
  if (refusal?.because === 'too-large') throw new Refusal('FILE_TOO_LARGE', { megabytes: refusal.limitMegabytes });
  if (refusal) throw new Refusal('FILE_EMPTY');
}

export function fileUploads(parts: Parts): FileUploads {
  const { store, objects, clock, secret } = parts;
  const acceptances = new Acceptances(parts);

  async function known(transaction: Transaction, caller: Caller, request: PolicyRequest): Promise<FileRecord | undefined> {
    const file = await transaction.files.byUploadId(caller.user.userId, request.uploadId);
    if (file && (file.sha256 !== request.sha256 || file.docMaterialId !== request.docMaterialId)) throw new Refusal('IDEMPOTENCY_REUSED');
    return file;
  }

  async function begun(transaction: Transaction, caller: Caller, request: PolicyRequest, docDatumId: string): Promise<FileRecord> {
    if ((await transaction.files.unusedOf(caller.user.userId, clock.steady())) >= mostUnused) throw new Refusal('TOO_MANY_UPLOADS', { most: mostUnused });
    const key = freshKey(request.localFileName);
    return {
      pkFile: `PK${randomToken(12)}`, pkCorp: caller.user.pkCorp, name: request.localFileName, size: request.size, mimeType: promisedType(request.localFileName),
      sha256: request.sha256, objectKey: key, promisedKey: key, road: 'api', attempts: 0, promisedUntil: 0, state: 'awaited', scan: 'not-scanned', uploadId: request.uploadId,
      docMaterialId: request.docMaterialId, createdBy: caller.user.userId, createdAt: clock.now(), turn: await nextTurn(transaction, docDatumId), submittedAt: undefined, order: undefined,
    };
  }

  /** Promises the bytes a road, and the file's record the bytes. */
  async function promised(transaction: Transaction, file: FileRecord): Promise<PolicyAnswer> {
    const promisedUntil = clock.steady() + policyLifetime;
    const policy = await objects.postPolicy({
      key: file.promisedKey, contentType: file.mimeType, maxBytes: file.size, expiresAt: promisedUntil,
      callbackUploadId: file.uploadId, callbackToken: await callbackToken(secret, file.promisedKey),
    });
    await transaction.files.save({ ...file, promisedUntil, road: policy ? 'form' : 'api' });
    return policy ? { useOss: true, fileName: file.promisedKey, ...policy } : { useOss: false, fileName: file.promisedKey };
  }

  /** Whoever still has the form of a key that was given up may use it again. A key is drawn once, so that no record comes to name it. */
  async function nobodysRemoved(objectKey: string): Promise<void> {
    await objects.remove(objectKey).catch((fault: unknown) => parts.report(fault, { call: 'fileArrived', traceId: '' }));
  }

  /** What came already counts, or is refused by its name, before anything is sent again: the word of it may have been lost, or late. */
  async function alreadyHere(file: FileRecord | undefined): Promise<FileRecord | undefined> {
    if (!file || file.state === 'stored') return file;
    const underWay = acceptances.underWay(file.pkFile);
    if (underWay) return underWay;
    return file.road === 'form' && (await objects.head(file.objectKey)) ? acceptances.accepted(file.pkFile, file.objectKey) : undefined;
  }

  return {
    uploadPolicy: async (request, context) => {
      const caller = permitted(context, 'edit');
      const here = await alreadyHere(await store.transaction(async (transaction) => known(transaction, caller, request)));
      if (here) return { useOss: false, fileName: here.promisedKey, pkFile: here.pkFile };
      return store.transaction(async (transaction) => {
        const { material, parent } = await ownMaterial(transaction, caller, request.docMaterialId);
        await checkTakesFiles(transaction, parent, material);
        checkFile(request, material);
        // Looked for again under the package's lock: the same request may have come twice.
        const file = await known(transaction, caller, request);
        if (file?.state === 'stored') return { useOss: false, fileName: file.promisedKey, pkFile: file.pkFile };
        return promised(transaction, file ?? (await begun(transaction, caller, request, parent.docDatumId)));
      });
    },

    arrived: async ({ objectKey, token }) => {
      if (!(await isCallbackToken(secret, objectKey, token))) throw new Refusal('NOT_FOUND');
      const file = await store.transaction(async (transaction) => transaction.files.byPromisedKey(objectKey));
      if (!file) {
        await nobodysRemoved(objectKey);
        throw new Refusal('FILE_MISSING', { name: '' });
      }
      return { pkFile: (await acceptances.accepted(file.pkFile, objectKey)).pkFile };
    },

    receive: async (fileName, bytes, context) => {
      const caller = permitted(context, 'edit');
      const file = await store.transaction(async (transaction) => {
        const found = await transaction.files.byPromisedKey(fileName);
        if (!found || found.createdBy !== caller.user.userId) throw new Refusal('NOT_FOUND');
        if (found.road === 'form') throw new Refusal('UPLOAD_BY_FORM', { name: found.name });
        if (found.state === 'stored') return found;
        const { material, parent } = await ownMaterial(transaction, caller, found.docMaterialId ?? '');
        await checkTakesFiles(transaction, parent, material);
        const held = await transaction.files.lock(found.pkFile);
        if (!held || held.promisedUntil <= clock.steady()) throw new Refusal('FILE_MISSING', { name: found.name });
        const attempt = { ...held, attempts: held.attempts + 1 };
        await transaction.files.save(attempt);
        return attempt;
      });
      if (file.state === 'stored') return { pkFile: file.pkFile };
      const key = attemptKey(file, file.attempts);
      await objects.put(key, { bytes: exactly(bytes, file.size, () => new Refusal('FILE_MISMATCH', { name: file.name })), size: file.size, contentType: file.mimeType });
      return { pkFile: (await acceptances.accepted(file.pkFile, key)).pkFile };
    },
  };
}

/** Where the bytes of one attempt through the API go: no two attempts meet, and none meets what counts already. */
export function attemptKey(file: Pick<FileRecord, 'promisedKey' | 'name'>, attempt: number): string {
  return `${file.promisedKey.replace(/\.[^.]*$/, '')}-${attempt}.${extensionOf(file.name)}`;
}
