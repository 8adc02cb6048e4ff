import { describe, expect, it } from 'vitest';
import { givenFile } from '../../features/support/files.ts';
import type { ContentForm, ContentReader } from '../../src/application/ports/viewer/shared/content-reader.ts';
import { DocumentFault } from '../../src/application/ports/viewer/shared/document-reader.ts';

/** A store of one file: its bytes, or another answer, under each requested address. */
export function storeOf(
  bytes: Uint8Array<ArrayBuffer>,
  answers: readonly (Response | Error)[] = [],
): { readonly fetchFile: typeof fetch; readonly asked: string[] } {
  const asked: string[] = [];
  const waiting = [...answers];
  return {
    asked,
    fetchFile: async (address, options) => {
      options?.signal?.throwIfAborted();
      asked.push(typeof address === 'string' ? address : 'an address of another form');
      const next = waiting.shift();
      if (next instanceof Error) throw next;
      return next ?? new Response(bytes);
    },
  };
}

const bytesOf = async (kind: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await givenFile(kind, 'a', 1).bytes());
const lasting = new AbortController().signal;
const reason = (error: unknown): unknown => (error instanceof DocumentFault ? error.because : error);

/** Contract of every `ContentReader`. */
export function contentReaderContract(make: (fetchFile: typeof fetch) => ContentReader): void {
  const read = async (form: ContentForm, bytes: Uint8Array<ArrayBuffer>, answers?: readonly (Response | Error)[]) => {
    let given = 0;
    return make(storeOf(bytes, answers).fetchFile).read(form, async () => `store/${(given += 1)}`, lasting);
  };

  describe('reads', () => {
    it.each([
      ['xml', 'e-invoice', { kind: 'invoice', invoice: { total: '642300.00' } }],
      ['xml', 'text', { kind: 'text', cut: false }],
      ['text', 'text', { kind: 'text', text: '交货说明：分两批交货。\n' }],
      [
        'workbook',
        'workbook',
        {
          kind: 'sheets',
          sheets: [
            { name: '对账单', rowCount: 2 },
            { name: '说明', rowCount: 1 },
          ],
        },
      ],
    ] as const)('as %s: %s', async (form, kind, content) => {
      expect(await read(form, await bytesOf(kind))).toMatchObject(content);
    });

    it('an OFD as pages of its size', async () => {
      const content = await read('ofd', await bytesOf('ofd'));
      if (content.kind !== 'pages') throw new Error(`It is ${content.kind}`);
      expect(content.document.pageCount).toBe(2);
      const { size } = await content.document.page(1);
      expect([Math.round(size.width), Math.round(size.height)]).toEqual([794, 529]);
      await content.document.close();
    });
  });

  describe('refuses', () => {
    it.each([
      ['ofd', 'ofd that was cut off', 'damaged'],
      ['ofd', 'png', 'damaged'],
      ['ofd', 'empty', 'damaged'],
      ['ofd', 'ofd that unpacks to far too much', 'too-large'],
      ['workbook', 'renamed text', 'damaged'],
      ['workbook', 'ofd', 'damaged'],
      ['picture', 'renamed text', 'damaged'],
      ['text', 'ofd', 'damaged'],
    ] as const)('as %s: %s is %s', async (form, kind, because) => {
      await expect(
        read(form, await bytesOf(kind)).catch((error: unknown) => Promise.reject(reason(error))),
      ).rejects.toBe(because);
    });

    it('content that is announced as larger than any preview', async () => {
      const announced = new Response(null, { headers: { 'content-length': String(1024 ** 3) } });
      await expect(read('xml', new Uint8Array(), [announced])).rejects.toMatchObject({ because: 'too-large' });
    });
  });

  describe('fetches', () => {
    it.each([[new Response(null, { status: 403 })], [new TypeError('nothing came')]])(
      'again from a fresh address after %s',
      async (first) => {
        const store = storeOf(await bytesOf('text'), [first]);
        let given = 0;
        await make(store.fetchFile).read('text', async () => `store/${(given += 1)}`, lasting);
        expect(store.asked).toEqual(['store/1', 'store/2']);
      },
    );

    it.each([
      [[new Response(null, { status: 403 }), new Response(null, { status: 403 })], 'not-available'],
      [[new Response(null, { status: 405 })], 'not-available'],
      [[new TypeError('gone'), new TypeError('gone')], 'offline'],
    ] as const)('at most twice: %#', async (answers, because) => {
      await expect(read('text', new Uint8Array(), answers)).rejects.toMatchObject({ because });
    });

    it('and reports its progress when the length is known', async () => {
      const [bytes, come] = [await bytesOf('text'), [] as number[]];
      const said = new Response(bytes, { headers: { 'content-length': String(bytes.length) } });
      await make(storeOf(bytes, [said]).fetchFile).read(
        'text',
        async () => 'store/1',
        lasting,
        (percent) => void come.push(percent),
      );
      expect(come.at(-1)).toBe(100);
    });

    it('nothing after a cancellation, and rejects with its reason', async () => {
      const leaving = new AbortController();
      leaving.abort(new Error('left'));
      await expect(
        make(storeOf(await bytesOf('text')).fetchFile).read('text', async () => 'store/1', leaving.signal),
      ).rejects.toThrow('left');
    });
  });
}
