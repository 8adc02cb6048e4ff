import { expect, it } from 'vitest';
import { KeptHandles } from '../../../src/adapters/storage/kept-handles.ts';
import { lazyPickedFiles } from '../../../src/composition/lazy-picked-files.ts';
import { handleShelf } from '../../builders/handle-shelf.ts';
import { picked, pickedFilesContract, place, type Place } from '../../contracts/picked-files.ts';

async function contentOf(at: Place): Promise<File> {
  if (!at.content) throw new DOMException('It is not there', 'NotFoundError');
  return at.content;
}

/** A handle like Chromium's: access that was not granted requires a request to the user. */
const asking = (at: Place): object => ({
  kind: 'file',
  getFile: async () => contentOf(at),
  queryPermission: async () => 'prompt',
  requestPermission: async () => at.allowed,
});

pickedFilesContract(
  'file handles in a browser that asks for permission',
  () => {
    const shelf = handleShelf();
    return (owner) => new KeptHandles(shelf, () => owner);
  },
  asking,
);
pickedFilesContract(
  'file handles in a browser without a database',
  () => (owner) => lazyPickedFiles(() => owner),
  asking,
  true,
);

it('a browser that may not ask now has denied access; one that never asks has allowed it', async () => {
  const files = new KeptHandles(handleShelf(), () => 'U1');
  files.keep(
    '1',
    picked(
      Promise.resolve({
        ...asking(place()),
        requestPermission: async () => Promise.reject(new DOMException('No press', 'SecurityError')),
      }),
    ),
  );
  files.keep('2', picked(Promise.resolve({ kind: 'file', getFile: async () => new File(['contract'], '合同.pdf') })));
  files.keep(
    '3',
    picked(Promise.resolve({ ...asking(place(undefined, 'denied')), queryPermission: async () => 'granted' })),
  );
  expect([await files.find('1'), await files.find('2'), (await files.find('3')).found]).toEqual([
    { found: false, because: 'denied' },
    expect.objectContaining({ found: true }),
    true,
  ]);
});

it('a file that can no longer be read rejects', async () => {
  const files = new KeptHandles(handleShelf(), () => 'U1');
  const content = new File(['contract'], '合同.pdf');
  content.arrayBuffer = async () => Promise.reject(new DOMException('Changed', 'NotReadableError'));
  files.keep('1', picked(Promise.resolve(asking(place(content)))));
  const again = await files.find('1');
  if (!again.found) throw new Error(again.because);
  await expect(again.file.bytes()).rejects.toMatchObject({ kind: 'unexpected-answer' });
});

it('a failing database is tried again, without an error meanwhile', async () => {
  const shelf = handleShelf();
  let fails = true;
  const files = new KeptHandles(
    {
      ...shelf,
      put: async (key, handle) => (fails ? Promise.reject(new Error('full')) : shelf.put(key, handle)),
      keys: async () => (fails ? Promise.reject(new Error('away')) : shelf.keys()),
    },
    () => 'U1',
  );
  files.keep('1', picked(Promise.resolve(asking(place()))));
  expect([...(await files.keptUploads())]).toEqual([]);
  fails = false;
  files.keep('2', picked(Promise.resolve(asking(place()))));
  expect([...(await files.keptUploads())]).toEqual(['2']);
});
