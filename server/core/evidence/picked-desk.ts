import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { isMine } from '../../../src/domain/evidence/materials/package-status.ts';
import type { PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import { submitCheck } from '../../../src/domain/evidence/materials/submit-check.ts';
import { maxSubmittedPackages } from '../../../src/domain/evidence/shared/picked-packages.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { PackageRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { packageMaterials } from './material-model.ts';
import { permittedCaller } from './ownership.ts';
import {
  selectedNumbersAmong,
  pickedNumbers,
  pickedQueries,
  pickedTotals,
  type PickedQueries,
} from './picked-packages.ts';

/** States in which the handler of a package may submit it. */
const openStates: readonly PackageState[] = ['PREPARE', 'MODIFY'];

type Readiness = 'ready' | 'incomplete' | 'colleague';

/** Whether the caller can submit each of the open packages, or the first obstacle. */
async function readinessOf(
  transaction: Transaction,
  { user, role, actsFor }: Caller,
  records: readonly PackageRecord[],
  now: number,
): Promise<ReadonlyMap<PackageRecord, Readiness>> {
  const given = await transaction.materials.countFilled(records.map(({ docDatumId }) => docDatumId));
  const readiness = new Map<PackageRecord, Readiness>();
  for (const record of records) {
    const { required, there } = given.get(record.docDatumId) ?? { required: 0, there: 0 };
    const isReady = async (): Promise<boolean> => {
      // Packages with missing categories need no further check.
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
    maxSubmittedPackages,
    openStates,
  );
  return transaction.packages.findAll(numbers.slice(0, maxSubmittedPackages));
}

/** Selection in a list of packages: its total, and which packages can be submitted. */
export function pickedDesk({ store, clock }: Parts): Desk<'pickedPackages'> {
  return {
    pickedPackages: async ({ picked, shown = [] }, context) => {
      const caller = permittedCaller(context, 'view');
      const queries = pickedQueries(picked, caller, clock.now());
      return store.transaction(async (transaction) => {
        const { count, totalAmount } = await pickedTotals(transaction, queries);
        const [open, returned, ended] = [
          (await pickedTotals(transaction, queries, openStates)).count,
          (await pickedTotals(transaction, queries, ['AUDIT_REJECT'])).count,
          (await pickedTotals(transaction, queries, ['INVALID'])).count,
        ];
        const readiness = await readinessOf(transaction, caller, await openPackages(transaction, queries), clock.now());
        const countOf = (wanted: Readiness): number =>
          readiness
            .values()
            .filter((each) => each === wanted)
            .toArray().length;
        return {
          count,
          totalAmount: moneyToText(totalAmount),
          shown: [...(await selectedNumbersAmong(transaction, queries, shown))],
          ready: [...readiness]
            .filter(([, each]) => each === 'ready')
            .map(([record]) => ({
              docDatumId: record.docDatumId,
              payerName: record.payerName,
              totalAmount: moneyToText(record.totalAmount),
            })),
          others: {
            incomplete: countOf('incomplete'),
            colleague: countOf('colleague'),
            returned,
            ended,
            handedIn: Math.max(0, count - open - returned - ended),
            notLookedAt: Math.max(0, open - readiness.size),
          },
        };
      });
    },
  };
}
