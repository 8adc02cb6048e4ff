import { partBytes, partsOf } from '../../../src/domain/uploads/file-parts.ts';
import type { Caller, CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { ownMaterial, ownPackage, permittedCaller } from './ownership.ts';
import { checkAcceptsFile } from './package-editability.ts';
import type { Parts } from '../parts.ts';
import type { PartStore, PartUpload, StoredPart } from '../ports.ts';
import type { FileRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import type { UploadIntake } from './upload-intake.ts';

/** Milliseconds for which an upload waits for its other parts; long enough for a weekend. */
const timeoutMs = 72 * 60 * 60_000;
/** Validity of the address of one part, in milliseconds. */
const addressLifetime = 10 * 60_000;

type PartDesk = Desk<'beginParts' | 'signPart' | 'completeParts' | 'abortParts' | 'openParts'>;

const uploadOf = ({ promisedKey, partUpload }: FileRecord): PartUpload | undefined =>
  partUpload === undefined ? undefined : { key: promisedKey, upload: partUpload };

/** Stored parts with the number and length of a part of this file. Others may have been sent to a signed address. */
function validParts({ size }: FileRecord, stored: readonly StoredPart[]): readonly StoredPart[] {
  const lengths = new Map(partsOf(size).map(({ number, from, until }) => [number, until - from]));
  return stored.filter((part) => lengths.get(part.number) === part.size);
}

/** Beginning an upload in parts, or joining the one that has begun. */
function newPartUploads({ store, objects, clock }: Parts, intake: UploadIntake): Pick<PartDesk, 'beginParts'> {
  /**
   * Begins the multipart upload of a file, or joins the one that has begun, and returns its stored parts. No lock is
   * held during the store's answer, so a concurrent request may have begun it first.
   */
  async function beginOrJoin(file: FileRecord, within: PartStore): Promise<readonly StoredPart[]> {
    const before = uploadOf(file);
    const stored = before && (await within.parts(before));
    if (stored) return validParts(file, stored);
    const upload = await within.begin(file.promisedKey, file.mimeType);
    const held = await store.transaction(async (transaction) => {
      const now = await transaction.files.lock(file.pkFile);
      if (now?.state !== 'awaited' || now.promisedKey !== file.promisedKey || now.partUpload !== file.partUpload)
        return now;
      await transaction.files.save({ ...now, partUpload: upload });
      return undefined;
    });
    if (!held) return [];
    await within.abort({ key: file.promisedKey, upload });
    if (held.partUpload === undefined) throw new Refusal('FILE_MISSING', { name: file.name });
    return validParts(held, (await within.parts({ key: held.promisedKey, upload: held.partUpload })) ?? []);
  }

  return {
    beginParts: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      const within = objects.inParts;
      if (!within) return {};
      const here = await intake.alreadyHere(caller, request);
      if (here) return { pkFile: here.pkFile };
      const file = await store.transaction(async (transaction) => {
        const awaited = await intake.awaitUpload(transaction, caller, request);
        const promised: FileRecord = { ...awaited, transport: 'parts', promisedUntil: clock.realTime() + timeoutMs };
        if (awaited.state !== 'stored') await transaction.files.save(promised);
        return awaited.state === 'stored' ? awaited : promised;
      });
      if (file.state === 'stored') return { pkFile: file.pkFile };
      return { upload: { fileName: file.promisedKey, partBytes, parts: [...(await beginOrJoin(file, within))] } };
    },
  };
}

/** Continuing, completing and aborting an upload that has begun. */
function partsProgress(
  { store, objects, clock }: Parts,
  intake: UploadIntake,
): Pick<PartDesk, 'signPart' | 'completeParts' | 'abortParts' | 'openParts'> {
  function partStore(): PartStore {
    if (!objects.inParts) throw new Refusal('NOT_FOUND');
    return objects.inParts;
  }

  /** The caller's own upload in parts. Refuses with NOT_FOUND any other. */
  async function findOwn(transaction: Transaction, caller: Caller, fileName: string): Promise<FileRecord> {
    const found = await transaction.files.byPromisedKey(fileName);
    if (found?.createdBy !== caller.user.userId || found.transport !== 'parts') throw new Refusal('NOT_FOUND');
    return found;
  }

  /** The upload while it accepts parts. Refuses with FILE_MISSING an expired one, which has to begin again. */
  async function findOpen(fileName: string, context: CallContext): Promise<FileRecord> {
    const caller = permittedCaller(context, 'edit');
    return store.transaction(async (transaction) => {
      const file = await findOwn(transaction, caller, fileName);
      const { material, parent } = await ownMaterial(transaction, caller, file.docMaterialId ?? '');
      await checkAcceptsFile(transaction, parent, material);
      if (file.state !== 'stored' && (file.partUpload === undefined || file.promisedUntil <= clock.realTime()))
        throw new Refusal('FILE_MISSING', { name: file.name });
      return file;
    });
  }

  return {
    signPart: async ({ fileName, number, md5 }, context) => {
      const file = await findOpen(fileName, context);
      const upload = uploadOf(file);
      if (!upload || number > partsOf(file.size).length) throw new Refusal('REQUEST_INVALID', { field: 'number' });
      return partStore().address(upload, { number, md5, expiresAt: clock.realTime() + addressLifetime });
    },

    completeParts: async ({ fileName }, context) => {
      const file = await findOpen(fileName, context);
      const upload = uploadOf(file);
      if (file.state === 'stored' || !upload) return { pkFile: file.pkFile };
      const within = partStore();
      const arrived = validParts(file, (await within.parts(upload)) ?? []);
      const whole = arrived.length === partsOf(file.size).length && (await within.complete(upload, arrived)) !== 'gone';
      // An earlier request whose answer was lost may have completed it.
      if (!whole && !(await objects.head(upload.key))) throw new Refusal('FILE_MISSING', { name: file.name });
      return { pkFile: (await intake.acceptances.accept(file.pkFile, upload.key)).pkFile };
    },

    abortParts: async ({ fileName }, context) => {
      const caller = permittedCaller(context, 'edit');
      const awaited = await store.transaction(async (transaction) => findOwn(transaction, caller, fileName));
      const upload = awaited.state === 'awaited' ? uploadOf(awaited) : undefined;
      // The record keeps the upload's id until the store has aborted it. If the store is unavailable, the user or the
      // housekeeping tries again.
      if (upload) await partStore().abort(upload);
      await store.transaction(async (transaction) => {
        const file = await transaction.files.lock(awaited.pkFile);
        if (file?.state === 'awaited' && file.partUpload === awaited.partUpload)
          await transaction.files.save({ ...file, partUpload: undefined, promisedUntil: clock.realTime() });
      });
      return {};
    },

    openParts: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'edit');
      const files = await store.transaction(async (transaction) => {
        await ownPackage(transaction, caller, docDatumId, false);
        return transaction.files.openInParts(caller.user.userId, docDatumId, clock.realTime());
      });
      const uploads = [];
      for (const file of files) {
        const upload = uploadOf(file);
        if (!upload) continue;
        const kept = validParts(file, (await partStore().parts(upload)) ?? []).reduce((sum, { size }) => sum + size, 0);
        uploads.push({
          uploadId: file.uploadId,
          fileName: file.promisedKey,
          docMaterialId: file.docMaterialId ?? '',
          sha256: file.sha256,
          localFileName: file.name,
          size: file.size,
          kept,
        });
      }
      return { uploads };
    },
  };
}

/** Uploads in parts, each part with its own signed address. A complete upload is inspected like any other. */
export function partUploads(parts: Parts, intake: UploadIntake): PartDesk {
  return {
    ...newPartUploads(parts, intake),
    ...partsProgress(parts, intake),
  };
}
