import { expect, it } from 'vitest';
import type { Caller } from '../../../server/core/context.ts';
import { AsyncCallScope } from '../../../server/ground/async-call-scope.ts';

const caller = (userId: string): Caller => ({ user: { userId } }) as unknown as Caller;
const told = (scope: AsyncCallScope): string => scope.caller()?.user.userId ?? 'nobody';

it('is whose call it is, through whatever its work waits for, and nobody’s outside', async () => {
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
])('is nobody’s any more once the call was %s, for what goes on by itself too', async (_how, end) => {
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
