import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measurements } from './bench/measurements.ts';
import { isMet } from './bench/reading.ts';
import { lineOf, page, type Measured } from './bench/table.ts';

/**
 * Runs the measurements, each with a reference value (floor) that is measured beside it, and prints the table: `npm run
 * bench [-- --json FILE] [--markdown FILE] [names]`.
 */

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, markdown: { type: 'string' } },
  allowPositionals: true,
});
const names = measurements.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`Nothing is measured under the name "${unknown}". There is: ${names.join(', ')}`);
  process.exit(2);
}

const results: Measured[] = [];
for (const measurement of measurements.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  console.log(`\n${measurement.name}`);
  const [before = 0] = loadavg();
  try {
    const readings = await measurement.measure();
    for (const reading of readings) console.log(lineOf(reading));
    const [after = 0] = loadavg();
    results.push({ name: measurement.name, readings, load: [before, after] });
  } catch (error) {
    // A measurement that fails does not stop the others.
    const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.log(`FAIL ${failed}`);
    results.push({ name: measurement.name, readings: [], failed });
  }
}

const readings = results.flatMap((result) => result.readings);
const over = readings.filter((reading) => !isMet(reading)).length;
const failed = results.filter((result) => result.failed !== undefined).length;
console.log(`\n${readings.length - over} met, ${over} over, ${failed} not measured (${cpus().length} cores)`);
if (values.json !== undefined)
  await writeFile(
    values.json,
    `${JSON.stringify({ at: new Date().toISOString(), cores: cpus().length, results }, undefined, 2)}\n`,
  );
if (values.markdown !== undefined)
  await writeFile(
    values.markdown,
    page(results, {
      on: new Date().toISOString().slice(0, 10),
      cores: cpus().length,
      names,
      before: await readFile(values.markdown, 'utf8').catch(() => ''),
    }),
  );
process.exit(failed === 0 ? 0 : 1);
