import { scenarioStart } from '../../../features/support/demo-world.ts';
import type { Caller } from '../../../server/core/context.ts';
import { runIdempotent } from '../../../server/core/previous-response.ts';
import type { TradeApplicationRecord } from '../../../server/core/records/trade.ts';
import type { Transaction } from '../../../server/core/store.ts';
import { decideApplication } from '../../../server/core/trade/decide-application.ts';
import { saveApplication } from '../../../server/core/trade/save-application.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { emptyForm, Trading } from '../../builders/trading.ts';

// A server that transfers until it is killed or its database is gone, each transfer with its own keys: `next` contains
// the number with which each worker begins. It prints which transfers were acknowledged.
const [, , address = '', holdings = '', next = ''] = process.argv;
const holdingIds = holdings.split(' ');
const store = new PostgresStore(address);
const trading = new Trading(store, { now: () => scenarioStart });
const operator = await trading.caller('zhousiyuan', 'operator');
const director = await trading.caller('guyunzhou', 'director');

type Made = Pick<TradeApplicationRecord, 'id' | 'version'>;

/** Does the work once for its key. */
const once = async (
  { user }: Caller,
  key: string,
  work: (transaction: Transaction) => Promise<TradeApplicationRecord>,
): Promise<Made> =>
  store.transaction(async (transaction) =>
    runIdempotent(transaction, { owner: user.userId, key }, 'trade', key, scenarioStart, async (): Promise<Made> => {
      const { id, version } = await work(transaction);
      return { id, version };
    }),
  );

async function transfer(serial: number): Promise<void> {
  const holdingId = holdingIds[serial % holdingIds.length] ?? '';
  const made = await once(operator, `submit ${serial}`, async (transaction) =>
    saveApplication(
      transaction,
      operator,
      {
        applicationId: undefined,
        version: undefined,
        act: 'transfer',
        kind: 'credit',
        form: { ...emptyForm, holdingId, lines: [{ payeeId: 'C-CHENGYE', amount: '0.01' }], purpose: `${serial}` },
        reason: '',
        submits: true,
      },
      scenarioStart,
    ),
  );
  await once(director, `approve ${serial}`, async (transaction) =>
    decideApplication(
      transaction,
      director,
      { applicationId: made.id, version: made.version, decision: 'approve', reason: '', words: '' },
      scenarioStart,
    ),
  );
  console.log(`done ${serial} ${made.id}`);
}

console.log('ready to die');
const begins = next.split(' ').map(Number);
await Promise.all(
  begins.map(async (begin) => {
    for (let serial = begin; ; serial += begins.length) await transfer(serial);
  }),
);
