import { beforeEach, describe, expect, test } from 'vitest';
import { RangedFile } from '../../../src/adapters/pdf/ranged-file.ts';

const content = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);

let asked: string[];
let answers: (number | 'offline')[];
let knowsRanges: boolean;
let tellsLength: boolean;
let addressesGiven: number;

/** A store that answers with the next status, then with the bytes. */
const store: typeof fetch = async (address, options) => {
  asked.push(new Request(new URL(address as string, 'http://store.test/')).url.replace('http://store.test/', ''));
  const next = answers.shift() ?? 200;
  if (next === 'offline') throw new TypeError('Failed to fetch');
  if (next !== 200) return new Response('', { status: next });
  const range = /bytes=(\d+)-(\d+)/u.exec(new Headers(options?.headers).get('range') ?? '');
  if (range === null || !knowsRanges) return new Response(content);
  const [start, end] = [Number(range[1]), Math.min(Number(range[2]), content.length - 1)];
  const headers = tellsLength ? { 'content-range': `bytes ${start}-${end}/${content.length}` } : {};
  return new Response(content.slice(start, end + 1), { status: 206, headers });
};

const address = async (): Promise<string> => `store/${(addressesGiven += 1)}`;
const file = (signal = new AbortController().signal) => new RangedFile(address, signal, store);

beforeEach(() => {
  [asked, answers, knowsRanges, tellsLength, addressesGiven] = [[], [], true, true, 0];
});

describe('a file read in parts', () => {
  test('reads its length with its beginning, and any part', async () => {
    const read = file();
    expect(await read.beginning(100)).toEqual({ kind: 'part', bytes: content.slice(0, 100), length: 1000 });
    expect(await read.part(300, 400)).toEqual(content.slice(300, 400));
    expect(addressesGiven).toBe(1);
  });

  test('is read whole when it is small or the store has no ranges', async () => {
    expect(await file().beginning(2000)).toEqual({ kind: 'whole', bytes: content });
    knowsRanges = false;
    expect(await file().beginning(100)).toEqual({ kind: 'whole', bytes: content });
    expect(await file().part(300, 400)).toEqual(content.slice(300, 400));
  });

  test('is read whole when the store hides its length', async () => {
    tellsLength = false;
    expect(await file().beginning(100)).toEqual({ kind: 'whole', bytes: content });
  });

  test.each([403, 401, 400, 404, 410, 500, 503, 'offline'] as const)(
    'is read from a renewed address after %s',
    async (answer) => {
      const read = file();
      await read.beginning(100);
      answers = [answer];
      expect(await read.part(0, 10)).toEqual(content.slice(0, 10));
      expect(asked).toEqual(['store/1', 'store/1', 'store/2']);
    },
  );

  test('is unavailable when a fresh address fails too', async () => {
    answers = [403, 403];
    await expect(file().beginning(100)).rejects.toMatchObject({ because: 'not-available' });
  });

  test('is offline after two lost connections', async () => {
    answers = ['offline', 'offline'];
    await expect(file().beginning(100)).rejects.toMatchObject({ because: 'offline' });
  });

  test('is unavailable without an address', async () => {
    const refused = new RangedFile(
      async () => Promise.reject(new Error('refused')),
      new AbortController().signal,
      store,
    );
    await expect(refused.beginning(100)).rejects.toMatchObject({ because: 'not-available' });
  });

  test('rejects with the reason when cancelled, not with a fault', async () => {
    const leaving = new AbortController();
    answers = ['offline'];
    const reading = file(leaving.signal).beginning(100);
    leaving.abort(new Error('left'));
    await expect(reading).rejects.toThrow('left');
    expect(asked.length).toBeLessThan(2);
  });

  test('reports no pending time when nothing is open', async () => {
    const read = file();
    const reading = read.beginning(100);
    expect(read.quietFor).toBe(0);
    await reading;
    expect(read.quietFor).toBeGreaterThanOrEqual(0);
  });

  test('gives up on a part that never arrives', async () => {
    const silent: typeof fetch = async (_address, init) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      return promise;
    };
    const waiting = new RangedFile(async () => 'http://files.localhost/a.pdf', new AbortController().signal, silent, 5);
    await expect(waiting.beginning(10)).rejects.toMatchObject({ because: 'timed-out' });
  });
});
