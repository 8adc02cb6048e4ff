import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { eventually } from '../../../../features/support/until.ts';
import type { UploadOutcome } from '../../../../src/application/ports/uploads/document-vault.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { WireClient } from '../../../../src/adapters/wire/wire-client.ts';
import { WireDocumentVault } from '../../../../src/adapters/wire/uploads/wire-document-vault.ts';
import type { Call } from '../../../../src/contract/call.ts';
import { partExtensions } from '../../../../src/contract/extensions/part-extensions.ts';
import type { Transport } from '../../../../src/contract/transport.ts';
import { minMultipartBytes, partBytes } from '../../../../src/domain/uploads/file-parts.ts';

const bytes = new Uint8Array(minMultipartBytes);
const parts = minMultipartBytes / partBytes;
const digest = (number: number): string => String(number).padStart(32, '0');

/** A part in transfer, which the test completes or aborts. */
interface Travelling {
  readonly number: number;
  readonly moved: (sent: number) => void;
  readonly comes: () => void;
  readonly fails: (fault: PortFault) => void;
}

let clock: ManualClock;
let come: Map<number, { number: number; size: number; md5: string }>;
let calls: string[];
let travelling: Travelling[];
let cancel: AbortController;
let kept: number[];
let outcome: Promise<UploadOutcome>;
let isWhole: boolean;

const begun = (): unknown => ({ upload: { fileName: 'f', partBytes, parts: [...come.values()] } });
const answerTo = (call: Call, request: unknown): unknown => {
  if (call.path === partExtensions.beginParts.path) return begun();
  if (call.path === partExtensions.signPart.path)
    return { url: String((request as { readonly number: number }).number), headers: {} };
  return call.path === partExtensions.completeParts.path ? { pkFile: 'PK1' } : {};
};
const transport: Transport = {
  exchange: async (call, request) => {
    const { number } = request as { readonly number?: number };
    calls.push(
      [call.path.replace(partExtensions.beginParts.path, 'parts'), ...(number === undefined ? [] : [number])].join(' '),
    );
    if (call.path === partExtensions.completeParts.path && !isWhole)
      return { status: 200, body: { code: 'FILE_MISSING', message: '', data: { name: 'a.pdf' } }, traceId: undefined };
    return { status: 200, body: { code: '0', message: '', data: answerTo(call, request) }, traceId: undefined };
  },
  sendFile: async () => Promise.reject(new Error('not asked for')),
  pictureAddress: async () => '',
  offers: (extension) => extension === 'upload-parts',
};

beforeEach(() => {
  [clock, come, calls, travelling, kept, cancel] = [new ManualClock(0), new Map(), [], [], [], new AbortController()];
  isWhole = true;
  let digested = 0;
  const vault = new WireDocumentVault(
    new WireClient(transport),
    async () => Promise.reject(new Error('not asked for')),
    clock,
    {
      // A file is digested part by part, in their order.
      digest: async () => digest((digested++ % parts) + 1),
      send: async ({ url }, part, { onProgress, signal }) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        const number = Number(url);
        signal.addEventListener('abort', () => reject(new PortFault('cancelled', { call: 'upload' })));
        travelling.push({
          number,
          moved: onProgress,
          fails: reject,
          comes: () => {
            come.set(number, { number, size: part.length, md5: digest(number) });
            resolve();
          },
        });
        return promise;
      },
    },
  );
  outcome = vault.upload({
    file: { name: 'a.pdf', size: bytes.length, bytes: async () => bytes },
    materialId: 'M',
    uploadId: 'U',
    onProgress: () => undefined,
    onKept: (each) => void kept.push(each / partBytes),
    signal: cancel.signal,
  });
  outcome.catch(() => undefined);
});

const sent = async (index: number): Promise<Travelling> => {
  await eventually(`the part on its way is the ${index + 1}th that left`, async () => travelling.length > index);
  const found = travelling[index];
  if (!found) throw new Error('No part is on its way');
  return found;
};
const comesFrom = async (first: number): Promise<void> => {
  for (let index = first; come.size < parts; index += 1) (await sent(index)).comes();
};
const timesOf = (call: string): number => calls.filter((each) => each === call).length;

