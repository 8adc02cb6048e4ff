import { isMet, judged, type Reading } from './reading.ts';

/** Result of a measurement: its readings, or why there are none. */
export interface Measured {
  readonly name: string;
  readonly readings: readonly Reading[];
  readonly failed?: string;
  /** The one-minute load of the machine before and after, including the measurement itself. */
  readonly load?: readonly [number, number];
}

const number = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3);
const allowed = ({ limit, slack, unit }: Reading): string =>
  `≤ ${number(limit)}${slack === undefined ? '' : ` or ${number(slack)} ${unit} more`}`;

/** A reading as the console shows it. */
export function lineOf(reading: Reading): string {
  const { what, measured, unit, floor, inTheWay } = reading;
  const against =
    floor === undefined ? '' : ` ÷ ${number(floor.value)} ${unit} (${floor.is}) = ${number(judged(reading))}`;
  const why = isMet(reading) || inTheWay === undefined ? '' : `\n       in the way: ${inTheWay}`;
  return `${isMet(reading) ? 'met ' : 'OVER'} ${what}: ${number(measured)} ${unit}${against}, ${allowed(reading)}${why}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/gu, ' ');

function row(reading: Reading): string {
  const { what, measured, unit, floor, inTheWay } = reading;
  const ratio =
    floor === undefined
      ? `${number(measured)} ${unit}`
      : `${number(measured)} ÷ ${number(floor.value)} ${unit} = ${number(judged(reading))}`;
  return `| ${[what, ratio, allowed(reading), isMet(reading) ? '' : `**over**${inTheWay === undefined ? '' : `: ${inTheWay}`}`].map(cell).join(' | ')} |`;
}

export interface PageOrder {
  /** A plain date. */
  readonly on: string;
  readonly cores: number;
  /** The names of all measurements, in their order. */
  readonly names: readonly string[];
  /**
   * The previous page, from which the results of measurements that did not run are kept; empty where there was none.
   */
  readonly before: string;
}

/** The parts of a page by the name of their measurement, without the heads. */
function partsOf(written: string): ReadonlyMap<string, string> {
  const [, ...parts] = `\n${written}`.split('\n## ');
  return new Map(
    parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()] as const),
  );
}

function partOf({ readings, failed, load }: Measured, { on, cores }: Pick<PageOrder, 'on' | 'cores'>): string {
  const floors = [...new Set(readings.flatMap(({ floor }) => (floor === undefined ? [] : [floor.is])))];
  const against = floors.length === 0 ? '' : `, against ${floors.join('; ')}`;
  const loaded = load === undefined ? '' : ` with a load of ${load.map(number).join(' before and ')} after`;
  const rows = [
    '| What | Ratio to the floor, or the number itself | Limit | In the way |',
    '|---|---|---|---|',
    ...readings.map(row),
  ].join('\n');
  return `On ${on}, on ${cores} cores${loaded}${against}.\n\n${failed === undefined ? rows : `Not measured: ${cell(failed.split('\n')[0] ?? '')}`}`;
}

/** The readings as a page in Markdown, with a table for each measurement. */
export function page(all: readonly Measured[], order: PageOrder): string {
  const parts = new Map([
    ...partsOf(order.before),
    ...all.map((measured) => [measured.name, partOf(measured, order)] as const),
  ]);
  const tables = order.names.flatMap((name) => (parts.has(name) ? [`## ${name}\n\n${parts.get(name)}\n`] : []));
  return `# What was measured\n\nWritten by \`npm run bench -- --markdown docs/bench.md\`; with names behind it, these parts alone are measured and written again.\n\n${tables.join('\n')}`;
}
