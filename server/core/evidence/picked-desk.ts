import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { isMine } from '../../../src/domain/evidence/materials/standing.ts';
import type { PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import { submitCheck } from '../../../src/domain/evidence/materials/submit-check.ts';
import { mostSubmitted } from '../../../src/domain/evidence/shared/picked-packages.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { PackageRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { packageMaterials } from './material-model.ts';
import { permittedCaller } from './ownership.ts';
import { pickedAmong, pickedNumbers, pickedQueries, pickedTotals, type PickedQueries } from './picked-packages.ts';

/** States in which the user who has a package in hand may submit it. */
const openStates: readonly PackageState[] = ['PREPARE', 'MODIFY'];

type Readiness = 'ready' | 'incomplete' | 'colleague';

/** Whether each of some open packages can be handed in by the caller, or what is in the way first. */
async function readinessOf(
  transaction: Transaction,
  { user, role, actsFor }: Caller,
  records: readonly PackageRecord[],
  now: number,
): Promise<ReadonlyMap<PackageRecord, Readiness>> {
  const given = await transaction.materials.given(records.map(({ docDatumId }) => docDatumId));
  const readiness = new Map<PackageRecord, Readiness>();
  for (const record of records) {
    const { required, there } = given.get(record.docDatumId) ?? { required: 0, there: 0 };
    const isReady = async (): Promise<boolean> => {
      // What nobody has given anything for is not looked into.
      if (there < required) return false;
      const { blockers, doubts } = submitCheck(
        await packageMaterials(transaction, record.docDatumId),
        record.totalAmount,
        shanghaiDate(now),
      );
      return blockers.length === 0 && doubts.length === 0;
    };
    if (!isMine(record, { userId: user.userId, actsFor, role })) readiness.set(record, 'colleague');
    else readiness.set(record, (await isReady()) ? 'ready' : 'incomplete');
  }
  return readiness;
}

async function openPackages(transaction: Transaction, queries: PickedQueries): Promise<readonly PackageRecord[]> {
  const numbers = await pickedNumbers(
    transaction,
    queries,
    { orderBy: 'createTime', descending: false },
    mostSubmitted,
    openStates,
  );
  return transaction.packages.findAll(numbers.slice(0, mostSubmitted));
}

/** What has been picked of a list: how much it is, and what can be done with it. */
export function pickedDesk({ store, clock }: Parts): Desk<'packagesPicked'> {
  return {
    packagesPicked: async ({ picked, shown = [] }, context) => {
      const caller = permittedCaller(context, 'view');
      const queries = pickedQueries(picked, caller, clock.now());
      return store.transaction(async (transaction) => {
        const { count, totalAmount } = await pickedTotals(transaction, queries);
        const [open, returned, ended] = [
          (await pickedTotals(transaction, queries, openStates)).count,
          (await pickedTotals(transaction, queries, ['AUDIT_REJECT'])).count,
          (await pickedTotals(transaction, queries, ['INVALID'])).count,
        ];
        const looked = await readinessOf(transaction, caller, await openPackages(transaction, queries), clock.now());
        const counted = (wanted: Readiness): number =>
          looked
            .values()
            .filter((each) => each === wanted)
            .toArray().length;
        return {
          count,
          totalAmount: moneyToText(totalAmount),
          shown: [...(await pickedAmong(transaction, queries, shown))],
          ready: [...looked]
            .filter(([, each]) => each === 'ready')
            .map(([record]) => ({
              docDatumId: record.docDatumId,
              payerName: record.payerName,
              totalAmount: moneyToText(record.totalAmount),
            })),
          others: {
            incomplete: counted('incomplete'),
            colleague: counted('colleague'),
            returned,
            ended,
            handedIn: Math.max(0, count - open - returned - ended),
            notLookedAt: Math.max(0, open - looked.size),
          },
        };
      });
    },
  };
}
