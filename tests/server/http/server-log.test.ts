import { expect, it } from 'vitest';
import { ServerLog } from '../../../server/http/server-log.ts';

function lineOf(fault: unknown): Record<string, unknown> {
  const lines: string[] = [];
  new ServerLog('error', (line) => void lines.push(line)).fault('call failed', fault, { call: 'security' });
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

it('a logged fault has its causes’ types, codes and places, without their messages', () => {
  const typed = 'value "李敏" violates';
  const refused = Object.assign(new Error(`${typed} 127.0.0.1:5432`), { code: 'ECONNREFUSED' });
  const line = lineOf(new Error(typed, { cause: new AggregateError([refused, new Error(typed)], typed) }));
  expect(line).toMatchObject({
    fault: 'Error',
    call: 'security',
    causes: [
      { fault: 'AggregateError' },
      {
        fault: 'Error',
        code: 'ECONNREFUSED',
        at: expect.arrayContaining([expect.stringContaining('server-log.test.ts')]) as unknown,
      },
    ],
  });
  expect(JSON.stringify(line)).not.toMatch(/李敏|violates|5432/);
});

it('a logged fault without causes has none, and circular causes end', () => {
  expect(lineOf('thrown')).not.toHaveProperty('causes');
  const [one, other] = [new Error('one'), new Error('other')];
  one.cause = other;
  other.cause = one;
  expect(lineOf(one)['causes']).toHaveLength(5);
});
