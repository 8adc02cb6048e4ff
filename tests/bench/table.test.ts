import { describe, expect, it } from 'vitest';
import type { Reading } from '../../scripts/bench/reading.ts';
import { lineOf, page } from '../../scripts/bench/table.ts';

const met: Reading = {
  what: 'a frame',
  measured: 3,
  unit: 'ms',
  floor: { is: 'plain rows', value: 2 },
  limit: 2,
  inTheWay: 'nothing',
};
const over: Reading = { what: 'a | page', measured: 120, unit: 'ms', limit: 100, inTheWay: '1000 rows\nare read' };

describe('the table of measurements', () => {
  it('names the cause beside a value over its limit, and only there', () => {
    expect(lineOf(met)).toBe('met  a frame: 3.000 ms ÷ 2.000 ms (plain rows) = 1.500, ≤ 2.000');
    expect(lineOf(over)).toBe('OVER a | page: 120 ms, ≤ 100\n       in the way: 1000 rows\nare read');
  });

  const order = { on: '2026-11-22', cores: 2, names: ['rows', 'lists', 'people'], before: '' };
  const head = [
    '# What was measured',
    '',
    'Written by `npm run bench -- --markdown docs/bench.md`; with names behind it, these parts alone are measured and written again.',
    '',
  ];
  const columns = ['| What | Ratio to the floor, or the number itself | Limit | In the way |', '|---|---|---|---|'];

  it('is a page in Markdown, a table for each measurement and a row for each reading', () => {
    const written = page(
      [
        { name: 'rows', readings: [met, over] },
        { name: 'lists', readings: [], failed: 'Error: no database\n at once' },
      ],
      order,
    );
    expect(written.split('\n')).toEqual([
      ...head,
      '## rows',
      '',
      'On 2026-11-22, on 2 cores, against plain rows.',
      '',
      ...columns,
      '| a frame | 3.000 ÷ 2.000 ms = 1.500 | ≤ 2.000 |  |',
      '| a \\| page | 120 ms | ≤ 100 | **over**: 1000 rows are read |',
      '',
      '## lists',
      '',
      'On 2026-11-22, on 2 cores.',
      '',
      'Not measured: Error: no database',
      '',
    ]);
  });

  it('keeps results of an earlier page that were not measured now, and drops measurements that no longer exist', () => {
    const before = page(
      [
        { name: 'lists', readings: [over] },
        { name: 'rows', readings: [over] },
      ],
      { ...order, names: ['rows', 'lists'] },
    );
    const written = page(
      [
        { name: 'people', readings: [met] },
        { name: 'rows', readings: [met] },
      ],
      { ...order, on: '2026-11-26', before: `${before}\n## gone\n\nOn 2026-11-01.\n` },
    );
    expect(
      written.split('\n').filter((line) => line.startsWith('#') || line.startsWith('On ') || line.startsWith('| a')),
    ).toEqual([
      '# What was measured',
      '## rows',
      'On 2026-11-26, on 2 cores, against plain rows.',
      '| a frame | 3.000 ÷ 2.000 ms = 1.500 | ≤ 2.000 |  |',
      '## lists',
      'On 2026-11-22, on 2 cores.',
      '| a \\| page | 120 ms | ≤ 100 | **over**: 1000 rows are read |',
      '## people',
      'On 2026-11-26, on 2 cores, against plain rows.',
      '| a frame | 3.000 ÷ 2.000 ms = 1.500 | ≤ 2.000 |  |',
    ]);
    expect(page([], { ...order, before: written })).toBe(written);
  });
});
