import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { wholeOf } from '../../../server/core/byte-stream.ts';
import type { SheetCell } from '../../../server/core/ports.ts';
import { sheetStream } from '../../../server/documents/sheet-stream.ts';
import { sheetRows } from '../../../features/support/gathered-files.ts';

async function* rowsOf(...rows: readonly (readonly SheetCell[])[]): AsyncGenerator<readonly SheetCell[]> {
  yield* rows;
}
const text = (words: string): SheetCell => ({ kind: 'text', text: words });
const sheet = async (name: string, ...rows: readonly (readonly SheetCell[])[]) =>
  wholeOf(
    sheetStream({
      name,
      columns: [
        { title: '编号 & "号"', width: 10 },
        { title: 'b', width: 4 },
      ],
      rows: rowsOf(...rows),
    }),
  );
const raw = (bytes: Uint8Array, part = 'xl/worksheets/sheet1.xml') =>
  strFromU8(unzipSync(bytes)[part] ?? new Uint8Array());

describe('a sheet of a workbook', () => {
  it('keeps every text unchanged, also one that resembles a formula or a tag', async () => {
    const bytes = await sheet('表', [text('=1+1'), text('<b>&"\'')], [text(' 甲\n乙 '), text('\u{1F600}')]);
    expect(sheetRows(bytes)).toEqual([
      ['编号 & "号"', 'b'],
      ['=1+1', '<b>&"\''],
      [' 甲\n乙 ', '\u{1F600}'],
    ]);
    expect(raw(bytes)).not.toContain('<f>');
  });

  it('leaves out characters that its format does not allow', async () => {
    expect(sheetRows(await sheet('s', [text('a\u0000\u0007b\uD800'), text('')]))[1]).toEqual(['ab\uFFFD', '']);
  });

  it('has amounts as numbers when a double is exact, and as texts otherwise', async () => {
    const cells: readonly SheetCell[] = ['642300.00', '-0.01', '99999999999999.98', '', 'abc'].map((yuan) => ({
      kind: 'amount',
      yuan,
    }));
    const bytes = await sheet('s', cells);
    expect(sheetRows(bytes)[1]).toEqual(['642300.00', '-0.01', '99999999999999.98', '', '']);
    expect([...raw(bytes).matchAll(/<v>([^<]*)<\/v>/gu)].map(([, value]) => value)).toEqual(['642300.00', '-0.01']);
  });

  it('has days as the day numbers of spreadsheets', async () => {
    const days: readonly SheetCell[] = ['1970-01-01', '2026-11-21', '2026-02-30x', ''].map((day) => ({
      kind: 'day',
      day,
    }));
    expect(sheetRows(await sheet('s', days))[1]).toEqual(['25569', '46347', '', '']);
  });

  it('has a name that is allowed in formulas', async () => {
    expect(/<sheet name="([^"]*)"/u.exec(raw(await sheet('[甲]/乙:*?'.repeat(9)), 'xl/workbook.xml'))?.[1]).toMatch(
      /^[^[\]:*?/\\']{1,31}$/u,
    );
  });

  it('is written in chunks, however long it is', async () => {
    const many = Array.from({ length: 5000 }, (_unused, index) => [
      text(`DD${index}`),
      text('宁波砚舟精密铸造有限公司'),
    ]);
    let largest = 0;
    const rows: number[] = [];
    for await (const piece of sheetStream({ name: 's', columns: [{ title: 'a', width: 9 }], rows: rowsOf(...many) })) {
      largest = Math.max(largest, piece.length);
      rows.push(piece.length);
    }
    expect(rows.length).toBeGreaterThan(5);
    expect(largest).toBeLessThan(200_000);
  });

  it('has a second sheet with the origin of its rows where there is one', async () => {
    const facts = [
      { label: '企业', text: '甲 & 乙' },
      { label: '行数', text: '=2' },
    ];
    const bytes = await wholeOf(
      sheetStream({
        name: '台账',
        columns: [{ title: 'a', width: 4 }],
        rows: rowsOf([text('1')]),
        origin: { name: '导出说明', facts },
      }),
    );
    const workbook = raw(bytes, 'xl/workbook.xml');
    expect(
      [...workbook.matchAll(/<sheet name="([^"]*)" sheetId="(\d)" r:id="(\w+)"/gu)].map((found) => [...found].slice(1)),
    ).toEqual([
      ['台账', '1', 'rId1'],
      ['导出说明', '2', 'rId2'],
    ]);
    expect(raw(bytes, 'xl/_rels/workbook.xml.rels')).toContain(
      'Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"',
    );
    expect(raw(bytes, '[Content_Types].xml')).toContain('/xl/worksheets/sheet2.xml');
    expect(
      [...raw(bytes, 'xl/worksheets/sheet2.xml').matchAll(/<t [^>]*>([^<]*)<\/t>/gu)].map(([, value]) => value),
    ).toEqual(['企业', '甲 &amp; 乙', '行数', '=2']);
    expect(sheetRows(bytes)).toEqual([['a'], ['1']]);
  });

  it('has one sheet where the origin of its rows is not told', async () => {
    const bytes = await sheet('表');
    expect(Object.keys(unzipSync(bytes)).filter((name) => name.includes('sheet'))).toEqual([
      'xl/worksheets/sheet1.xml',
    ]);
  });
});
