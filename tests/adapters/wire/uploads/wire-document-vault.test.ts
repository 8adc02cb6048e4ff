import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { WireClient } from '../../../../src/adapters/wire/wire-client.ts';
import { WireDocumentVault, type ObjectUpload } from '../../../../src/adapters/wire/uploads/wire-document-vault.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { Transport } from '../../../../src/contract/transport.ts';
import { nothingInParts } from '../../../builders/part-sending.ts';

type Envelope = { readonly code: string; readonly data: unknown };

const form: Envelope = { code: '0', data: { useOss: false, fileName: 'k.pdf' } };
const refused = (code: string, data: unknown = {}): Envelope => ({ code, data });

/** Answers policies and uploads from two lists until they are empty. */
function scripted(
  policies: Envelope[],
  uploads: Envelope[],
  objectUpload: ObjectUpload = async () => undefined,
): WireDocumentVault {
  const said = (from: Envelope[]) => {
    const body = from.shift();
    if (!body) throw new PortFault('offline');
    return { status: 200, body, traceId: undefined };
  };
  const transport: Transport = {
    exchange: async () => said(policies),
    sendFile: async () => said(uploads),
    pictureAddress: async () => '',
    offers: () => false,
  };
  return new WireDocumentVault(new WireClient(transport), objectUpload, new ManualClock(0), nothingInParts);
}

const bytes = new Uint8Array([1, 2, 3]);
const order = {
  file: { name: 'a.pdf', size: 3, bytes: async () => bytes },
  materialId: 'DM',
  uploadId: 'u',
  onProgress: () => undefined,
  signal: new AbortController().signal,
};

describe('an upload', () => {
  it('polls while its file is being checked, and does not send it again', async () => {
    const uploads = [refused('FILE_BEING_CHECKED')];
    const vault = scripted(
      [
        form,
        refused('FILE_BEING_CHECKED'),
        refused('FILE_BEING_CHECKED'),
        { code: '0', data: { useOss: false, fileName: 'k.pdf', pkFile: 'PK1' } },
      ],
      uploads,
    );
    expect(await vault.upload(order)).toEqual({ arrived: true, fileId: 'PK1' });
    expect(uploads).toEqual([]);
  });

  it('reports why its file was refused after the check', async () => {
    const vault = scripted(
      [form, refused('FILE_BEING_CHECKED'), refused('FILE_ACTIVE', { what: 'script' })],
      [refused('FILE_BEING_CHECKED')],
    );
    expect(await vault.upload(order)).toEqual({ arrived: false, because: 'active-content', what: 'script' });
  });

  it('is given up for now when the check takes minutes', async () => {
    const vault = scripted(
      [form, ...Array.from({ length: 40 }, () => refused('FILE_BEING_CHECKED'))],
      [refused('FILE_BEING_CHECKED')],
    );
    expect(await vault.upload(order)).toEqual({ arrived: false, because: 'being-checked' });
  });

  it('polls after a lost answer until the result is known, and gives up after another loss', async () => {
    const here: Envelope = { code: '0', data: { useOss: false, fileName: 'k.pdf', pkFile: 'PK1' } };
    expect(
      await scripted(
        [form, refused('FILE_BEING_CHECKED'), refused('FILE_BEING_CHECKED'), here],
        [refused('CALLBACK_FAILED')],
      ).upload(order),
    ).toEqual({ arrived: true, fileId: 'PK1' });
    expect(
      await scripted([form, form, here], [refused('CALLBACK_FAILED'), refused('CALLBACK_FAILED')]).upload(order),
    ).toEqual({ arrived: false, because: 'callback-failed' });
  });

  it.each([
    ['STORE_AWAY', 'store-away'],
    ['STORE_FULL', 'store-full'],
    ['STORE_READ_ONLY', 'store-read-only'],
    ['STORE_REFUSED', 'store-refused'],
    ['STORE_NONSENSE', 'store-fault'],
    ['FILE_INFECTED', 'infected'],
    ['FILE_NOT_SCANNED', 'not-scanned'],
    ['FILE_CHECK_TIMED_OUT', 'check-timed-out'],
    ['TOO_MANY_UPLOADS', 'too-many-uploads'],
  ])('reports %s by its own reason', async (code, because) => {
    expect(await scripted([form], [refused(code)]).upload(order)).toEqual({ arrived: false, because });
    expect(await scripted([refused(code)], []).upload(order)).toEqual({ arrived: false, because });
  });

  describe('with a silent store', () => {
    const direct: Envelope = { code: '0', data: { useOss: true, fileName: 'k.pdf', url: 'https://store' } };
    const noAnswer: ObjectUpload = async () => {
      throw new PortFault('offline', { call: 'upload' });
    };

    it('reports the store as unavailable when the platform answers', async () => {
      expect(await scripted([direct, direct], [], noAnswer).upload(order)).toEqual({
        arrived: false,
        because: 'store-away',
      });
    });

    it('reports a lost connection when the platform is silent too', async () => {
      await expect(scripted([direct], [], noAnswer).upload(order)).rejects.toMatchObject({ kind: 'offline' });
    });

    it('has arrived when the platform has the file', async () => {
      expect(
        await scripted(
          [direct, { code: '0', data: { useOss: true, fileName: 'k.pdf', pkFile: 'PK1' } }],
          [],
          noAnswer,
        ).upload(order),
      ).toEqual({ arrived: true, fileId: 'PK1' });
    });

    it('reports the platform’s refusal', async () => {
      expect(await scripted([direct, refused('NOT_OPEN_FOR_CHANGE')], [], noAnswer).upload(order)).toEqual({
        arrived: false,
        because: 'not-open',
      });
    });
  });

  it('does not take a built-in name for a refusal', async () => {
    await expect(scripted([form], [refused('constructor')]).upload(order)).rejects.toThrow('constructor');
  });
});
