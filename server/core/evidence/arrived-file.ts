import { companyPlaces } from '../../../src/domain/uploads/company-places.ts';
import { extensionOf } from '../../../src/domain/uploads/file-limits.ts';
import { sheetTypes } from '../../../src/contract/documented/evidence/invoice-sheets.ts';
import type { RefusalCode } from '../../../src/contract/codes.ts';
import type { ByteStream, Inspection } from '../ports.ts';
import { checkStillPermitted } from './ownership.ts';
import { checkAcceptsFile } from './package-editability.ts';
import type { Parts } from '../parts.ts';
import { policyLifetime } from './policy-lifetime.ts';
import { queueReadingOf } from './queue-recognition-jobs.ts';
import type { FileRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';

const mimeTypes: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
  ['xml', 'application/xml'],
  ['ofd', 'application/ofd'],
  ['zip', 'application/zip'],
  ['rar', 'application/vnd.rar'],
  ...Object.entries(sheetTypes),
]);

/** Content type by the extension of a file name. */
export function contentTypeOf(fileName: string): string {
  return mimeTypes.get(extensionOf(fileName)) ?? 'application/octet-stream';
}

/** A new random object key. */
export function freshKey(fileName: string): string {
  return `${randomToken(16)}.${extensionOf(fileName)}`;
}

const refusedContent: Readonly<Record<Extract<Inspection, { kind: 'refused' }>['because'], RefusalCode>> = {
  active: 'FILE_ACTIVE',
  archive: 'FILE_ARCHIVE',
  'not-as-declared': 'FILE_MISMATCH',
  'unknown-content': 'FILE_CONTENT',
  'foreign-picture': 'FILE_CONTENT',
  encrypted: 'FILE_ENCRYPTED',
  unreadable: 'FILE_UNREADABLE',
  'check-timed-out': 'FILE_CHECK_TIMED_OUT',
  'too-many-pixels': 'FILE_PIXELS',
  empty: 'FILE_EMPTY',
};

type Scan = FileRecord['scan'];

/** Result of an inspection that did not refuse the file. */
type InspectionResult = Pick<FileRecord, 'scan' | 'archive'>;

/**
 * Content of an object from its beginning. Refuses with FILE_MISSING when there is none. The object is opened on the
 * first read, so that no connection stays open while an inspection waits for its turn.
 */
async function* contentOf(file: FileRecord, objectKey: string, { objects }: Parts): ByteStream {
  const bytes = await objects.get(objectKey);
  if (!bytes) throw new Refusal('FILE_MISSING', { name: file.name });
  yield* bytes;
}

/** Scans a file for viruses; the scanner's result, or the refusal of the file. */
async function scanFile(file: FileRecord, objectKey: string, parts: Parts): Promise<Scan | Refusal> {
  const { scanner } = parts;
  if (!scanner) return 'not-scanned';
  const verdict = await scanner.scan(async () => contentOf(file, objectKey, parts));
  if (verdict.kind === 'infected') return new Refusal('FILE_INFECTED', { name: file.name, threat: verdict.threat });
  return verdict.kind === 'not-scanned' && scanner.required
    ? new Refusal('FILE_NOT_SCANNED', { name: file.name })
    : verdict.kind;
}

/**
 * Whether a file is what its extension says. A sheet may have the extension of any sheet, because many programs save
 * texts, and workbooks of the other kind, under it.
 */
function isOfType(found: Exclude<Inspection, { kind: 'refused' }>, mimeType: string): boolean {
  return (
    found.mimeType === mimeType || (found.kind === 'sheet' && Object.values<string>(sheetTypes).includes(mimeType))
  );
}

/** Inspects the content of a stored object. The object is read twice, for the inspection and for the scanner. */
async function inspectFile(file: FileRecord, objectKey: string, parts: Parts): Promise<InspectionResult | Refusal> {
  const inspection = await parts.inspector.inspect({
    bytes: contentOf(file, objectKey, parts),
    size: file.size,
    sha256: file.sha256,
    company: file.pkCorp ?? '',
  });
  if (inspection.kind === 'refused')
    return new Refusal(refusedContent[inspection.because], {
      name: file.name,
      ...('flaw' in inspection && { what: inspection.flaw }),
    });
  if (!isOfType(inspection, file.mimeType)) return new Refusal('FILE_CONTENT', { name: file.name });
  const scan = await scanFile(file, objectKey, parts);
  return scan instanceof Refusal
    ? scan
    : { scan, archive: inspection.kind === 'archive' ? inspection.entries : undefined };
}

