import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { eventually } from '../../../features/support/until.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { WireClient } from '../../../src/adapters/wire/wire-client.ts';
import { WireDocumentVault, type ObjectUpload } from '../../../src/adapters/wire/uploads/wire-document-vault.ts';
import type { Transport } from '../../../src/contract/transport.ts';
import { nothingInParts } from '../../builders/part-sending.ts';

const form = {
  useOss: true,
  fileName: 'a.pdf',
  url: 'http://files.localhost/',
  key: 'k',
  policy: '',
  sign: '',
  accessKeyId: '',
};
const transport: Transport = {
  exchange: async () => ({ status: 200, body: { code: '0', message: '', data: form }, traceId: undefined }),
  sendFile: async () => Promise.reject(new Error('not asked for')),
  pictureAddress: async () => '',
  offers: () => false,
};

describe('a stalled upload', () => {
  it('is given up after a minute without a byte, however long it took before', async () => {
    const clock = new ManualClock(0);
    let moved: ((sent: number) => void) | undefined;
    const hangs: ObjectUpload = async (_form, _bytes, { onProgress, signal }) => {
      const { promise, reject } = Promise.withResolvers<unknown>();
      signal.addEventListener('abort', () => reject(new PortFault('cancelled', { call: 'upload' })));
      moved = onProgress;
      return promise;
    };
    const file = { name: 'a.pdf', size: 4, bytes: async () => new Uint8Array([1, 2, 3, 4]) };
    const upload = new WireDocumentVault(new WireClient(transport), hangs, clock, nothingInParts).upload({
      file,
      materialId: 'M',
      uploadId: 'U',
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    let fault: unknown;
    upload.catch((thrown: unknown) => (fault = thrown));
    await eventually('it is on its way', async () => moved !== undefined);
    for (let sent = 1; sent <= 3; sent += 1) {
      clock.advance(59_000);
      moved?.(sent);
    }
    clock.advance(59_999);
    expect(fault).toBeUndefined();
    clock.advance(1);
    await expect(upload).rejects.toMatchObject({ kind: 'timed-out' });
  });
});
