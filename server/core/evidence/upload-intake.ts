import { attachmentLimits } from '../../../src/domain/uploads/attachment-limits.ts';
import { proofLimits, proofPlace } from '../../../src/domain/uploads/company-places.ts';
import { applicationLimits, applicationPlace } from '../../../src/domain/uploads/company-places.ts';
import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { tradeSheetLimits, tradeSheetPlace } from '../../../src/domain/uploads/company-places.ts';
import { roleKind } from '../../../src/domain/identity/role.ts';
import { licenceLimits, licencePlace } from '../../../src/domain/uploads/company-places.ts';
import { limitsOf } from '../../../src/domain/evidence/upload/document-limits.ts';
import { fileRefusal, type FileLimits } from '../../../src/domain/uploads/file-limits.ts';
import type { ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import { Acceptances } from './file-acceptance.ts';
import { freshKey, contentTypeOf } from './arrived-file.ts';
import { lockOpenForm } from '../parties/open-form.ts';
import type { Caller } from '../context.ts';
import { nextSequenceNumber } from './item-place.ts';
import { ownMaterial } from './ownership.ts';
import { checkAcceptsFile } from './package-editability.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord, MaterialRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';

/** Maximum number of a user's uploads that wait for bytes, or for a document that names them. */
const maxUnusedUploads = 200;

/** Declaration of a file before its upload, by whichever method. */
export type FileDeclaration = ParsedRequestOf<Calls['uploadPolicy']>;

const limitsIn = ({ category }: MaterialRecord): FileLimits => category.limits ?? limitsOf[category.docFileType];

function checkFile(request: FileDeclaration, limits: FileLimits): void {
  const refusal = fileRefusal({ name: request.localFileName, size: request.size }, limits);
  if (refusal?.because === 'bad-name') throw new Refusal('FILE_NAME', { most: refusal.most });
  if (refusal?.because === 'extension-not-allowed' || refusal?.because === 'foreign-picture')
    throw new Refusal('FILE_EXTENSION', { allowed: refusal.allowed });
  if (refusal?.because === 'too-large') throw new Refusal('FILE_TOO_LARGE', { megabytes: refusal.limitMegabytes });
  if (refusal) throw new Refusal('FILE_EMPTY');
}

/** Beginning and end of every upload method: the declaration of the file, and the inspection of what arrived. */
export interface UploadIntake {
  readonly acceptances: Acceptances;
  /**
   * Finds a declared file that has arrived already, because the store's notice may be late or lost. The file is
   * accepted, or refused, before it is sent again.
   */
  alreadyHere(caller: Caller, declaration: FileDeclaration): Promise<FileRecord | undefined>;
  /**
   * Record of a declared file, new or known; a `stored` one needs no bytes. Refuses a file that its place does not
   * take.
   */
  awaitUpload(transaction: Transaction, caller: Caller, declaration: FileDeclaration): Promise<FileRecord>;
}

async function findUpload(
  transaction: Transaction,
  caller: Caller,
  request: FileDeclaration,
): Promise<FileRecord | undefined> {
  const file = await transaction.files.byUploadId(caller.user.userId, request.uploadId);
  // The parts depend on the size, and documents are named by the file name, so a reused id must declare the same
  // file.
  if (
    file &&
    (file.sha256 !== request.sha256 ||
      file.size !== request.size ||
      file.name !== request.localFileName ||
      file.docMaterialId !== request.docMaterialId)
  )
    throw new Refusal('IDEMPOTENCY_REUSED');
  return file;
}

export function uploadIntake(parts: Parts): UploadIntake {
  const { store, objects, clock } = parts;
  const acceptances = new Acceptances(parts);

  async function newUpload(
    transaction: Transaction,
    caller: Caller,
    request: FileDeclaration,
    docDatumId: string | undefined,
  ): Promise<FileRecord> {
    if ((await transaction.files.countUnused(caller.user.userId, clock.realTime())) >= maxUnusedUploads)
      throw new Refusal('TOO_MANY_UPLOADS', { most: maxUnusedUploads });
    const key = freshKey(request.localFileName);
    return {
      pkFile: `PK${randomToken(12)}`,
      pkCorp: caller.user.pkCorp,
      name: request.localFileName,
      size: request.size,
      mimeType: contentTypeOf(request.localFileName),
      sha256: request.sha256,
      objectKey: key,
      promisedKey: key,
      transport: 'api',
      partUpload: undefined,
      attempts: 0,
      promisedUntil: 0,
      state: 'awaited',
      scan: 'not-scanned',
      uploadId: request.uploadId,
      docMaterialId: request.docMaterialId,
      createdBy: caller.user.userId,
      createdAt: clock.now(),
      turn: docDatumId === undefined ? 0 : await nextSequenceNumber(transaction, docDatumId),
      submittedAt: undefined,
      order: undefined,
    };
  }

  return {
    acceptances,

    alreadyHere: async (caller, declaration) => {
      const file = await store.transaction(async (transaction) => findUpload(transaction, caller, declaration));
      if (!file || file.state === 'stored') return file;
      const underWay = acceptances.underWay(file.pkFile);
      if (underWay) return underWay;
      return file.transport !== 'api' && (await objects.head(file.objectKey))
        ? acceptances.accept(file.pkFile, file.objectKey)
        : undefined;
    },

    awaitUpload: async (transaction, caller, declaration) => {
      if (declaration.docMaterialId === undefined) {
        checkFile(declaration, attachmentLimits);
        // Without a package to lock, the user is locked, so that the same request can come twice.
        await transaction.users.lock(caller.user.userId);
        return (
          (await findUpload(transaction, caller, declaration)) ?? newUpload(transaction, caller, declaration, undefined)
        );
      }
      if (declaration.docMaterialId === proofPlace) {
        // Only the main user may object to the standing. With the lock the same request may arrive twice.
        const member = caller.user.isMain ? await transaction.standings.lock(caller.user.pkCorp) : undefined;
        if (!member) throw new Refusal('NOT_FOUND');
        checkFile(declaration, proofLimits);
        return (
          (await findUpload(transaction, caller, declaration)) ??
          newUpload(transaction, caller, declaration, `${proofPlace} ${caller.user.pkCorp}`)
        );
      }
      if (declaration.docMaterialId === licencePlace) {
        await lockOpenForm(transaction, caller);
        checkFile(declaration, licenceLimits);
        return (
          (await findUpload(transaction, caller, declaration)) ??
          newUpload(transaction, caller, declaration, `${licencePlace} ${caller.user.pkCorp}`)
        );
      }
      if (declaration.docMaterialId === applicationPlace) {
        if (!opensForCompany(caller)) throw new Refusal('NOT_PERMITTED');
        checkFile(declaration, applicationLimits);
        await transaction.companies.lock(caller.user.pkCorp);
        return (
          (await findUpload(transaction, caller, declaration)) ??
          newUpload(transaction, caller, declaration, `${applicationPlace} ${caller.user.pkCorp}`)
        );
      }
      if (declaration.docMaterialId === tradeSheetPlace) {
        if (roleKind(caller.role) !== 'operator' || caller.user.institution !== '') throw new Refusal('NOT_PERMITTED');
        checkFile(declaration, tradeSheetLimits);
        // With the lock the same request may arrive twice.
        await transaction.users.lock(caller.user.userId);
        return (
          (await findUpload(transaction, caller, declaration)) ??
          newUpload(transaction, caller, declaration, `${tradeSheetPlace} ${caller.user.pkCorp}`)
        );
      }
      const { material, parent } = await ownMaterial(transaction, caller, declaration.docMaterialId);
      await checkAcceptsFile(transaction, parent, material);
      checkFile(declaration, limitsIn(material));
      // Searched again under the package's lock, because the same request may come twice.
      return (
        (await findUpload(transaction, caller, declaration)) ??
        newUpload(transaction, caller, declaration, parent.docDatumId)
      );
    },
  };
}
