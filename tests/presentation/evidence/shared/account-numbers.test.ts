import { beforeEach, describe, expect, it } from 'vitest';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { AccountNumbers } from '../../../../src/presentation/evidence/shared/account-numbers.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';

const number = '33050161000000000871';
const masked = '330501**********0871';
let told: string[];
let answer: () => Promise<void>;
let accounts: AccountNumbers;
const shown = (packageId = 'DD1') => accounts.view(packageId, number);

beforeEach(() => {
  told = [];
  answer = async () => undefined;
  const never = async (): Promise<never> => {
    throw new PortFault('unexpected-answer');
  };
  const session = new SessionStore(
    { pageConfig: never },
    { current: never, switchRole: never, stay: never, signOut: never },
  );
  const record = {
    recordAccountView: async (packageId: string) => {
      told.push(packageId);
      await answer();
    },
  };
  accounts = new AccountNumbers(record, session, () => told.push('recorded'));
});

describe('an account number', () => {
  it('is masked, and nothing is recorded, until it is requested', () => {
    expect(shown()).toEqual({ packageId: 'DD1', number: masked, state: 'masked', trouble: undefined });
    expect(told).toEqual([]);
  });

  it('is shown once the viewing is recorded, and no sooner', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answer = async () => promise;
    const pressed = accounts.numberPressed('DD1');
    expect(shown()).toMatchObject({ number: masked, state: 'asking' });
    await accounts.numberPressed('DD1');
    resolve();
    await pressed;
    expect(shown()).toMatchObject({ number, state: 'shown' });
    expect(told).toEqual(['DD1', 'recorded']);
    expect(shown('DD2')).toMatchObject({ number: masked, state: 'masked' });
  });

  it('is hidden by another press without a record; each viewing is recorded', async () => {
    await accounts.numberPressed('DD1');
    await accounts.numberPressed('DD1');
    expect(shown()).toMatchObject({ number: masked, state: 'masked' });
    await accounts.numberPressed('DD1');
    expect(told).toEqual(['DD1', 'recorded', 'DD1', 'recorded']);
  });

  it('stays masked, with the reason, when the viewing cannot be recorded', async () => {
    answer = async () => {
      throw new PortFault('offline');
    };
    await accounts.numberPressed('DD1');
    expect(shown()).toMatchObject({ number: masked, state: 'masked', trouble: { key: 'refusals.network' } });
    answer = async () => undefined;
    await accounts.numberPressed('DD1');
    expect(shown()).toMatchObject({ number, state: 'shown', trouble: undefined });
  });

  it('is masked again after leaving, also during a request', async () => {
    await accounts.numberPressed('DD1');
    const { promise, resolve } = Promise.withResolvers<void>();
    answer = async () => promise;
    const pressed = accounts.numberPressed('DD2');
    accounts.left();
    resolve();
    await pressed;
    expect([shown('DD1').state, shown('DD2').state]).toEqual(['masked', 'masked']);
  });
});
