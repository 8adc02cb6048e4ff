import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserUploads } from '../../features/support/assemblies/http-device.ts';
import { Clerk } from './clerk.ts';
import { isAudit } from '../support/audit.ts';
import { Fleet } from './fleet.ts';

const documents = 8;

// Takes minutes and most of a machine, so only the audit runs it.
describe.runIf(isAudit)('three servers, one database and one store behind a proxy', { timeout: 180_000 }, () => {
  let fleet: Fleet;

  beforeAll(async () => {
    fleet = await Fleet.start();
    Object.assign(globalThis, browserUploads(fleet.origin));
  });
  afterAll(async () => fleet?.stop(), 60_000);

  it('lose nothing, store nothing twice and sign nobody out while one dies during an upload and one during a save', async () => {
    const clerks = [
      new Clerk(fleet.origin, 'zhousiyuan'),
      new Clerk(fleet.origin, 'limin'),
      new Clerk(fleet.origin, 'heqinghe'),
    ] as const;
    for (const [place, ending] of ['-00871', '-00872', '-00021'].entries()) await clerks[place]?.begin(ending);
    const work = async (from: number, to: number): Promise<void> => {
      await Promise.all(
        clerks.map(async (clerk, which) => {
          for (let turn = from; turn < to; turn += 1)
            await clerk.give(`2699200000000000${which}${String(turn).padStart(3, '0')}`);
        }),
      );
    };
    const halfway = documents / 2;
    const uploading = fleet.kill('/files/oss/callback', 'asked');
    await work(0, halfway);
    await uploading;
    const saving = fleet.kill('/doc/file/create', 'answered');
    await work(halfway, documents);
    await saving;

    for (const [which, clerk] of clerks.entries()) {
      expect(clerk.acknowledged.map(({ number }) => number)).toEqual(
        Array.from(
          { length: documents },
          (_unused, turn) => `2699200000000000${which}${String(turn).padStart(3, '0')}`,
        ),
      );
      expect(await clerk.kept()).toEqual(clerk.acknowledged);
    }
    expect(await Promise.all(clerks.map(async (clerk) => clerk.person()))).toEqual(['周思远', '李敏', '何青禾']);
    // Each killed server leaves at most one call of every clerk and one of the store unanswered.
    expect(fleet.proxy.unanswered).toBeLessThanOrEqual(2 * (clerks.length + 1));
  });
});
