import { describe, expect, it, vi } from 'vitest';
import { licenceLimits } from '../../../src/domain/uploads/company-places.ts';
import { localFile } from '../../../src/presentation/uploads/local-file.ts';
import { PickedArchives } from '../../../src/presentation/uploads/picked-archives.ts';
import { fileRefusalWords } from '../../../src/presentation/uploads/picture-refusals.ts';

const zip = (name: string): File => new File([Uint8Array.from([0x50, 0x4b, 3, 4, 0])], name);
const bytes = new Uint8Array([1]);

describe('a picked zip', () => {
  it('is replaced by its files, and the user is told', async () => {
    const show = vi.fn();
    const files = [
      { path: '一月/发票.pdf', bytes },
      { path: '二月/发票.pdf', bytes },
    ];
    const opened = await new PickedArchives({ unpack: async () => files }, { show }).open([
      new File(['%PDF'], '前.pdf'),
      zip('发票.zip'),
      new File(['%PDF'], '后.pdf'),
    ]);
    expect(opened.map(({ name }) => name)).toEqual(['前.pdf', '一月_发票.pdf', '二月_发票.pdf', '后.pdf']);
    expect(show).toHaveBeenCalledExactlyOnceWith('info', {
      key: 'upload.archive-opened',
      values: { name: '发票.zip', files: 2 },
    });
  });

  it.each([
    ['climbs', 'materials.archive-climbs'],
    ['nested', 'materials.archive-nested'],
    ['bomb', 'materials.archive-bomb'],
    ['encrypted', 'refusals.file-encrypted'],
    ['unreadable', 'refusals.file-unreadable'],
  ] as const)('that is not opened because of %s is refused by name', async (trouble, key) => {
    const file = zip('a.zip');
    const archives = new PickedArchives({ unpack: async () => trouble }, { show: vi.fn() });
    expect(await archives.open([file])).toEqual([file]);
    expect(fileRefusalWords(localFile(file), licenceLimits)).toEqual({ key });
  });

  it('is handed on when it is one document or too large to be opened', async () => {
    const unpack = vi.fn(async () => undefined);
    const archives = new PickedArchives({ unpack }, { show: vi.fn() });
    const book = zip('a.xlsx');
    expect(await archives.open([book])).toEqual([book]);
    const large = zip('b.zip');
    Object.defineProperty(large, 'size', { value: 64 * 1024 * 1024 + 1 });
    await archives.open([large]);
    expect([unpack.mock.calls.length, localFile(large).archive]).toEqual([1, 'bomb']);
  });
});
