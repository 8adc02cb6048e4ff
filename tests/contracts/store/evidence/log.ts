import { it, expect } from 'vitest';
import * as records from '../records/evidence.ts';
import type { StoreSuite } from '../store-suite.ts';

export function logStoreContract({ doing }: StoreSuite): void {
  it('keeps the log of a package in the order of its writing', async () => {
    await doing(async (transaction) => transaction.log.append(records.line));
    await doing(async (transaction) => transaction.log.append({ ...records.line, at: 1, action: 'submitted' }));
    await doing(async (transaction) => transaction.log.append({ ...records.line, docDatumId: 'DD-2' }));
    for (const line of [records.returnLine, records.correctionLine])
      await doing(async (transaction) => transaction.log.append(line));
    expect(await doing(async (transaction) => transaction.log.ofPackage('DD-1'))).toEqual([
      records.line,
      { ...records.line, at: 1, action: 'submitted' },
      records.returnLine,
      records.correctionLine,
    ]);
  });

  it('finds the last line of a person about an item or the package with one action', async () => {
    const edited = { ...records.line, action: 'item-edited', docFileId: 'DF-1' } as const;
    const others = [
      { ...edited, docFileId: 'DF-2' },
      { ...edited, actorId: 'U-2' },
      { ...edited, action: 'item-changed' },
      { ...edited, docDatumId: 'DD-2' },
      { ...edited, docFileId: undefined },
    ] as const;
    await doing(async (transaction) => {
      for (const each of [{ ...edited, detail: 'first' }, { ...edited, detail: 'last', at: 1 }, ...others])
        await transaction.log.append(each);
    });
    expect(await doing(async (transaction) => transaction.log.latest(edited))).toEqual({
      ...edited,
      detail: 'last',
      at: 1,
    });
    expect(
      await doing(async (transaction) => transaction.log.latest({ ...edited, docFileId: 'DF-3' })),
    ).toBeUndefined();
    expect(await doing(async (transaction) => transaction.log.latest({ ...edited, docFileId: undefined }))).toEqual({
      ...edited,
      docFileId: undefined,
    });
  });

  it('finds the time of the last work on each package, not counting viewings', async () => {
    await doing(async (transaction) => {
      for (const [docDatumId, at] of [
        ['DD-1', 50],
        ['DD-1', 70],
        ['DD-1', 60],
        ['DD-2', 5],
      ] as const)
        await transaction.log.append({ ...records.line, docDatumId, at });
      await transaction.log.append({ ...records.line, docDatumId: 'DD-1', action: 'account-viewed', at: 90 });
    });
    const latest = await doing(async (transaction) => transaction.log.latestOf(['DD-1', 'DD-2', 'DD-NONE']));
    expect(latest).toEqual(
      new Map([
        ['DD-1', 70],
        ['DD-2', 5],
      ]),
    );
    expect(await doing(async (transaction) => transaction.log.latestOf([]))).toEqual(new Map());
  });
}
