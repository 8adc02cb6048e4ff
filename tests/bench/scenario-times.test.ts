import { describe, expect, it } from 'vitest';
import { scenarioTimes } from '../../scripts/bench/scenario-times.ts';

const step = (keyword: string, name: string | undefined, milliseconds: number, status = 'passed') => ({
  keyword,
  ...(name === undefined ? {} : { name }),
  result: { status, duration: milliseconds * 1e6 },
});

describe('the time of scenarios', () => {
  it('includes steps and hooks, as an average, with the slowest steps', () => {
    const report = [
      { elements: [{ steps: [step('Before', undefined, 4), step('Given ', 'somebody is signed in', 10)] }] },
      { elements: [{ steps: [step('Before', undefined, 2), step('Then ', 'nothing happens', 4)] }] },
    ];
    expect(scenarioTimes(report)).toEqual({
      scenarios: 2,
      mean: 10,
      dearest: [
        { step: 'somebody is signed in', mean: 5 },
        { step: 'Before', mean: 3 },
        { step: 'nothing happens', mean: 2 },
      ],
    });
  });

  it('is not calculated from scenarios that did not run or did not pass', () => {
    expect(() => scenarioTimes([])).toThrow('No scenario ran');
    expect(() => scenarioTimes([{ elements: [{ steps: [step('When ', 'it fails', 1, 'failed')] }] }])).toThrow(
      'it fails has failed',
    );
  });
});
