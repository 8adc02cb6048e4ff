import { attachmentLimits } from '../../../src/domain/uploads/attachment-limits.ts';
import { proofLimits, proofPlace } from '../../../src/domain/uploads/company-places.ts';
import { applicationLimits, applicationPlace } from '../../../src/domain/uploads/company-places.ts';
import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { licenceLimits, licencePlace } from '../../../src/domain/uploads/company-places.ts';
import { limitsOf } from '../../../src/domain/evidence/upload/document-limits.ts';
import { fileRefusal, type FileLimits } from '../../../src/domain/uploads/file-limits.ts';
import type { ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import { Acceptances } from './acceptances.ts';
import { freshKey, promisedType } from './arrived-file.ts';
import { lockOpenForm } from '../parties/open-form.ts';
import type { Caller } from '../context.ts';
import { nextTurn } from './item-place.ts';
import { ownMaterial } from './ownership.ts';
import { checkTakesFiles } from './package-openness.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord, MaterialRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';

/** Maximum number of a user's uploads that wait for bytes, or for a document that names them. */
const mostUnused = 200;

/** Declaration of a file before its upload, by whichever method. */
export type FileDeclaration = ParsedRequestOf<Calls['uploadPolicy']>;

const limitsIn = ({ category }: MaterialRecord): FileLimits => category.limits ?? limitsOf[category.docFileType];

function checkFile(request: FileDeclaration, limits: FileLimits): void {
  const refusal = fileRefusal({ name: request.localFileName, size: request.size }, limits);
  if (refusal?.because === 'bad-name') throw new Refusal('FILE_NAME', { most: refusal.most });
  if (refusal?.because === 'extension-not-allowed') throw new Refusal('FILE_EXTENSION', { allowed: refusal.allowed });
  if (refusal?.because === 'too-large') throw new Refusal('FILE_TOO_LARGE', { megabytes: refusal.limitMegabytes });
  if (refusal) throw new Refusal('FILE_EMPTY');
}

/** What every road of a file begins with and ends in: its declaration, and the look into what came. */
export interface UploadIntake {
  readonly acceptances: Acceptances;
  /**
   * The same upload again, when what was declared has arrived meanwhile: it counts already, or is refused by its name,
   * before anything is sent again. The word of it may have been lost, or late.
   */
  alreadyHere(caller: Caller, declaration: FileDeclaration): Promise<FileRecord | undefined>;
  /** The record that waits for the bytes; one that is `stored` needs none. Refuses what the place does not take. */
  awaited(transaction: Transaction, caller: Caller, declaration: FileDeclaration): Promise<FileRecord>;
}

export function uploadIntake(parts: Parts): UploadIntake {
  const { store, objects, clock } = parts;
  const acceptances = new Acceptances(parts);

  async function known(
    transaction: Transaction,
    caller: Caller,
    request: FileDeclaration,
  ): Promise<FileRecord | undefined> {
    const file = await transaction.files.byUploadId(caller.user.userId, request.uploadId);
    // Parts are counted by the size, and a document is called by the name: neither may be another's under a number that
    // is known.
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

  async function begun(
    transaction: Transaction,
    caller: Caller,
    request: FileDeclaration,
    docDatumId: string | undefined,
  ): Promise<FileRecord> {
    if ((await transaction.files.unusedOf(caller.user.userId, clock.steady())) >= mostUnused)
      throw new Refusal('TOO_MANY_UPLOADS', { most: mostUnused });
    const key = freshKey(request.localFileName);
    return {
      pkFile: `PK${randomToken(12)}`,
      pkCorp: caller.user.pkCorp,
      name: request.localFileName,
      size: request.size,
      mimeType: promisedType(request.localFileName),
      sha256: request.sha256,
      objectKey: key,
      promisedKey: key,
      road: 'api',
      partUpload: undefined,
      attempts: 0,
      promisedUntil: 0,
      state: 'awaited',
      scan: 'not-scanned',
      uploadId: request.uploadId,
      docMaterialId: request.docMaterialId,
      createdBy: caller.user.userId,
      createdAt: clock.now(),
      turn: docDatumId === undefined ? 0 : await nextTurn(transaction, docDatumId),
      submittedAt: undefined,
      order: undefined,
    };
  }

  return {
    acceptances,

    alreadyHere: async (caller, declaration) => {
      const file = await store.transaction(async (transaction) => known(transaction, caller, declaration));
      if (!file || file.state === 'stored') return file;
      const underWay = acceptances.underWay(file.pkFile);
      if (underWay) return underWay;
      return file.road !== 'api' && (await objects.head(file.objectKey))
        ? acceptances.accepted(file.pkFile, file.objectKey)
        : undefined;
    },

    awaited: async (transaction, caller, declaration) => {
      if (declaration.docMaterialId === undefined) {
        checkFile(declaration, attachmentLimits);
        // Nobody's package holds it: the uploads of one person wait for each other, as those of a package do.
        await transaction.users.lock(caller.user.userId);
        return (await known(transaction, caller, declaration)) ?? begun(transaction, caller, declaration, undefined);
      }
      if (declaration.docMaterialId === proofPlace) {
        // Only the main user may object to the standing. The lock lets the same request come twice.
        const member = caller.user.isMain ? await transaction.standings.lock(caller.user.pkCorp) : undefined;
        if (!member) throw new Refusal('NOT_FOUND');
        checkFile(declaration, proofLimits);
        return (
          (await known(transaction, caller, declaration)) ??
          begun(transaction, caller, declaration, `${proofPlace} ${caller.user.pkCorp}`)
        );
      }
      if (declaration.docMaterialId === licencePlace) {
        await lockOpenForm(transaction, caller);
        checkFile(declaration, licenceLimits);
        return (
          (await known(transaction, caller, declaration)) ??
          begun(transaction, caller, declaration, `${licencePlace} ${caller.user.pkCorp}`)
        );
      }
      if (declaration.docMaterialId === applicationPlace) {
        if (!opensForCompany(caller)) throw new Refusal('NOT_PERMITTED');
        checkFile(declaration, applicationLimits);
        await transaction.companies.lock(caller.user.pkCorp);
        return (
          (await known(transaction, caller, declaration)) ??
          begun(transaction, caller, declaration, `${applicationPlace} ${caller.user.pkCorp}`)
        );
      }
      const { material, parent } = await ownMaterial(transaction, caller, declaration.docMaterialId);
      await checkTakesFiles(transaction, parent, material);
      checkFile(declaration, limitsIn(material));
      // Looked for again under the package's lock: the same request may have come twice.
      return (
        (await known(transaction, caller, declaration)) ?? begun(transaction, caller, declaration, parent.docDatumId)
      );
    },
  };
}
