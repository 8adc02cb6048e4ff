import { relative, sep } from 'node:path';
import type { Duration, Outcome } from './check.ts';
import { beginningOf, isRecord, quoted, recordsIn } from './json-records.ts';

/** A pattern that matches only this text. */
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads the JSON of vitest. A file that failed before its first test counts as a failure. */
export function readUnitReport(json: unknown): Outcome {
  if (!isRecord(json)) return { tally: { passed: 0, failed: 1 }, failures: [], durations: [] };
  const files = recordsIn(json['testResults']);
  const failed = Number(json['numFailedTests'] ?? 0);
  const failedFiles = Number(json['numFailedTestSuites'] ?? 0);
  return {
    tally: { passed: Number(json['numPassedTests'] ?? 0), failed: failed === 0 ? failedFiles : failed },
    failures: files.flatMap(failuresOf),
    durations: files.flatMap(durationsOf),
  };
}

function nameOf(file: Record<string, unknown>): string {
  return relative(process.cwd(), String(file['name'])).replaceAll(sep, '/');
}

function failuresOf(file: Record<string, unknown>): readonly string[] {
  const name = nameOf(file);
  const tests = recordsIn(file['assertionResults'])
    .filter((test) => test['status'] === 'failed')
    .map((test) => {
      const title = String(test['fullName']);
      const said = Array.isArray(test['failureMessages']) ? test['failureMessages'].join('\n') : '';
      const repeat = `npx vitest run ${quoted(name)} -t ${quoted(`^${literal(title)}$`)}`;
      return `FAIL ${name} > ${title}\n${beginningOf(said)}\n     repeat: ${repeat}`;
    });
  const said = file['message'];
  if (typeof said !== 'string' || said === '') return tests;
  return [...tests, `FAIL ${name}\n${beginningOf(said)}\n     repeat: npx vitest run ${quoted(name)}`];
}

function durationsOf(file: Record<string, unknown>): readonly Duration[] {
  const name = nameOf(file);
  const tests = recordsIn(file['assertionResults']).map((test) => {
    return { file: name, test: String(test['fullName']), took: Number(test['duration'] ?? 0) };
  });
  return [{ file: name, took: Number(file['endTime'] ?? 0) - Number(file['startTime'] ?? 0) }, ...tests];
}
