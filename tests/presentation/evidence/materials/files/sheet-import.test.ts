import { describe, expect, it, vi } from 'vitest';
import { SheetImport } from '../../../../../src/presentation/evidence/materials/files/sheet-import.ts';

const refused = { taken: false, trouble: { because: 'no-headings' } } as const;
const taken = (added: number, faulty: number) => ({
  taken: true,
  added,
  faulty,
  problems: [],
  repeated: [],
  remarked: [],
  unread: { sheets: [], hiddenRows: 0 },
  faultyRows: undefined,
});

describe('an import of several sheets', () => {
  it('gives each its result, whatever became of the others', async () => {
    const outcomes = [taken(1, 2), refused, taken(3, 0)];
    const refresh = vi.fn(async () => undefined);
    const sheets = new SheetImport(
      { material: () => ({ limits: { maximumKilobytes: { xlsx: 10, xls: 10 }, maximumFiles: 1 } }) } as never,
      {
        vault: { upload: async ({ file }: { file: { name: string } }) => ({ arrived: true, fileId: file.name }) },
        sheets: { take: async () => outcomes.shift() },
        identifiers: { next: () => 'upload' },
        session: { faultSeen: vi.fn() },
      } as never,
      { loader: { refresh }, trouble: { showFault: vi.fn() } } as never,
    );
    const names = ['a.xlsx', 'b.xls', 'c.pdf', 'd.xlsx'];
    sheets.sheetsGiven(
      'MI',
      names.map((name) => ({ name, size: 1, bytes: async () => new Uint8Array(1) })),
    );
    await vi.waitFor(() => expect(sheets.underWay).toBeUndefined());
    await vi.waitFor(() => expect(sheets.results).toHaveLength(4));
    expect(sheets.results.map(({ name, tone, added }) => [name, tone, added])).toEqual([
      ['a.xlsx', 'warn', 1],
      ['b.xls', 'bad', 0],
      ['c.pdf', 'bad', 0],
      ['d.xlsx', 'ok', 3],
    ]);
    expect(refresh).toHaveBeenCalledOnce();
  });
});
