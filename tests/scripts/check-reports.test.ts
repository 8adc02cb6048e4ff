import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { busySeconds, withExit } from '../../scripts/checks/run-check.ts';
import { readScenarioReport } from '../../scripts/checks/scenario-report.ts';
import { readUnitReport } from '../../scripts/checks/unit-report.ts';

const property =
  'Error: Property failed after 3 tests\n{ seed: 42, path: "2:1", endOnFailure: true }\nCounterexample: [0]';

describe('the report of unit tests', () => {
  const file = {
    name: resolve('tests/domain/money.test.ts'),
    startTime: 1_000,
    endTime: 3_500,
    message: '',
    assertionResults: [
      { status: 'passed', fullName: 'money adds up', duration: 12 },
      { status: 'failed', fullName: 'money (rounded) is even', duration: 40, failureMessages: [property] },
    ],
  };
  const read = readUnitReport({ numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 1, testResults: [file] });

  it('counts tests, and tells how long files and tests took', () => {
    expect(read.tally).toEqual({ passed: 1, failed: 1 });
    expect(read.durations).toEqual([
      { file: 'tests/domain/money.test.ts', took: 2_500 },
      { file: 'tests/domain/money.test.ts', test: 'money adds up', took: 12 },
      { file: 'tests/domain/money.test.ts', test: 'money (rounded) is even', took: 40 },
    ]);
  });

  it('tells of a failure its file, its name, the seed of chance, and how to repeat it', () => {
    expect(read.failures).toHaveLength(1);
    const [failure = ''] = read.failures;
    expect(failure).toContain('FAIL tests/domain/money.test.ts > money (rounded) is even');
    expect(failure).toContain('seed: 42');
    expect(failure).toContain(
      String.raw`repeat: npx vitest run tests/domain/money.test.ts -t '^money \(rounded\) is even$'`,
    );
  });

  it('counts a file that fails before its first test', () => {
    const broken = {
      name: resolve('tests/domain/broken.test.ts'),
      message: 'SyntaxError: Unexpected token',
      assertionResults: [],
    };
    const { tally, failures } = readUnitReport({
      numPassedTests: 0,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      testResults: [broken],
    });
    expect(tally).toEqual({ passed: 0, failed: 1 });
    expect(failures).toEqual([
      'FAIL tests/domain/broken.test.ts\n     SyntaxError: Unexpected token\n     repeat: npx vitest run tests/domain/broken.test.ts',
    ]);
  });

  it.each([[undefined], ['words'], [null]])('is a failure where it is %o', (json) => {
    expect(readUnitReport(json).tally).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the report of scenarios', () => {
  const step = (status: string, duration: number, more = {}) => ({
    keyword: 'Then ',
    name: 'it holds',
    result: { status, duration, ...more },
  });
  const read = readScenarioReport(
    [
      {
        uri: 'features/evidence/list.feature',
        elements: [
          { name: 'all is well', line: 3, steps: [step('passed', 2_000_000)] },
          {
            name: 'something is not',
            line: 9,
            steps: [step('failed', 5_000_000, { error_message: 'expected 1, got 2' }), step('skipped', 0)],
          },
          { name: 'nobody wrote the step', line: 14, steps: [step('undefined', 0)] },
        ],
      },
    ],
    'core',
  );

  it('counts every scenario with a step that did not pass as failed', () => {
    expect(read.tally).toEqual({ passed: 1, failed: 2 });
  });

  it('tells of a failure its file, its name, the step, and how to repeat it', () => {
    const [failure = ''] = read.failures;
    expect(failure).toContain(
      'FAIL features/evidence/list.feature > something is not\n     Then it holds\n     expected 1, got 2',
    );
    expect(failure).toContain('repeat: npx cucumber-js --profile core features/evidence/list.feature:9');
  });

  it('tells how long features and scenarios took, in milliseconds', () => {
    expect(read.durations[0]).toEqual({ file: 'features/evidence/list.feature', took: 7 });
    expect(read.durations[2]).toEqual({ file: 'features/evidence/list.feature', test: 'something is not', took: 5 });
  });
});

const outcome = (passed: number, failed: number) => ({ tally: { passed, failed }, failures: [], durations: [] });

it.each([
  ['passes', 0, {}, outcome(3, 0), 0],
  ['has a failed test', 1, {}, outcome(3, 2), 2],
  ['fails without a failed test', 1, {}, outcome(3, 0), 1],
  ['runs nothing', 0, {}, outcome(0, 0), 1],
  ['runs nothing where there may be nothing', 0, { mayBeEmpty: true }, outcome(0, 0), 0],
  ['fails before it ran anything where there may be nothing', 1, { mayBeEmpty: true }, outcome(0, 0), 1],
])('a runner that %s: exit code %d', (_what, code, check, found, failed) => {
  expect(withExit(check, code, found).tally.failed).toBe(failed);
});

it.each([
  ['0m0.001s 0m0.002s\n1m2.500s 0m3.250s\n', 65.75],
  ['0m0.001s 0m0.002s\n0m0,500s 0m0,250s\n', 0.75],
  ['', undefined],
  ['nonsense\nnonsense\n', undefined],
])('processor seconds are read from what a shell says of its children: %o', (times, seconds) => {
  expect(busySeconds(times)).toBe(seconds);
});
