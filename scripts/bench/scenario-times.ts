import * as v from 'valibot';

const nanosecondsPerMillisecond = 1e6;

const reportSchema = v.array(
  v.object({
    elements: v.array(
      v.object({
        steps: v.array(
          v.object({
            keyword: v.string(),
            name: v.optional(v.string(), ''),
            result: v.object({ status: v.string(), duration: v.optional(v.number(), 0) }),
          }),
        ),
      }),
    ),
  }),
);

/** Durations of scenarios with their steps and hooks, in milliseconds. */
export interface ScenarioTimes {
  readonly scenarios: number;
  /** Average duration of a scenario. */
  readonly mean: number;
  /** The slowest steps first, with the average time that each adds to a scenario. */
  readonly dearest: readonly { readonly step: string; readonly mean: number }[];
}

/**
 * Reads the JSON report of cucumber. Throws where no scenario ran or one failed, because a scenario that fails early
 * takes no time.
 */
export function scenarioTimes(report: unknown): ScenarioTimes {
  const played = v.parse(reportSchema, report).flatMap(({ elements }) => elements);
  if (played.length === 0) throw new RangeError('No scenario ran');
  const byStep = new Map<string, number>();
  let sum = 0;
  for (const { keyword, name, result } of played.flatMap(({ steps }) => steps)) {
    if (result.status !== 'passed') throw new Error(`${keyword}${name} has ${result.status}`);
    const milliseconds = result.duration / nanosecondsPerMillisecond;
    const step = name === '' ? keyword.trim() : name;
    sum += milliseconds;
    byStep.set(step, (byStep.get(step) ?? 0) + milliseconds);
  }
  const dearest = [...byStep]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([step, milliseconds]) => ({ step, mean: milliseconds / played.length }));
  return { scenarios: played.length, mean: sum / played.length, dearest };
}
