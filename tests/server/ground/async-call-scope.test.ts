import { expect, it } from 'vitest';
import type { Caller } from '../../../server/core/context.ts';
import { AsyncCallScope } from '../../../server/ground/async-call-scope.ts';

const caller = (userId: string): Caller => ({ user: { userId } }) as unknown as Caller;
const told = (scope: AsyncCallScope): string => scope.caller()?.user.userId ?? 'nobody';

it('belongs to a call during all its asynchronous work, and not outside', async () => {
  const scope = new AsyncCallScope();
  const { promise: bothBegun, resolve } = Promise.withResolvers<void>();
  const seen = async (): Promise<string> => {
    await bothBegun;
    return told(scope);
  };
  const both = Promise.all([scope.during(caller('U-one'), seen), scope.during(caller('U-other'), seen)]);
  expect(told(scope)).toBe('nobody');
  resolve();
  expect(await both).toEqual(['U-one', 'U-other']);
});

it.each([
  ['answered', async () => undefined],
  ['refused', async () => Promise.reject(new Error('refused'))],
])('ends once the call was %s, also for work that continues by itself', async (_how, end) => {
  const scope = new AsyncCallScope();
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  let goesOn: Promise<string> = Promise.resolve('');
  const call = scope.during(caller('U-one'), async () => {
    goesOn = answered.then(() => told(scope));
    await end();
  });
  await call.catch(() => undefined);
  resolve();
  expect(await goesOn).toBe('nobody');
});
