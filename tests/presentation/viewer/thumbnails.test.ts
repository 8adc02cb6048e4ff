import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, test } from 'vitest';
import { Thumbnails } from '../../../src/presentation/viewer/thumbnails.ts';
import { FakeAddresses, FakeContents, FakeReader } from './fake-documents.ts';

const frame = { width: 40, height: 40, density: 2 };
const make = () => ({}) as HTMLCanvasElement;
const lasting = new AbortController().signal;
const file = (fileId: string, size = 1_000) => ({ fileId, name: fileId, size });

describe('a thumbnail', () => {
  let addresses: FakeAddresses;
  let documents: FakeReader;
  let contents: FakeContents;
  const busy = observable.box(false);
  let thumbnails: Thumbnails;

  beforeEach(() => {
    [addresses, documents, contents] = [new FakeAddresses(), new FakeReader(), new FakeContents()];
    addresses.mimeTypes.set('photograph', 'image/jpeg').set('sheet', 'application/xml');
    runInAction(() => busy.set(false));
    thumbnails = new Thumbnails({ addresses, documents, contents }, () => busy.get());
  });

  test('is the first page scaled to its frame, made once, and the document is closed', async () => {
    const first = await thumbnails.picture(file('contract'), frame, make, lasting);
    expect(await thumbnails.picture(file('contract'), frame, make, lasting)).toBe(first);
    expect(first).toBeDefined();
    expect([documents.drawn, documents.opened, documents.closed]).toEqual([['1 at 0.04 turned 0'], 1, 1]);
  });

  test('is made of a photograph, unless that is too large to fetch', async () => {
    expect(await thumbnails.picture(file('photograph'), frame, make, lasting)).toBeDefined();
    addresses.mimeTypes.set('large', 'image/png');
    expect(await thumbnails.picture(file('large', 4 * 1024 * 1024), frame, make, lasting)).toBeUndefined();
    expect(contents.asked).toEqual(['picture']);
  });

  test('is not made of a written file, or of one that cannot be opened, which is not tried again', async () => {
    expect(await thumbnails.picture(file('sheet'), frame, make, lasting)).toBeUndefined();
    documents.fault = 'damaged';
    expect(await thumbnails.picture(file('contract'), frame, make, lasting)).toBeUndefined();
    documents.fault = undefined;
    expect(await thumbnails.picture(file('contract'), frame, make, lasting)).toBeUndefined();
    expect(addresses.given).toHaveLength(2);
  });

  test('waits while a document is loading, and for its turn', async () => {
    runInAction(() => busy.set(true));
    const made = [
      thumbnails.picture(file('contract'), frame, make, lasting),
      thumbnails.picture(file('photograph'), frame, make, lasting),
    ];
    await Promise.resolve();
    expect(addresses.given).toEqual([]);
    runInAction(() => busy.set(false));
    await Promise.all(made);
    expect(addresses.given.map((url) => url.split('?')[0])).toEqual(['store/contract', 'store/photograph']);
  });

  test('is cancelled when its row is gone before its turn, and can be made later', async () => {
    const leaving = new AbortController();
    leaving.abort();
    expect(await thumbnails.picture(file('contract'), frame, make, leaving.signal)).toBeUndefined();
    expect(addresses.given).toEqual([]);
    expect(await thumbnails.picture(file('contract'), frame, make, lasting)).toBeDefined();
  });
});
