import { fileCalls } from '../../../contract/documented/files.ts';
import * as v from 'valibot';
import type { Clock } from '../../../application/ports/clock.ts';
import type {
  DocumentVault,
  UploadOrder,
  UploadOutcome,
  VaultRefusal,
} from '../../../application/ports/uploads/document-vault.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { uploadedWire, type UploadForm } from '../../../contract/documented/files.ts';
import { foreignFormats } from '../../../domain/uploads/picture-format.ts';
import { archiveFlaws } from '../../../domain/uploads/archive-limits.ts';
import type { RequestOf } from '../../../contract/call.ts';
import { whileBytesMove } from '../bytes-moving.ts';
import { digestOf } from '../file-digest.ts';
import { PartUpload, type BegunParts, type PartSending } from './part-upload.ts';
import type { WireClient } from '../wire-client.ts';

/**
 * Posts bytes to the object store by an upload form.
 * @returns the data of the callback's answer
 * @throws with the code CALLBACK_FAILED if the store could not call back
 */
export type ObjectUpload = (
  form: UploadForm,
  bytes: Uint8Array<ArrayBuffer>,
  options: { readonly onProgress: (sent: number) => void; readonly signal: AbortSignal },
) => Promise<unknown>;

const refusals: ReadonlyMap<string, VaultRefusal['because']> = new Map<string, VaultRefusal['because']>([
  ['FILE_EMPTY', 'empty-file'],
  ['FILE_CONTENT', 'wrong-content'],
  ['FILE_ENCRYPTED', 'encrypted'],
  ['FILE_UNREADABLE', 'unreadable'],
  ['FILE_CHECK_TIMED_OUT', 'check-timed-out'],
  ['FILE_PIXELS', 'too-many-pixels'],
  ['FILE_MISMATCH', 'damaged-on-the-way'],
  ['FILE_MISSING', 'damaged-on-the-way'],
  ['NOT_OPEN_FOR_CHANGE', 'not-open'],
  ['CALLBACK_FAILED', 'callback-failed'],
  ['FILE_INFECTED', 'infected'],
  ['FILE_NOT_SCANNED', 'not-scanned'],
  ['TOO_MANY_UPLOADS', 'too-many-uploads'],
  ['FILE_BEING_CHECKED', 'being-checked'],
  ['IDEMPOTENCY_REUSED', 'other-file'],
  ['STORE_AWAY', 'store-away'],
  ['STORE_FULL', 'store-full'],
  ['STORE_READ_ONLY', 'store-read-only'],
  ['STORE_REFUSED', 'store-refused'],
  ['STORE_NONSENSE', 'store-fault'],
]);

/** Names of workbooks, under which many programs save something else. */
const sheetNames = /\.xlsx?$/iu;

const allowedOf = v.fallback(v.array(v.string()), []);
const flawOf = v.fallback(v.picklist(archiveFlaws), 'bomb');
const formatOf = v.fallback(v.optional(v.picklist(foreignFormats)), undefined);
const whatOf = v.fallback(v.string(), '');

// The back end holds each call for some seconds, so that this covers minutes.
const maxPolls = 30;

function refusalOf(fault: PortFault): VaultRefusal | undefined {
  const { code = '', values = {} } = fault.detail;
  if (code === 'FILE_EXTENSION')
    return { because: 'extension-not-allowed', allowed: v.parse(allowedOf, values['allowed']) };
  if (code === 'FILE_TOO_LARGE') return { because: 'too-large', limitMegabytes: Number(values['megabytes'] ?? 0) };
  if (code === 'FILE_NAME') return { because: 'bad-name', most: Number(values['most'] ?? 0) };
  if (code === 'FILE_ARCHIVE') return { because: 'archive-refused', what: v.parse(flawOf, values['what']) };
  const format = code === 'FILE_CONTENT' ? v.parse(formatOf, values['what']) : undefined;
  if (format) return { because: 'foreign-picture', format, flaw: 'undecodable' };
  if (code === 'FILE_ACTIVE') return { because: 'active-content', what: v.parse(whatOf, values['what']) };
  const because = refusals.get(code);
  // The table holds only refusals without further values.
  return because === undefined ? undefined : ({ because } as VaultRefusal);
}

const noAnswer = Symbol('no answer');

function isWithoutAnswer(fault: unknown): boolean {
  return fault instanceof PortFault && fault.kind === 'offline';
}

function isOutcome(outcome: UploadOutcome, because: VaultRefusal['because']): boolean {
  return !outcome.arrived && outcome.because === because;
}

/** Upload method of a file: already there, as a whole by a form, in parts, or refused. */
type UploadMethod =
  | { readonly pkFile: string }
  | { readonly form: UploadForm }
  | { readonly parts: BegunParts }
  | VaultRefusal;

export class WireDocumentVault implements DocumentVault {
  private readonly client: WireClient;
  private readonly objectUpload: ObjectUpload;
  private readonly clock: Clock;
  private readonly parts: PartUpload;
  private asking: Promise<unknown> = Promise.resolve();

