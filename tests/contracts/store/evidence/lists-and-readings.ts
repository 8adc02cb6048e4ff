import * as records from '../records/evidence.ts';
import { it, expect } from 'vitest';
import type { StoreSuite } from '../store-suite.ts';

export function listsAndReadingsStoreContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'views of lists',
    (all) => all.views,
    (each) => each.id,
    [
      {
        id: 'U-1 all finance',
        userId: 'U-1',
        revision: 3,
        views: [{ name: '退回的', address: '?states=returned' }],
        usual: '退回的',
      },
      { id: 'U-1 est issue', userId: 'U-1', revision: 1, views: [], usual: undefined },
    ],
    { revision: 4, usual: undefined },
  );

  keeps(
    'readings',
    (all) => all.readings,
    (each) => each.pkFile,
    [records.reading, records.unread],
    { state: 'waiting', putAt: 0 },
  );

  keeps(
    'download tasks',
    (all) => all.downloads,
    (each) => each.id,
    [records.download, records.gatheredDownload],
    { state: 'FAILED', failure: 'TOO_MUCH' },
  );

  keeps(
    'word marks',
    (all) => all.wordMarks,
    (each) => each.id,
    [records.wordMark, records.openMark],
    { verdict: 'right', judgedBy: 'U-2' },
  );

  it('finds the word marks of a package, in the order of their ids', async () => {
    await doing(async ({ wordMarks }) =>
      wordMarks.saveAll([
        records.openMark,
        records.wordMark,
        { ...records.wordMark, id: 'DD-2-W0', docDatumId: 'DD-2' },
      ]),
    );
    expect((await doing(async ({ wordMarks }) => wordMarks.ofPackage('DD-1'))).map(({ id }) => id)).toEqual([
      'DD-1-W0',
      'DD-1-W1',
    ]);
  });

  it('counts a company’s files that wait to be read or are being read', async () => {
    const states = ['waiting', 'waiting', 'running', 'read', 'not-readable'] as const;
    await doing(async ({ readings }) => {
      await readings.saveAll(states.map((state, index) => ({ ...records.reading, pkFile: `PK-${index}`, state })));
      await readings.save({ ...records.reading, pkFile: 'PK-9', pkCorp: 'C-2', state: 'waiting' });
    });
    expect(
      await doing(async ({ readings }) => [
        await readings.underWayOf('C-1'),
        await readings.underWayOf('C-2'),
        await readings.underWayOf('C-3'),
      ]),
    ).toEqual([3, 1, 0]);
  });

  it('finds a person’s download tasks in one role, the newest first, and the expired ones', async () => {
    const { download, gatheredDownload } = records;
    await doing(async ({ downloads }) =>
      downloads.saveAll([
        download,
        gatheredDownload,
        { ...download, id: 'DT-3', role: 'CORE' },
        { ...download, id: 'DT-4', userId: 'U-2' },
        { ...download, id: 'DT-5', pkCorp: 'C-2' },
      ]),
    );
    expect(await doing(async ({ downloads }) => downloads.of(download))).toEqual([gatheredDownload, download]);
    expect(
      (await doing(async ({ downloads }) => downloads.expiredBy(gatheredDownload.expiresAt))).map(({ id }) => id),
    ).toEqual(['DT-2']);
    expect(await doing(async ({ downloads }) => downloads.expiredBy(0))).toEqual([]);
  });
}
