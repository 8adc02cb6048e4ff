import { beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { PackageRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { openBooks } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { bookSideOf } from '../../../../src/domain/evidence/shared/book-side.ts';
import { rolePermission } from '../../../../src/domain/evidence/shared/package-permissions.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let handedIn: readonly PackageRecord[];
beforeAll(async () => {
  world = await uploadingWorld(new MemoryObjectStore(), { clock: new ManualClock(Date.parse('2026-11-21T02:00:00Z')) });
  handedIn = await world.store.transaction(async (transaction) => transaction.packages.inStates(['UN_AUDIT']));
});

/** A user who works on the package. */
async function clerkOf({ pkCorp, book, side }: PackageRecord): Promise<CallerFacts> {
  const users = await world.store.transaction(async (transaction) => transaction.users.all());
  for (const { userName, roles, pkCorp: theirs } of users) {
    const role = roles.find((each) => bookSideOf(each, book) === side && rolePermission(each, 'edit').allowed);
    if (theirs === pkCorp && role) return world.asking(userName, role);
  }
  throw new Error(`Nobody works on the packages of ${pkCorp} in ${book}`);
}

describe('every book on both sides', () => {
  it('has packages that are with the platform', () => {
    expect(new Set(handedIn.map(({ book }) => book))).toEqual(
      new Set(openBooks().filter((book) => book !== 'first-trade')),
    );
    expect(new Set(handedIn.map(({ side }) => side))).toEqual(new Set(['finance', 'issue']));
  });

  it('allows an expedite, a change request and a withdrawal of the submission', async () => {
    const oneOfEach = new Map(handedIn.map((record) => [`${record.book} ${record.side}`, record]));
    for (const [name, record] of oneOfEach) {
      const { docDatumId, dataVersion } = record;
      const clerk = await clerkOf(record);
      expect((await asked(world, 'packageExpedite', { docDatumId, reason: '月底前要放款' }, clerk)).code, name).toBe(
        '0',
      );
      expect(
        (await asked(world, 'packageChangeRequest', { id: docDatumId, reason: '合同有误' }, clerk)).code,
        name,
      ).toBe('0');
      expect((await asked(world, 'relateCheck', { docDatumId }, clerk)).code, name).toBe('0');
      expect((await asked(world, 'packageWithdraw', { docDatumId, dataVersion }, clerk)).code, name).toBe('0');
    }
    expect(oneOfEach.size).toBeGreaterThan(openBooks().length);
  });
});
