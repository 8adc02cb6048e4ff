import { openBooks } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { rolePermission } from '../../../../src/domain/evidence/shared/package-permissions.ts';
import { packageStates } from '../../../../src/domain/evidence/materials/package-state.ts';
import type { PackageRecord } from '../../records/evidence.ts';
import type { UserRecord } from '../../records/company.ts';
import type { PackageQuery } from '../../tables/evidence.ts';
import type { Transaction } from '../../store.ts';
import { logAction } from '../log.ts';

/** Batch size. */
const most = 200;

const openStates = packageStates.filter((state) => state !== 'AUDITED' && state !== 'INVALID' && state !== 'SUBMITTED');
const shelves = openBooks().flatMap((book) => (['finance', 'issue'] as const).map((side) => ({ book, side })));
const any = {
  creditStates: undefined,
  businessTypes: undefined,
  productType: undefined,
  counterparty: undefined,
  keyword: undefined,
  fkFinance: undefined,
  createdFrom: undefined,
  createdTo: undefined,
  amountFrom: undefined,
  amountTo: undefined,
} as const;

const queryOf = (
  { pkCorp, userId }: Pick<UserRecord, 'pkCorp' | 'userId'>,
  shelf: (typeof shelves)[number],
): PackageQuery => ({ ...any, ...shelf, pkCorp, handlerId: userId, states: openStates });

/** Number of unfinished packages of a handler, and the numbers of the newest of them. */
export async function openWorkOf(
  transaction: Transaction,
  user: Pick<UserRecord, 'pkCorp' | 'userId'>,
  named: number,
): Promise<{ readonly packages: number; readonly numbers: readonly string[] }> {
  let packages = 0;
  const found: PackageRecord[] = [];
  const queries = shelves.map((shelf) => queryOf(user, shelf));
  const totals = await transaction.packages.totalsOfEach(queries);
  for (const [index, query] of queries.entries()) {
    const count = totals[index]?.count ?? 0;
    if (count === 0) continue;
    packages += count;
    found.push(
      ...(await transaction.packages.page(query, { orderBy: 'createTime', descending: true, offset: 0, limit: named })),
    );
  }
  return {
    packages,
    numbers: found
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, named)
      .map(({ docDatumId }) => docDatumId),
  };
}

/** Whether a user may work on packages in one of their roles, and so take over those of a colleague. */
export const mayTakeOver = ({ roles }: Pick<UserRecord, 'roles'>): boolean =>
  roles.some((role) => rolePermission(role, 'edit').allowed);

/** Hands all unfinished packages of a user over to a colleague. Returns their number. */
export async function handOver(
  transaction: Transaction,
  from: UserRecord,
  to: UserRecord,
  now: number,
): Promise<number> {
  let given = 0;
  for (const shelf of shelves) {
    for (;;) {
      const numbers = await transaction.packages.numbers(queryOf(from, shelf), {
        orderBy: 'createTime',
        descending: false,
        offset: 0,
        limit: most,
      });
      const before = given;
      for (const docDatumId of numbers) {
        const record = await transaction.packages.lock(docDatumId);
        if (!record) continue;
        const taken = {
          ...record,
          dataVersion: record.dataVersion + 1,
          handlerId: to.userId,
          handlerName: to.personName,
        };
        await transaction.packages.save(taken);
        await logAction(transaction, taken, { user: to }, 'claimed', now, { detail: from.personName });
        given += 1;
      }
      if (given === before) break;
    }
  }
  return given;
}
