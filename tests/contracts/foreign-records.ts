import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockHardKey } from '../../server/core/certificates/hard-key-changes.ts';
import type { Caller } from '../../server/core/context.ts';
import { ownPackage } from '../../server/core/evidence/ownership.ts';
import { lockMember } from '../../server/core/people/rights-rules.ts';
import { Refusal } from '../../server/core/refusal.ts';
import type { Store, Transaction } from '../../server/core/store.ts';
import { Trading } from '../builders/trading.ts';
import { hardKey } from './store/records/certificates.ts';
import { aPackage, standard } from './store/records/evidence.ts';

interface OwnStore {
  /** With the demo world. */
  readonly store: Store;
  close(): Promise<void>;
}

type Work = (transaction: Transaction) => Promise<unknown>;

/** Contract of records of other companies: a wait for a locked one would tell that it exists. */
export function foreignRecordsContract(name: string, makeStore: () => Promise<OwnStore>): void {
  describe(`records of another company on ${name}`, () => {
    let own: OwnStore;
    let stranger: Caller;

    beforeAll(async () => {
      own = await makeStore();
      stranger = await new Trading(own.store, { now: () => 0 }).caller('heqinghe', 'operator');
      await own.store.transaction(async ({ standards, packages, hardKeys }) => {
        await standards.save(standard);
        await packages.save({
          ...aPackage,
          docDatumId: 'DD-FOREIGN',
          pkCorp: 'C-YANZHOU',
          createdBy: 'U-zhousiyuan',
          handlerId: 'U-zhousiyuan',
        });
        await hardKeys.save({ ...hardKey, number: 'HK-FOREIGN', pkCorp: 'C-YANZHOU' });
      });
    });
    afterAll(async () => own.close());

    it.each<[string, Work, Work]>([
      [
        'a package',
        async ({ packages }) => packages.lock('DD-FOREIGN'),
        async (transaction) => ownPackage(transaction, stranger, 'DD-FOREIGN', true),
      ],
      [
        'a person',
        async ({ users }) => users.lock('U-zhousiyuan'),
        async (transaction) => lockMember(transaction, stranger, 'U-zhousiyuan'),
      ],
      [
        'a token',
        async ({ hardKeys }) => hardKeys.lock('HK-FOREIGN'),
        async (transaction) => lockHardKey(transaction, stranger, 'HK-FOREIGN', 'userId'),
      ],
    ])('are refused at once while their owner holds them: %s', async (_what, hold, ask) => {
      const refusal = await own.store.transaction(async (owner) => {
        expect(await hold(owner)).toBeDefined();
        return own.store.transaction(ask).catch((fault: unknown) => fault);
      });
      expect(refusal).toBeInstanceOf(Refusal);
      expect(refusal).toMatchObject({ code: 'NOT_FOUND' });
    });
  });
}
