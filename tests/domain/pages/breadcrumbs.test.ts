import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breadcrumbText, linesThatFit, reportLines, toldWith } from '../../../src/domain/pages/breadcrumb-report.ts';
import { mostBreadcrumbs, withBreadcrumb, type Breadcrumb } from '../../../src/domain/pages/breadcrumbs.ts';

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

describe('the last steps', () => {
  it('are the newest five, oldest first', () => {
    expect(walked(['1', '2', '3', '4', '5', '6', '7'].map(page)).map(breadcrumbText)).toEqual([
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
  });

  it('hold the page where one stays once, whatever failed there', () => {
    expect(walked([page('/a'), failed('/x'), page('/a'), page('/b'), page('/a')]).map(breadcrumbText)).toEqual([
      '/a',
      '! /x refused',
      '/b',
      '/a',
    ]);
  });

  it('are never more than five, and end with what came last', () => {
    fc.assert(
      fc.property(crumbs, (steps) => {
        const kept = walked(steps);
        expect(kept.length).toBeLessThanOrEqual(mostBreadcrumbs);
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
  ])('tell of %j no more than its place', (crumb, text) => {
    expect(breadcrumbText(crumb)).toBe(text);
  });

  it('are told after the build, where it is known', () => {
    expect([reportLines('v1', [page('/a')]), reportLines('', [page('/a')]), reportLines('', [])]).toEqual([
      ['build v1', '/a'],
      ['/a'],
      [],
    ]);
  });
});

describe('the lines that go along', () => {
  it.each([
    [100, ['build', '/a', '/b']],
    // An empty line, `build`, and a line break before each: seven characters, then three for each step.
    [13, ['build', '/a', '/b']],
    [12, ['build', '/b']],
    [7, ['build']],
    [6, []],
    [0, []],
    [-5, []],
  ])('are as many as %d characters hold, the first before the newest', (room, lines) => {
    expect(linesThatFit(['build', '/a', '/b'], room)).toEqual(lines);
  });

  it('are never too many together with what was written', () => {
    fc.assert(
      fc.property(crumbs, fc.string({ maxLength: 60 }), fc.integer({ min: 0, max: 200 }), (steps, told, most) => {
        const written = told.trim();
        fc.pre(written.length <= most);
        expect(
          toldWith(written, linesThatFit(reportLines('v1.2.3', walked(steps)), most - written.length)).length,
        ).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('leave alone what was written where there are none', () => {
    expect([toldWith('很好 ', []), toldWith('很好 ', ['build v1'])]).toEqual(['很好 ', '很好\n\nbuild v1']);
  });
});
