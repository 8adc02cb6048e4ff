import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breadcrumbText, linesThatFit, reportLines, appendLines } from '../../../src/domain/pages/breadcrumb-report.ts';
import { maxBreadcrumbs, withBreadcrumb, type Breadcrumb } from '../../../src/domain/pages/breadcrumbs.ts';

const page = (path: string): Breadcrumb => ({ kind: 'page', path });
const failed = (call: string, code = '', traceId = ''): Breadcrumb => ({
  kind: 'failed',
  call,
  because: 'refused',
  code,
  traceId,
});
const crumbs = fc.array(
  fc.oneof(
    fc.string().map(page),
    fc.tuple(fc.string(), fc.string(), fc.string()).map((parts) => failed(...parts)),
  ),
  { maxLength: 20 },
);
const walked = (steps: readonly Breadcrumb[]): readonly Breadcrumb[] =>
  steps.reduce<readonly Breadcrumb[]>(withBreadcrumb, []);

describe('the last steps of a user', () => {
  it('are the newest five, oldest first', () => {
    expect(walked(['1', '2', '3', '4', '5', '6', '7'].map(page)).map(breadcrumbText)).toEqual([
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
  });

  it('contain a page once while the user stays on it, also after failures', () => {
    expect(walked([page('/a'), failed('/x'), page('/a'), page('/b'), page('/a')]).map(breadcrumbText)).toEqual([
      '/a',
      '! /x refused',
      '/b',
      '/a',
    ]);
  });

  it('are at most five, and end with the latest failure', () => {
    fc.assert(
      fc.property(crumbs, (steps) => {
        const kept = walked(steps);
        expect(kept.length).toBeLessThanOrEqual(maxBreadcrumbs);
        const last = steps.at(-1);
        if (last?.kind === 'failed') expect(kept.at(-1)).toBe(last);
      }),
    );
  });

  it.each([
    [page('/my/package/detail?p=PK-1&q=周思远'), '/my/package/detail'],
    [page('/index#token'), '/index'],
    [page(''), '?'],
    [failed('/corp/v1/facts?id=7', 'NOT_PERMITTED', 'ab-12'), '! /corp/v1/facts refused NOT_PERMITTED ab-12'],
    [failed('/corp/v1/facts', '企业 周思远 不存在', ''), '! /corp/v1/facts refused'],
    [failed('/corp/v1/facts', '', 'a b'), '! /corp/v1/facts refused'],
  ])('reduce %j to its path', (crumb, text) => {
    expect(breadcrumbText(crumb)).toBe(text);
  });

  it('are reported after the build when it is known', () => {
    expect([reportLines('v1', [page('/a')]), reportLines('', [page('/a')]), reportLines('', [])]).toEqual([
      ['build v1', '/a'],
      ['/a'],
      [],
    ]);
  });
});

describe('the lines added to a report', () => {
  it.each([
    [100, ['build', '/a', '/b']],
    // An empty line, `build`, and a line break before each: seven characters, then three for each step.
    [13, ['build', '/a', '/b']],
    [12, ['build', '/b']],
    [7, ['build']],
    [6, []],
    [0, []],
    [-5, []],
  ])('fit into %d characters, the first line before the newest', (room, lines) => {
    expect(linesThatFit(['build', '/a', '/b'], room)).toEqual(lines);
  });

  it('never exceed the limit together with the written text', () => {
    fc.assert(
      fc.property(crumbs, fc.string({ maxLength: 60 }), fc.integer({ min: 0, max: 200 }), (steps, told, most) => {
        const written = told.trim();
        fc.pre(written.length <= most);
        expect(
          appendLines(written, linesThatFit(reportLines('v1.2.3', walked(steps)), most - written.length)).length,
        ).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('leave the text unchanged when there are none', () => {
    expect([appendLines('很好 ', []), appendLines('很好 ', ['build v1'])]).toEqual(['很好 ', '很好\n\nbuild v1']);
  });
});
