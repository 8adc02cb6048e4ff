import { expect, it } from 'vitest';
import { contentOf, exactly, streamOf, wholeOf } from '../../../server/core/byte-stream.ts';

const bytes = (...values: readonly number[]) => Uint8Array.from(values);

it('complete content becomes a stream of its size, and empty content a stream without chunks', async () => {
  const { size, contentType, bytes: stream } = contentOf(bytes(1, 2, 3), 'application/pdf');
  expect([size, contentType, await wholeOf(stream)]).toEqual([3, 'application/pdf', bytes(1, 2, 3)]);
  const pieces: Uint8Array[] = [];
  for await (const piece of streamOf(bytes())) pieces.push(piece);
  expect(pieces).toEqual([]);
});

it('a stream longer than its declared size is read to its end, and the excess is not passed on', async () => {
  const read: number[] = [];
  async function* coming(): AsyncGenerator<Uint8Array> {
    for (const value of [1, 2, 3, 4]) {
      read.push(value);
      yield bytes(value);
    }
  }
  const given: Uint8Array[] = [];
  const taking = async (): Promise<void> => {
    for await (const chunk of exactly(coming(), 2, (come) => new Error(`${come} came`))) given.push(chunk);
  };
  await expect(taking()).rejects.toThrow('4 came');
  expect([given, read]).toEqual([
    [bytes(1), bytes(2)],
    [1, 2, 3, 4],
  ]);
});