  constructor(client: WireClient, objectUpload: ObjectUpload, clock: Clock, parts: PartSending) {
    this.client = client;
    this.clock = clock;
    this.objectUpload = objectUpload;
    this.parts = new PartUpload(client, parts, clock);
  }

  async upload(order: UploadOrder): Promise<UploadOutcome> {
    let outcome = await this.attempt(order, async (work) => this.inTurn(work));
    let lost = 0;
    for (let questions = 0; questions < maxPolls; questions += 1) {
      // The bytes have arrived, but the confirmation was lost or is late. If asked again, the back end recognises the
      // file by its upload.
      if (isOutcome(outcome, 'callback-failed')) lost += 1;
      if (lost > 1 || !(isOutcome(outcome, 'callback-failed') || isOutcome(outcome, 'being-checked'))) break;
      outcome = await this.attempt(order);
    }
    return outcome;
  }

  /**
   * Asks for the upload method and sends the file, unless the back end already has it. A file is read while others wait
   * for their method.
   */
  private async attempt(
    order: UploadOrder,
    asking = async <Result>(work: () => Promise<Result>): Promise<Result> => work(),
  ): Promise<UploadOutcome> {
    try {
      const reading = order.file.bytes().then(async (read) => ({ bytes: read, sha256: await digestOf(read) }));
      // A failure is reported when the promise is awaited.
      reading.catch(() => undefined);
      const { bytes, sha256, method } = await asking(async () => {
        const read = await reading;
        return { ...read, method: await this.chooseMethod(order, read.sha256) };
      });
      if ('because' in method) return { arrived: false, ...method };
      if ('pkFile' in method) return { arrived: true, fileId: method.pkFile };
      const data = await this.transfer(order, bytes, sha256, method).catch((fault: unknown) => {
        if (('parts' in method || method.form.useOss) && isWithoutAnswer(fault)) return noAnswer;
        throw fault;
      });
      if (data === noAnswer) return await this.withoutStore(order, sha256);
      const uploaded = v.safeParse(uploadedWire, data);
      if (!uploaded.success) throw new PortFault('unexpected-answer', { call: 'upload' });
      return { arrived: true, fileId: uploaded.output.pkFile };
    } catch (fault) {
      const refusal = fault instanceof PortFault ? refusalOf(fault) : undefined;
      if (!refusal) throw fault;
      return refusal.because === 'wrong-content' && sheetNames.test(order.file.name)
        ? { arrived: false, because: 'no-workbook' }
        : { arrived: false, ...refusal };
    }
  }

  /**
   * The store gave no answer. If the platform answers, the connection works and only the store is unavailable. The
   * bytes may have arrived all the same.
   */
  private async withoutStore(order: UploadOrder, sha256: string): Promise<UploadOutcome> {
    const method = await this.chooseMethod(order, sha256);
    if ('because' in method) return { arrived: false, ...method };
    return 'pkFile' in method ? { arrived: true, fileId: method.pkFile } : { arrived: false, because: 'store-away' };
  }

  private async transfer(
    order: UploadOrder,
    bytes: Uint8Array<ArrayBuffer>,
    sha256: string,
    method: Extract<UploadMethod, { readonly form: unknown } | { readonly parts: unknown }>,
  ): Promise<unknown> {
    if ('parts' in method) return this.parts.sendMissingParts(order, bytes, declarationOf(order, sha256), method.parts);
    const { form } = method;
    return whileBytesMove(this.clock, order, async (options) =>
      form.useOss ? this.objectUpload(form, bytes, options) : this.client.sendFile(form.fileName, bytes, options),
    );
  }

  /**
   * Runs requests one after the other, in the order of the uploads. Documents are listed in the order of these
   * requests, and a small file must not overtake a large one.
   */
  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.asking.then(work);
    this.asking = turn.catch(() => undefined);
    return turn;
  }

  /** A refusal by the server without a code for the file's fault abandons the task (document 1, section 8). */
  private async chooseMethod(order: UploadOrder, sha256: string): Promise<UploadMethod> {
    const { file, signal } = order;
    const declaration = declarationOf(order, sha256);
    try {
      const { docMaterialId } = declaration;
      const begun =
        docMaterialId !== undefined && this.parts.takes(file.size)
          ? await this.parts.begin({ ...declaration, docMaterialId }, signal)
          : {};
      if (begun.pkFile) return { pkFile: begun.pkFile };
      if (begun.upload) return { parts: begun.upload };
      const form = await this.client.send(fileCalls.uploadPolicy, declaration, { signal });
      return form.pkFile ? { pkFile: form.pkFile } : { form };
    } catch (fault) {
      if (!(fault instanceof PortFault) || fault.kind !== 'refused') throw fault;
      return refusalOf(fault) ?? { because: 'no-upload-form', message: fault.detail.serverMessage ?? '' };
    }
  }
}

function declarationOf(
  { file, materialId: docMaterialId, uploadId }: UploadOrder,
  sha256: string,
): RequestOf<typeof fileCalls.uploadPolicy> {
  return { localFileName: file.name, timestamp: Date.now(), size: file.size, sha256, docMaterialId, uploadId };
}
