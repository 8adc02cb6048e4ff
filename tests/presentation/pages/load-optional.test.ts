import { describe, expect, it } from 'vitest';
import { PortFault, type FaultKind } from '../../../src/application/ports/port-fault.ts';
import { LatestRequest } from '../../../src/presentation/shared/latest.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { loadOptional } from '../../../src/presentation/pages/load-optional.ts';

const never = async (): Promise<never> => {
  throw new PortFault('unexpected-answer');
};
const session = () =>
  new SessionStore({ pageConfig: never }, { current: never, switchRole: never, stay: never, signOut: never });
const failing = async (kind: FaultKind) => Promise.reject(new PortFault(kind));

describe('an optional part of a page', () => {
  it('has its value, or is missing after a failure', async () => {
    expect([
      await loadOptional(session(), Promise.resolve(7)),
      await loadOptional(session(), failing('refused')),
      await loadOptional(session(), failing('offline')),
    ]).toEqual([{ value: 7 }, undefined, undefined]);
  });

  it.each(['cancelled', 'not-signed-in'] as const)('fails the whole page when it is %s', async (kind) => {
    await expect(loadOptional(session(), failing(kind))).rejects.toMatchObject({ kind });
  });
});

it('a new request cancels the one before, and stopping cancels the open one', () => {
  const latest = new LatestRequest();
  const [first, second] = [latest.next(), latest.next()];
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  latest.stop();
  expect(second.aborted).toBe(true);
});
