import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measurements } from './bench/measurements.ts';
import { isMet, judged, type Reading } from './bench/reading.ts';

/** Measures, each against a floor that runs beside it, and prints the table: `npm run bench [-- --json FILE] [names]`. */

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const names = measurements.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`Nothing is measured under the name "${unknown}". There is: ${names.join(', ')}`);
  process.exit(2);
}

const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3));

function line(reading: Reading): string {
  const { what, measured, unit, floor, limit, slack, inTheWay } = reading;
  const against = floor === undefined ? '' : ` ÷ ${number(floor.value)} ${unit} (${floor.is}) = ${number(judged(reading))}`;
  const allowed = `≤ ${number(limit)}${slack === undefined ? '' : ` or ${number(slack)} ${unit} more`}`;
  const why = isMet(reading) || inTheWay === undefined ? '' : `\n       in the way: ${inTheWay}`;
  return `${isMet(reading) ? 'met ' : 'OVER'} ${what}: ${number(measured)} ${unit}${against}, ${allowed}${why}`;
}

const results: { readonly name: string; readonly readings: readonly Reading[]; readonly failed?: string }[] = [];
for (const measurement of measurements.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  console.log(`\n${measurement.name}`);
  try {
    const readings = await measurement.measure();
    for (const reading of readings) console.log(line(reading));
    results.push({ name: measurement.name, readings });
  } catch (error) {
    // One that could not be measured does not keep the others from it.
    const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.log(`FAIL ${failed}`);
    results.push({ name: measurement.name, readings: [], failed });
  }
}

const readings = results.flatMap((result) => result.readings);
const over = readings.filter((reading) => !isMet(reading)).length;
const failed = results.filter((result) => result.failed !== undefined).length;
console.log(`\n${readings.length - over} met, ${over} over, ${failed} not measured (${cpus().length} cores)`);
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify({ at: new Date().toISOString(), cores: cpus().length, results }, undefined, 2)}\n`);
process.exit(failed === 0 ? 0 : 1);
