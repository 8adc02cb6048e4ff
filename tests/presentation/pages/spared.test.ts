import { describe, expect, it } from 'vitest';
import { PortFault, type FaultKind } from '../../../src/application/ports/port-fault.ts';
import { Latest } from '../../../src/presentation/shared/latest.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { spared } from '../../../src/presentation/pages/spared.ts';

const never = async (): Promise<never> => {
  throw new PortFault('unexpected-answer');
};
const session = () =>
  new SessionStore({ pageConfig: never }, { current: never, switchRole: never, stay: never, signOut: never });
const failing = async (kind: FaultKind) => Promise.reject(new PortFault(kind));

describe('what a page can live without', () => {
  it('is there, or is not', async () => {
    expect([
      await spared(session(), Promise.resolve(7)),
      await spared(session(), failing('refused')),
      await spared(session(), failing('offline')),
    ]).toEqual([{ value: 7 }, undefined, undefined]);
  });

  it.each(['cancelled', 'not-signed-in'] as const)('ends the whole all the same where it is %s', async (kind) => {
    await expect(spared(session(), failing(kind))).rejects.toMatchObject({ kind });
  });
});

it('the latest question gives up the one before, and stopping the one that is open', () => {
  const latest = new Latest();
  const [first, second] = [latest.next(), latest.next()];
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  latest.stop();
  expect(second.aborted).toBe(true);
});
