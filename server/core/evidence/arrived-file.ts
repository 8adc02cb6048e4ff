import { companyPlaces } from '../../../src/domain/uploads/company-places.ts';
import { extensionOf } from '../../../src/domain/uploads/file-limits.ts';
import { sheetTypes } from '../../../src/contract/documented/evidence/invoice-sheets.ts';
import type { RefusalCode } from '../../../src/contract/codes.ts';
import type { ByteStream, Inspection } from '../ports.ts';
import { checkStillPermitted } from './ownership.ts';
import { checkTakesFiles } from './package-openness.ts';
import type { Parts } from '../parts.ts';
import { policyLifetime } from './policy-lifetime.ts';
import { queueReadingOf } from './put-readings.ts';
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

/** The content type that a name's extension promises. */
export function promisedType(fileName: string): string {
  return mimeTypes.get(extensionOf(fileName)) ?? 'application/octet-stream';
}

/** A key that nobody has had. */
export function freshKey(fileName: string): string {
  return `${randomToken(16)}.${extensionOf(fileName)}`;
}

const refusedContent: Readonly<Record<Extract<Inspection, { kind: 'refused' }>['because'], RefusalCode>> = {
  active: 'FILE_ACTIVE',
  archive: 'FILE_ARCHIVE',
  'not-as-declared': 'FILE_MISMATCH',
  'unknown-content': 'FILE_CONTENT',
  encrypted: 'FILE_ENCRYPTED',
  unreadable: 'FILE_UNREADABLE',
  'check-timed-out': 'FILE_CHECK_TIMED_OUT',
  'too-many-pixels': 'FILE_PIXELS',
  empty: 'FILE_EMPTY',
};

type Scan = FileRecord['scan'];

/** What a look at a file found. */
type Look = Pick<FileRecord, 'scan' | 'archive'>;

/**
 * The object's content from its beginning; refuses with FILE_MISSING when there is none. It is opened when it is read:
 * no store keeps an answer open for an inspection whose turn has not come.
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

/** Inspects the content of a stored object. The object is read twice, for the inspection and for the scanner. */
async function inspectFile(file: FileRecord, objectKey: string, parts: Parts): Promise<Look | Refusal> {
  const inspection = await parts.inspector.inspect({
    bytes: contentOf(file, objectKey, parts),
    size: file.size,
    sha256: file.sha256,
    company: file.pkCorp ?? '',
  });
  if (inspection.kind === 'refused')
    return new Refusal(refusedContent[inspection.because], {
      name: file.name,
      ...('what' in inspection && { what: inspection.what }),
    });
  if (inspection.mimeType !== file.mimeType) return new Refusal('FILE_CONTENT', { name: file.name });
  const scan = await scanFile(file, objectKey, parts);
  return scan instanceof Refusal
    ? scan
    : { scan, archive: inspection.kind === 'archive' ? inspection.entries : undefined };
}

/** What came of an arrival: the file or why not, and an object that nothing names any more. */
interface Settlement {
  readonly outcome: FileRecord | Refusal;
  readonly leftover: string | undefined;
}

/**
 * Why a file comes too late, which it may by minutes: the package has been submitted, the document is no longer open,
 * or its user may not send files any more.
 */
async function lateness(
  transaction: Transaction,
  { docMaterialId, createdBy }: FileRecord,
  now: number,
): Promise<Refusal | undefined> {
  // It belongs to no package that could close.
  if (docMaterialId === undefined) return undefined;
  try {
    // Users who object, or certify their company, need not work on packages.
    if (companyPlaces.has(docMaterialId)) return undefined;
    await checkStillPermitted(transaction, createdBy, 'edit', now);
    const material = await transaction.materials.find(docMaterialId);
    const parent = material && (await transaction.packages.lock(material.docDatumId));
    if (parent) await checkTakesFiles(transaction, parent, material);
    return undefined;
  } catch (fault) {
    if (fault instanceof Refusal) return fault;
    throw fault;
  }
}

/**
 * Until when an upload counts among those that may still come: what came in parts has had its days, and waits for its
 * document no longer than what came by a form.
 */
const promisedAfter = (file: FileRecord, until: number): number =>
  file.road === 'parts' ? Math.min(file.promisedUntil, until) : file.promisedUntil;

async function settleUpload(
  transaction: Transaction,
  awaited: FileRecord,
  objectKey: string,
  found: Look | Refusal,
  now: number,
): Promise<Settlement> {
  const refusal =
    found instanceof Refusal
      ? found
      : awaited.state === 'stored'
        ? undefined
        : await lateness(transaction, awaited, now);
  const file = await transaction.files.lock(awaited.pkFile);
  if (!file) return { outcome: new Refusal('FILE_MISSING', { name: '' }), leftover: objectKey };
  if (file.state === 'stored') return { outcome: file, leftover: file.objectKey === objectKey ? undefined : objectKey };
  const isPromised = file.road === 'api' || file.promisedKey === objectKey;
  if (isPromised && !refusal && !(found instanceof Refusal)) {
    const stored: FileRecord = {
      ...file,
      state: 'stored',
      objectKey,
      scan: found.scan,
      archive: found.archive,
      partUpload: undefined,
      promisedUntil: promisedAfter(file, now + policyLifetime),
    };
    await transaction.files.save(stored);
    return { outcome: stored, leftover: undefined };
  }
  if (isPromised && file.road !== 'api') {
    const key = freshKey(file.name);
    await transaction.files.save({
      ...file,
      objectKey: key,
      promisedKey: key,
      partUpload: undefined,
      promisedUntil: promisedAfter(file, now),
    });
  }
  return { outcome: refusal ?? new Refusal('FILE_MISSING', { name: file.name }), leftover: objectKey };
}

/**
 * Reads an arrived object back; it counts only when size, digest, type by content and pixels agree with what was
 * declared. An object is never written twice, so what was read is what lies there: no lock is held while it is read.
 * The record then takes its key, or another; only an object that no record names is removed, and refused ones are.
 * The same arrival twice gives the same answer.
 */
export async function acceptArrived(parts: Parts, pkFile: string, objectKey: string): Promise<FileRecord> {
  const { store, objects } = parts;
  const awaited = await store.transaction(async (transaction) => transaction.files.find(pkFile));
  if (!awaited) throw new Refusal('FILE_MISSING', { name: '' });
  const found = awaited.state === 'stored' ? awaited : await inspectFile(awaited, objectKey, parts);
  const { outcome, leftover } = await store.transaction(async (transaction) =>
    settleUpload(transaction, awaited, objectKey, found, parts.clock.steady()),
  );
  if (leftover !== undefined)
    await objects.remove(leftover).catch((fault: unknown) => parts.report(fault, { call: 'fileArrived', traceId: '' }));
  if (outcome instanceof Refusal) throw outcome;
  await queueReadingOf(parts, outcome);
  return outcome;
}