describe('a part without progress for a minute', () => {
  it('counts as cut: the received parts are requested, and the rest continues at once', async () => {
    for (const index of [0, 1, 2]) (await sent(index)).comes();
    const stuck = await sent(3);
    clock.advance(59_000);
    stuck.moved(1);
    clock.advance(59_999);
    expect([timesOf('parts'), travelling.length]).toEqual([1, 4]);
    clock.advance(1);
    expect((await sent(4)).number).toBe(4);
    expect(timesOf('parts')).toBe(2);
    await comesFrom(4);
    expect(await outcome).toEqual({ arrived: true, fileId: 'PK1' });
    expect(travelling.map(({ number }) => number)).toEqual([
      1,
      2,
      3,
      4,
      ...Array.from({ length: parts - 3 }, (_unused, index) => index + 4),
    ]);
  });

  it('waits for the connection when nothing arrived since', async () => {
    await sent(0);
    clock.advance(60_000);
    // The platform answered and the store did not, so the store is unavailable.
    expect(await outcome).toEqual({ arrived: false, because: 'store-away' });
    expect(travelling).toHaveLength(1);
  });
});

describe('a file completed by another window meanwhile', () => {
  it.each(['STORE_NONSENSE', 'REQUEST_INVALID'])('has arrived, even when its upload has ended: %s', async (code) => {
    (await sent(0)).comes();
    (await sent(1)).fails(new PortFault('refused', { code }));
    expect(await outcome).toEqual({ arrived: true, fileId: 'PK1' });
    expect([travelling.length, timesOf('parts/complete')]).toEqual([2, 1]);
  });

  it('has not arrived when the upload ended without a result', async () => {
    isWhole = false;
    (await sent(0)).fails(new PortFault('refused', { code: 'STORE_NONSENSE' }));
    expect(await outcome).toEqual({ arrived: false, because: 'store-fault' });
    expect(timesOf('parts/complete')).toBe(1);
  });
});

describe('the expired address of a part', () => {
  it('is requested once more for that part, and the others continue', async () => {
    (await sent(0)).fails(new PortFault('refused', { code: 'STORE_REFUSED' }));
    expect((await sent(1)).number).toBe(1);
    expect(timesOf('parts/address 1')).toBe(2);
    await comesFrom(1);
    expect(await outcome).toEqual({ arrived: true, fileId: 'PK1' });
    expect(timesOf('parts/address 2')).toBe(1);
  });

  it('is not requested a third time', async () => {
    for (const index of [0, 1]) (await sent(index)).fails(new PortFault('refused', { code: 'STORE_REFUSED' }));
    expect(await outcome).toEqual({ arrived: false, because: 'store-refused' });
    expect([timesOf('parts/address 1'), travelling.length]).toEqual([2, 2]);
  });

  it('is not requested after another store error', async () => {
    (await sent(0)).fails(new PortFault('refused', { code: 'STORE_FULL' }));
    expect(await outcome).toEqual({ arrived: false, because: 'store-full' });
    expect(timesOf('parts/address 1')).toBe(1);
  });
});

describe('an upload in parts that is cancelled', () => {
  it('leaves nothing behind, and sends nothing more', async () => {
    for (const index of [0, 1]) (await sent(index)).comes();
    await sent(2);
    cancel.abort();
    await expect(outcome).rejects.toMatchObject({ kind: 'cancelled' });
    await eventually('it is given up there', async () => timesOf('parts/abort') === 1);
    expect([travelling.length, timesOf('parts/complete'), kept.at(-1)]).toEqual([3, 0, 2]);
  });

  it('is not aborted in the back end when it was only interrupted', async () => {
    (await sent(0)).comes();
    (await sent(1)).fails(new PortFault('refused', { code: 'STORE_FULL' }));
    expect(await outcome).toMatchObject({ because: 'store-full' });
    expect(timesOf('parts/abort')).toBe(0);
  });
});
