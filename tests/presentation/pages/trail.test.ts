import { describe, expect, it } from 'vitest';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { reportLines } from '../../../src/domain/pages/breadcrumb-report.ts';
import { Trail } from '../../../src/presentation/pages/trail.ts';

const linesOf = ({ version, steps }: Trail): readonly string[] => reportLines(version, steps);

describe('the trail of last steps for support', () => {
  it('contains the build, the pages and the failed calls, without the faults’ details', () => {
    const trail = new Trail('v1');
    trail.pageSeen('/login', undefined);
    trail.pageSeen('/index', 'U-1');
    trail.callFailed(
      '/corp/v1/facts',
      new PortFault('refused', {
        call: '/corp/v1/facts',
        status: 400,
        code: 'LIMIT',
        traceId: 'T-1',
        serverMessage: '周思远',
        values: { userId: 'U-1' },
      }),
    );
    trail.callFailed('/corp/v1/other', new Error('周思远'));
    expect(linesOf(trail)).toEqual([
      'build v1',
      '/login',
      '/index',
      '! /corp/v1/facts refused LIMIT T-1',
      '! /corp/v1/other unexpected-answer',
    ]);
  });

  it('leaves out cancelled calls', () => {
    const trail = new Trail('');
    trail.callFailed('/corp/v1/facts', new PortFault('cancelled'));
    expect(linesOf(trail)).toEqual([]);
  });

  it('forgets the steps of another person, and keeps those of a returning one', () => {
    const trail = new Trail('v1');
    trail.pageSeen('/a', 'U-1');
    trail.pageSeen('/login', undefined);
    trail.pageSeen('/b', 'U-1');
    expect(linesOf(trail)).toEqual(['build v1', '/a', '/login', '/b']);
    trail.pageSeen('/login', undefined);
    trail.pageSeen('/c', 'U-2');
    expect(linesOf(trail)).toEqual(['build v1', '/c']);
  });
});