/** Result of an arrival: the file or its refusal, and the key of an object that no record names any more. */
interface Settlement {
  readonly outcome: FileRecord | Refusal;
  readonly leftover: string | undefined;
}

/**
 * Refusal of a file that arrives too late: the package has been submitted, the document is no longer open, or the user
 * may not send files any more. Undefined for a file in time.
 */
async function latenessRefusal(
  transaction: Transaction,
  { docMaterialId, createdBy }: FileRecord,
  now: number,
): Promise<Refusal | undefined> {
  // The file belongs to no package that could close.
  if (docMaterialId === undefined) return undefined;
  try {
    // Users who object, or certify their company, need not work on packages.
    if (companyPlaces.has(docMaterialId)) return undefined;
    await checkStillPermitted(transaction, createdBy, 'edit', now);
    const material = await transaction.materials.find(docMaterialId);
    const parent = material && (await transaction.packages.lock(material.docDatumId));
    if (parent) await checkAcceptsFile(transaction, parent, material);
    return undefined;
  } catch (fault) {
    if (fault instanceof Refusal) return fault;
    throw fault;
  }
}

/**
 * End of the time for which an arrived upload waits for its document. An upload in parts, which may take days to
 * arrive, then waits no longer than one by a form.
 */
const waitEndOf = (file: FileRecord, until: number): number =>
  file.transport === 'parts' ? Math.min(file.promisedUntil, until) : file.promisedUntil;

async function settleUpload(
  transaction: Transaction,
  awaited: FileRecord,
  objectKey: string,
  found: InspectionResult | Refusal,
  now: number,
): Promise<Settlement> {
  const refusal =
    found instanceof Refusal
      ? found
      : awaited.state === 'stored'
        ? undefined
        : await latenessRefusal(transaction, awaited, now);
  const file = await transaction.files.lock(awaited.pkFile);
  if (!file) return { outcome: new Refusal('FILE_MISSING', { name: '' }), leftover: objectKey };
  if (file.state === 'stored') return { outcome: file, leftover: file.objectKey === objectKey ? undefined : objectKey };
  const isPromised = file.transport === 'api' || file.promisedKey === objectKey;
  if (isPromised && !refusal && !(found instanceof Refusal)) {
    const stored: FileRecord = {
      ...file,
      state: 'stored',
      objectKey,
      scan: found.scan,
      archive: found.archive,
      partUpload: undefined,
      promisedUntil: waitEndOf(file, now + policyLifetime),
    };
    await transaction.files.save(stored);
    return { outcome: stored, leftover: undefined };
  }
  if (isPromised && file.transport !== 'api') {
    const key = freshKey(file.name);
    await transaction.files.save({
      ...file,
      objectKey: key,
      promisedKey: key,
      partUpload: undefined,
      promisedUntil: waitEndOf(file, now),
    });
  }
  return { outcome: refusal ?? new Refusal('FILE_MISSING', { name: file.name }), leftover: objectKey };
}

/**
 * Reads an arrived object back and accepts it when size, digest, type by content and pixels agree with the declaration.
 * An object is never overwritten, so no lock is held while it is read. The record of an accepted file takes its key;
 * the record of a refused one takes a new key, and the refused object is removed. Repeated arrivals give the same
 * answer.
 */
export async function acceptUpload(parts: Parts, pkFile: string, objectKey: string): Promise<FileRecord> {
  const { store, objects } = parts;
  const awaited = await store.transaction(async (transaction) => transaction.files.find(pkFile));
  if (!awaited) throw new Refusal('FILE_MISSING', { name: '' });
  const found = awaited.state === 'stored' ? awaited : await inspectFile(awaited, objectKey, parts);
  const { outcome, leftover } = await store.transaction(async (transaction) =>
    settleUpload(transaction, awaited, objectKey, found, parts.clock.realTime()),
  );
  if (leftover !== undefined)
    await objects.remove(leftover).catch((fault: unknown) => parts.report(fault, { call: 'fileArrived', traceId: '' }));
  if (outcome instanceof Refusal) throw outcome;
  await queueReadingOf(parts, outcome);
  return outcome;
}
