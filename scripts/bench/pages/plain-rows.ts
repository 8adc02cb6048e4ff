import { money } from '../../../src/words/format.ts';
import { manyRows, rowCount } from './many-rows.ts';

/**
 * The smallest page that shows that many rows: elements are created once, and each is moved and refilled when its row
 * leaves the screen.
 */

const rowHeight = 61;
const overscan = 8;
const style = document.createElement('style');
style.textContent = `
  body { margin: 0; font: 14px/20px sans-serif; }
  #rows { position: relative; }
  .head { position: sticky; top: 0; z-index: 1; background: #fff; height: 36px; }
  .row { position: absolute; left: 0; right: 0; top: 0; display: grid; grid-template-columns: 44px repeat(7, minmax(0, 1fr)); align-items: center; box-sizing: border-box; height: ${rowHeight}px; border-bottom: 1px solid #eee; }
  .on { background: #e8f6f2; }
  .cell { padding: 8px 12px; min-width: 0; }
  .reason { grid-column: 2 / -1; height: 24px; margin-top: -4px; }`;
document.head.append(style);

interface PlainRow {
  readonly element: HTMLElement;
  readonly box: HTMLInputElement;
  readonly cells: readonly HTMLElement[];
  index: number;
}

const all = document.createElement('input');
all.type = 'checkbox';
const head = document.createElement('div');
head.className = 'head';
head.append(all);
const body = document.createElement('div');
body.id = 'rows';
body.style.height = `${rowCount * rowHeight}px`;
document.getElementById('root')?.append(head, body);

let chosen: ReadonlySet<string> = new Set();

function plainRow(): PlainRow {
  const element = document.createElement('div');
  const box = document.createElement('input');
  box.type = 'checkbox';
  const cells = Array.from({ length: 7 }, () => document.createElement('div'));
  for (const cell of cells) cell.className = 'cell';
  const reason = document.createElement('div');
  reason.className = 'reason';
  element.append(box, ...cells, reason);
  body.append(element);
  return { element, box, cells, index: -1 };
}

const pool = Array.from({ length: Math.ceil(innerHeight / rowHeight) + 1 + 2 * overscan }, plainRow);

function tick(row: PlainRow): void {
  const selected = chosen.has(String(row.index));
  row.box.checked = selected;
  row.element.className = selected ? 'row on' : 'row';
}

function fill(row: PlainRow, index: number): void {
  const shown = manyRows[index];
  if (!shown || row.index === index) return;
  row.index = index;
  row.element.style.transform = `translateY(${index * rowHeight}px)`;
  const texts = [
    shown.number,
    shown.payer,
    shown.supplier,
    shown.funder,
    '货物贸易',
    shown.dueDate,
    money(shown.amount),
  ];
  for (const [at, cell] of row.cells.entries()) cell.textContent = texts[at] ?? '';
  tick(row);
}

function show(): void {
  const first = Math.max(0, Math.floor((scrollY - head.offsetHeight) / rowHeight) - overscan);
  for (let index = first; index < Math.min(rowCount, first + pool.length); index += 1) {
    const row = pool[index % pool.length];
    if (row) fill(row, index);
  }
}

all.addEventListener('change', () => {
  chosen = new Set(all.checked ? manyRows.map(({ id }) => id) : []);
  for (const row of pool) tick(row);
});
addEventListener('scroll', show, { passive: true });
show();
