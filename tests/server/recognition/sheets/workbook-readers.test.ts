import { utils, write } from '@e965/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { BoundedProcesses } from '../../../../server/documents/bounded-processes.ts';
import { LightWorkbookReader } from '../../../../server/recognition/light-workbook-reader.ts';
import { BoundedWorkbookReader } from '../../../../server/recognition/sheets/bounded-workbook-reader.ts';
import type { WorkbookRead } from '../../../../server/core/workbook-reader.ts';
import { workbookBytes } from '../../../../features/support/sheets.ts';
import { workbookReaderContract } from '../../../contracts/workbook-reader.ts';
import { inAudit } from '../../../support/audit.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = await mkdtemp(join(tmpdir(), 'sheets-'));
const bounded = new BoundedWorkbookReader({ folder });
afterAll(async () => rm(folder, { recursive: true }));

workbookReaderContract('LightWorkbookReader', () => new LightWorkbookReader());
workbookReaderContract('BoundedWorkbookReader', () => bounded);

/** A workbook of a few kilobytes in which all cells share one long text. */
function sharedTextBytes(rows: number, columns: number): Uint8Array {
  const book = utils.book_new();
  const cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'a'.repeat(500)));
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'S');
  return new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer,
  );
}

describe('a workbook whose cells share one long text', () => {
  it('is read as far as it has no more characters than any accepted one', async () => {
    const reader = new LightWorkbookReader();
    expect(await reader.read(sharedTextBytes(20, 50))).toMatchObject({ outcome: 'read' });
    const bytes = sharedTextBytes(620, 50);
    expect(bytes.length).toBeLessThan(200_000);
    expect(await reader.read(bytes)).toEqual({ outcome: 'unreadable' });
  });
});

/** A workbook whose sheets have these numbers of rows and columns; each cell has one sign. */
function filledBytes(sheets: number, rows: number, columns: number): Uint8Array {
  const book = utils.book_new();
  const cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'a'));
  for (let sheet = 1; sheet <= sheets; sheet += 1)
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells, { dense: true }), `S${sheet}`);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer);
}

describe('a workbook that is larger than any accepted one', () => {
  const read = async (...size: Parameters<typeof filledBytes>) => new LightWorkbookReader().read(filledBytes(...size));

  it('is read up to 60 columns and 20 sheets, and the other sheets are named', async () => {
    const book = await read(21, 1, 61);
    if (book.outcome !== 'read') throw new Error(book.outcome);
    expect(new Set(book.sheets.slice(0, 20).map(({ rows }) => rows[0]?.cells.length))).toEqual(new Set([60]));
    expect(book.sheets.slice(20)).toEqual([{ name: 'S21', unread: true, rows: [] }]);
  });

  inAudit('is unreadable where it has more cells', async () => {
    expect(await read(13, 600, 60)).toMatchObject({ outcome: 'read' });
    expect(await read(14, 600, 60)).toEqual({ outcome: 'unreadable' });
  });
});

describe('a workbook read in a separate process', () => {
  it('leaves no file', async () => {
    await bounded.read(workbookBytes([['a']]), 'C-1');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is unreadable when it exceeds the time or memory', async () => {
    const program = new URL('../../../../server/recognition/sheets/workbook-process.ts', import.meta.url);
    const bytes = workbookBytes([['a']]);
    for (const limits of [
      { timeLimit: 1, idle: 100 },
      { timeLimit: 20_000, idle: 100, maxMemoryBytes: 1024 },
    ]) {
      const reader = new BoundedWorkbookReader({
        folder,
        processes: new BoundedProcesses<string, WorkbookRead>(program, limits),
      });
      expect(await reader.read(bytes, 'C-1')).toEqual({ outcome: 'unreadable' });
    }
    expect(await readdir(folder)).toEqual([]);
  });
});
