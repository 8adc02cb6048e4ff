import { describe, expect, it } from 'vitest';
import type { Reading } from '../../scripts/bench/reading.ts';
import { lineOf, page } from '../../scripts/bench/table.ts';

const met: Reading = { what: 'a frame', measured: 3, unit: 'ms', floor: { is: 'plain rows', value: 2 }, limit: 2, inTheWay: 'nothing' };
const over: Reading = { what: 'a | page', measured: 120, unit: 'ms', limit: 100, inTheWay: '1000 rows\nare read' };

describe('the table of what was measured', () => {
  it('says what stands in the way beside what is over, and only there', () => {
    expect(lineOf(met)).toBe('met  a frame: 3.000 ms ÷ 2.000 ms (plain rows) = 1.500, ≤ 2.000');
    expect(lineOf(over)).toBe('OVER a | page: 120 ms, ≤ 100\n       in the way: 1000 rows\nare read');
  });

  it('is a page in Markdown, a table for each measurement and a row for each reading', () => {
    const written = page([{ name: 'rows', readings: [met, over] }, { name: 'lists', readings: [], failed: 'Error: no database\n at once' }], { on: '2026-11-22', cores: 2 });
    expect(written.split('\n')).toEqual([
      '# What was measured', '', 'Written by `npm run bench -- --markdown docs/bench.md` on 2026-11-22, on 2 cores.', '',
      '## rows', '', 'Against plain rows.', '', '| What | Ratio to the floor, or the number itself | Limit | In the way |', '|---|---|---|---|',
      '| a frame | 3.000 ÷ 2.000 ms = 1.500 | ≤ 2.000 |  |', '| a \\| page | 120 ms | ≤ 100 | **over**: 1000 rows are read |', '',
      '## lists', '', 'Not measured: Error: no database', '',
    ]);
  });
});
