import type { CallContext, Caller } from '../context.ts';
import { archiveEntries } from './archive-entries.ts';
import { fileUploads, type FileUploads } from './file-uploads.ts';
import { prepareServedObject } from './shared/served-object.ts';
import { generateFile } from './shared/generate-file.ts';
import { licencePlace } from '../../../src/domain/uploads/company-places.ts';
import { proofPlace } from '../../../src/domain/uploads/company-places.ts';
import { packageRole, rolePermission } from '../../../src/domain/evidence/shared/package-permissions.ts';
import { mayReadPapers } from '../parties/open-form.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { ownPackage } from './ownership.ts';
import { partUploads } from './part-uploads.ts';
import { uploadIntake } from './upload-intake.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';

/** Validity of an address for reading, in milliseconds. */
const addressLifetime = 5 * 60_000;

/** Maximum number of files in one call. */
const maxFiles = 50;

/** The requested ids without duplicates. Refuses with REQUEST_INVALID too many. */
function distinctIds(ids: readonly string[], field: string): readonly string[] {
  const distinct = [...new Set(ids)];
  if (distinct.length > maxFiles) throw new Refusal('REQUEST_INVALID', { field });
  return distinct;
}

export interface FileDesk
  extends
    FileUploads,
    Desk<
      | 'fileInfo'
      | 'fileDownload'
      | 'mimeTypes'
      | 'beginParts'
      | 'signPart'
      | 'completeParts'
      | 'abortParts'
      | 'openParts'
      | 'archiveEntry'
    > {
  /** A short-lived address of any file, for the sandbox's reviewer. */
  reviewerAddress(pkFile: string): Promise<string>;
}

/**
 * Finds a file that the caller may see: of a visible package, of all companies, a paper of their company's form, or,
 * for the main user, a proof of its objection. Refuses with NOT_FOUND any other.
 */
async function findVisible(transaction: Transaction, caller: Caller, pkFile: string): Promise<FileRecord> {
  const found = await transaction.files.find(pkFile);
  if (found?.state === 'stored' && found.docMaterialId === licencePlace && mayReadPapers(caller, found)) return found;
  if (
    found?.state === 'stored' &&
    found.docMaterialId === proofPlace &&
    caller.user.isMain &&
    found.pkCorp === caller.user.pkCorp
  )
    return found;
  if (!rolePermission(packageRole(caller), 'view').allowed) throw new Refusal('NOT_PERMITTED');
  if (found?.state !== 'stored') throw new Refusal('NOT_FOUND');
  if (found.pkCorp === undefined) return found;
  const material = await transaction.materials.find(found.docMaterialId ?? '');
  if (!material || found.pkCorp !== caller.user.pkCorp) throw new Refusal('NOT_FOUND');
  await ownPackage(transaction, caller, material.docDatumId, false);
  return found;
}

/** Uploads and addresses of files (document 1, section 7). */
export function fileDesk(parts: Parts): FileDesk {
  const { store, objects, clock } = parts;
  const intake = uploadIntake(parts);
  const openEntry = archiveEntries(parts);

  async function visibleFiles(ids: readonly string[], context: CallContext): Promise<readonly FileRecord[]> {
    const caller = callerOf(context);
    const found = await store.transaction(async (transaction) => {
      const files: FileRecord[] = [];
      for (const id of ids) files.push(await findVisible(transaction, caller, id));
      return files;
    });
    const files: FileRecord[] = [];
    for (const file of found) files.push(await generateFile(parts, file));
    return files;
  }

  return {
    ...fileUploads(parts, intake),
    ...partUploads(parts, intake),

    fileInfo: async ({ ids }, context) => {
      const expiresAt = clock.realTime() + addressLifetime;
      const answers = [];
      for (const file of await visibleFiles(distinctIds(ids, 'ids'), context)) {
        const { objectKey, size = file.size } = await prepareServedObject(objects, file);
        answers.push({
          pkFile: file.pkFile,
          url: await objects.signedAddress(objectKey, { expiresAt }),
          mimeType: file.mimeType,
          name: file.name,
          size,
          expiresAt,
          ...(file.archive && { entries: file.archive.map((entry) => ({ path: entry.path, size: entry.size })) }),
        });
      }
      return answers;
    },

    archiveEntry: async ({ pkFile, index }, context) => {
      const [file] = await visibleFiles([pkFile], context);
      if (!file) throw new Refusal('NOT_FOUND');
      const opened = await openEntry(file, index, context.gone);
      if ('unshown' in opened) return opened;
      const { mimeType, name } = opened;
      const { objectKey, size = opened.size } = await prepareServedObject(objects, opened);
      const expiresAt = clock.realTime() + addressLifetime;
      const [url, downloadUrl] = [
        await objects.signedAddress(objectKey, { expiresAt }),
        await objects.signedAddress(objectKey, { expiresAt, downloadName: name }),
      ];
      return { file: { url, downloadUrl, mimeType, name, size, expiresAt } };
    },

    fileDownload: async ({ id }, context) => {
      const [file] = await visibleFiles([id], context);
      if (!file) throw new Refusal('NOT_FOUND');
      return {
        url: await objects.signedAddress((await prepareServedObject(objects, file)).objectKey, {
          expiresAt: clock.realTime() + addressLifetime,
          downloadName: file.name,
        }),
      };
    },

    mimeTypes: async ({ pkFiles }, context) =>
      (await visibleFiles(distinctIds(pkFiles, 'pkFiles'), context)).map(({ pkFile, mimeType }) => ({
        pkFile,
        mimeType,
      })),

    reviewerAddress: async (pkFile) => {
      const file = await store.transaction(async (transaction) => transaction.files.find(pkFile));
      if (file?.state !== 'stored') throw new Refusal('NOT_FOUND');
      const { objectKey } = await prepareServedObject(objects, await generateFile(parts, file));
      return objects.signedAddress(objectKey, {
        expiresAt: clock.realTime() + addressLifetime,
      });
    },
  };
}
