import { totalOf, type Duration, type Outcome } from './check.ts';
import { beginningOf, isRecord, quoted, recordsIn } from './json-records.ts';

const millisecond = 1_000_000;

interface Played extends Required<Duration> {
  readonly line: number;
  /** The steps that failed, each with its message. */
  readonly troubles: readonly string[];
}

/** Reads the JSON of cucumber. A step that did not pass makes its scenario fail. */
export function readScenarioReport(json: unknown, profile: string): Outcome {
  const played = recordsIn(json).flatMap(scenariosOf);
  const failed = played.filter(({ troubles }) => troubles.length > 0);
  return {
    tally: { passed: played.length - failed.length, failed: failed.length },
    failures: failed.map(({ file, test, line, troubles }) => {
      const repeat = `npx cucumber-js --profile ${profile} ${quoted(`${file}:${line}`)}`;
      return `FAIL ${file} > ${test}\n${troubles.slice(0, 2).join('\n')}\n     repeat: ${repeat}`;
    }),
    durations: [...wholeFiles(played), ...played.map(({ file, test, took }) => ({ file, test, took }))],
  };
}

function scenariosOf(feature: Record<string, unknown>): readonly Played[] {
  return recordsIn(feature['elements']).map((scenario) => {
    const steps = recordsIn(scenario['steps']);
    return {
      file: String(feature['uri']),
      test: String(scenario['name']),
      line: Number(scenario['line']),
      took: steps.reduce((sum, step) => sum + durationOf(step), 0) / millisecond,
      troubles: steps.flatMap(troubleOf),
    };
  });
}

/** In nanoseconds. */
const durationOf = ({ result }: Record<string, unknown>): number =>
  isRecord(result) ? Number(result['duration'] ?? 0) : 0;

function troubleOf({ keyword, name, result }: Record<string, unknown>): readonly string[] {
  if (isRecord(result) && result['status'] === 'passed') return [];
  const said = isRecord(result) ? String(result['error_message'] ?? result['status']) : '';
  return [`     ${String(keyword)}${typeof name === 'string' ? name : ''}\n${beginningOf(said)}`];
}

function wholeFiles(played: readonly Played[]): readonly Duration[] {
  const files = Map.groupBy(played, ({ file }) => file);
  return [...files].map(([file, scenarios]) => totalOf(file, scenarios));
}
