import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { BoundedProcesses } from '../../../server/documents/bounded-processes.ts';

const program = new URL('priority-process.ts', import.meta.url);
const limits = { timeLimit: 60_000, idle: 100 };

it('a background process has a lower priority than the server', async () => {
  const waitedFor = await new BoundedProcesses<object, number>(program, limits).ask({});
  const inBackground = await new BoundedProcesses<object, number>(program, { ...limits, inBackground: true }).ask({});
  expect([waitedFor, inBackground]).toEqual([getPriority(), constants.priority.PRIORITY_BELOW_NORMAL]);
});
