import type { Clock } from '../../../application/ports/clock.ts';
import type { UploadOrder } from '../../../application/ports/uploads/document-vault.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { AnswerOf, RequestOf } from '../../../contract/call.ts';
import { partExtensions } from '../../../contract/extensions/part-extensions.ts';
import { minMultipartBytes, partsOf, type FilePart } from '../../../domain/uploads/file-parts.ts';
import { whileBytesMove } from '../bytes-moving.ts';
import type { WireClient } from '../wire-client.ts';

/** How parts get to the object store. */
export interface PartSending {
  /** MD5, hexadecimal, lower case. */
  digest(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  send(
    address: AnswerOf<typeof partExtensions.signPart>,
    bytes: Uint8Array<ArrayBuffer>,
    options: { readonly onProgress: (sent: number) => void; readonly signal: AbortSignal },
  ): Promise<void>;
}

type Declaration = RequestOf<typeof partExtensions.beginParts>;
/** Where the parts of a file are sent, and which have arrived. */
export type BegunParts = NonNullable<AnswerOf<typeof partExtensions.beginParts>['upload']>;

/**
 * The parts that the store does not have yet, compared by their digests. A stored part of the same length with other
 * bytes is not a part of this file.
 */
interface Missing {
  readonly kept: number;
  readonly parts: readonly { readonly part: FilePart; readonly bytes: Uint8Array<ArrayBuffer>; readonly md5: string }[];
}

/**
 * The codes for a part of an upload that has ended: the platform no longer signs its parts, and the store does not know
 * it.
 */
const overCodes: ReadonlySet<string | undefined> = new Set(['REQUEST_INVALID', 'STORE_NONSENSE']);

/** Uploads files in parts. Parts that the store already has are not sent again. */
export class PartUpload {
  private readonly client: WireClient;
  private readonly sending: PartSending;
  private readonly clock: Clock;

  constructor(client: WireClient, sending: PartSending, clock: Clock) {
    this.client = client;
    this.sending = sending;
    this.clock = clock;
  }

  takes(size: number): boolean {
    return size >= minMultipartBytes && this.client.offers('upload-parts');
  }

  /** Begins an upload in parts, or continues an existing one. */
  async begin(declaration: Declaration, signal: AbortSignal): Promise<AnswerOf<typeof partExtensions.beginParts>> {
    return this.client.send(partExtensions.beginParts, declaration, { signal });
  }

  /**
   * Sends the missing parts, and completes the file. If a part gets no answer, the arrived parts are requested, and the
   * remaining ones are sent at once as long as each round makes progress. Faults with `offline` without progress.
   */
  async sendMissingParts(
    order: UploadOrder,
    bytes: Uint8Array<ArrayBuffer>,
    declaration: Declaration,
    first: BegunParts,
  ): Promise<unknown> {
    let upload = first;
    try {
      for (;;) {
        const missing = await this.missing(bytes, upload);
        try {
          const made = await this.pass(order, missing, upload.fileName).catch(async (fault: unknown) =>
            this.fileMadeMeanwhile(fault, upload.fileName, order.signal),
          );
          return (
            made ??
            (await this.client.send(
              partExtensions.completeParts,
              { fileName: upload.fileName },
              { signal: order.signal },
            ))
          );
        } catch (fault) {
          if (!(fault instanceof PortFault) || fault.kind !== 'offline') throw fault;
          const answer = await this.begin(declaration, order.signal);
          if (answer.pkFile) return { pkFile: answer.pkFile };
          if (!answer.upload || (await this.missing(bytes, answer.upload)).kept <= missing.kept) throw fault;
          upload = answer.upload;
        }
      }
    } catch (fault) {
      // The result is not awaited. If the call fails, the platform removes the parts after a while.
      if (order.signal.aborted)
        this.client.send(partExtensions.abortParts, { fileName: upload.fileName }).catch(() => undefined);
      throw fault;
    }
  }

  /**
   * Another window that sends the same file may have completed it; then the file exists. Otherwise the same fault is
   * thrown.
   */
  private async fileMadeMeanwhile(fault: unknown, fileName: string, signal: AbortSignal): Promise<unknown> {
    const made =
      fault instanceof PortFault && overCodes.has(fault.detail.code)
        ? await this.client.send(partExtensions.completeParts, { fileName }, { signal }).catch(() => undefined)
        : undefined;
    if (made === undefined) throw fault;
    return made;
  }

  private async missing(bytes: Uint8Array<ArrayBuffer>, { parts, partBytes }: BegunParts): Promise<Missing> {
    const there = new Map(parts.map((part) => [part.number, part.md5]));
    const missing = [];
    let kept = 0;
    for (const part of partsOf(bytes.length, partBytes)) {
      const own = bytes.subarray(part.from, part.until);
      const md5 = await this.sending.digest(own);
      if (there.get(part.number) === md5) kept += own.length;
      else missing.push({ part, bytes: own, md5 });
    }
    return { kept, parts: missing };
  }

  /** Sends one part after the other. The address of the next part is requested while one is being sent. */
  private async pass(
    { onProgress, onKept, signal }: UploadOrder,
    { kept, parts }: Missing,
    fileName: string,
  ): Promise<void> {
    const address = async (index: number): Promise<AnswerOf<typeof partExtensions.signPart> | undefined> => {
      const next = parts[index];
      return (
        next &&
        this.client.send(partExtensions.signPart, { fileName, number: next.part.number, md5: next.md5 }, { signal })
      );
    };
    let confirmed = kept;
    const reportConfirmed = (): void => {
      onProgress(confirmed);
      onKept?.(confirmed);
    };
    reportConfirmed();
    let ready = address(0);
    for (const [index, { bytes }] of parts.entries()) {
      const signed = await ready;
      ready = address(index + 1);
      // A failure is reported when the promise is awaited.
      ready.catch(() => undefined);
      if (!signed) break;
      await this.part(signed, bytes, signal, async () => address(index));
      confirmed += bytes.length;
      reportConfirmed();
    }
  }

  /** Sends a part. An address that expired, for example while the machine slept, is requested again once. */
  private async part(
    signed: AnswerOf<typeof partExtensions.signPart>,
    bytes: Uint8Array<ArrayBuffer>,
    signal: AbortSignal,
    again: () => Promise<typeof signed | undefined>,
  ): Promise<void> {
    const send = async (to: typeof signed): Promise<void> =>
      whileBytesMove(
        this.clock,
        { onProgress: () => undefined, signal },
        async (options) => this.sending.send(to, bytes, options),
        'offline',
      );
    try {
      await send(signed);
    } catch (fault) {
      const other = fault instanceof PortFault && fault.detail.code === 'STORE_REFUSED' ? await again() : undefined;
      if (!other) throw fault;
      await send(other);
    }
  }
}
