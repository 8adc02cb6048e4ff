import { isMet, judged, type Reading } from './reading.ts';

/** What became of a measurement: its readings, or why there are none. */
export interface Measured {
  readonly name: string;
  readonly readings: readonly Reading[];
  readonly failed?: string;
}

const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3));
const allowed = ({ limit, slack, unit }: Reading): string => `≤ ${number(limit)}${slack === undefined ? '' : ` or ${number(slack)} ${unit} more`}`;

/** A reading as it is said at the console. */
export function lineOf(reading: Reading): string {
  const { what, measured, unit, floor, inTheWay } = reading;
  const against = floor === undefined ? '' : ` ÷ ${number(floor.value)} ${unit} (${floor.is}) = ${number(judged(reading))}`;
  const why = isMet(reading) || inTheWay === undefined ? '' : `\n       in the way: ${inTheWay}`;
  return `${isMet(reading) ? 'met ' : 'OVER'} ${what}: ${number(measured)} ${unit}${against}, ${allowed(reading)}${why}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/gu, ' ');

function row(reading: Reading): string {
  const { what, measured, unit, floor, inTheWay } = reading;
  const ratio = floor === undefined ? `${number(measured)} ${unit}` : `${number(measured)} ÷ ${number(floor.value)} ${unit} = ${number(judged(reading))}`;
  return `| ${[what, ratio, allowed(reading), isMet(reading) ? '' : `**over**${inTheWay === undefined ? '' : `: ${inTheWay}`}`].map(cell).join(' | ')} |`;
}

/** The readings as a page in Markdown, a table for each measurement. `on` is a plain date. */
export function page(all: readonly Measured[], { on, cores }: { readonly on: string; readonly cores: number }): string {
  const tables = all.map(({ name, readings, failed }) => {
    const floors = [...new Set(readings.flatMap(({ floor }) => (floor === undefined ? [] : [floor.is])))];
    const against = floors.length === 0 ? '' : `Against ${floors.join('; ')}.\n\n`;
    const rows = ['| What | Ratio to the floor, or the number itself | Limit | In the way |', '|---|---|---|---|', ...readings.map(row)].join('\n');
    return `## ${name}\n\n${failed === undefined ? against + rows : `Not measured: ${cell(failed.split('\n')[0] ?? '')}`}\n`;
  });
  return `# What was measured\n\nWritten by \`npm run bench -- --markdown docs/bench.md\` on ${on}, on ${cores} cores.\n\n${tables.join('\n')}`;
}
