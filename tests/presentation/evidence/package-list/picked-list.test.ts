import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readingEffects } from '../../../../server/core/evidence/reading-effects.ts';
import { readingToWire } from '../../../../src/contract/documented/evidence/reading-mapping.ts';
import { recognitionCalls } from '../../../../src/contract/documented/evidence/recognition.ts';
import type { PickedList } from '../../../../src/presentation/evidence/package-list/picked-list.ts';
import type { PackageListPresenter } from '../../../../src/presentation/evidence/package-list/package-list-presenter.ts';
import { openOffice, until, type Office, type Seat } from '../../../builders/office.ts';

let office: Office;
let seat: Seat;
let list: PackageListPresenter;
let picking: PickedList;

const numbers = (): readonly string[] =>
  list.rows.kind === 'ready' ? list.rows.value.map(({ packageId }) => packageId) : [];
const counted = async (): Promise<void> => until(() => picking.facts !== undefined);
async function opened(search = ''): Promise<void> {
  list.opened(search);
  await until(() => list.rows.kind === 'ready' && !list.refreshing && list.totals !== undefined);
}

beforeEach(async () => {
  office = await openOffice();
  seat = await office.seat('zhousiyuan');
  list = seat.presenters.packageList('credit');
  await opened();
  picking = await list.picker();
});

afterEach(() => {
  list.left();
  office.close();
});

describe('selecting in a list', () => {
  it('shows the sum of all packages of a list, without a deselected one', async () => {
    const [first = ''] = numbers();
    picking.allTicked(true);
    await counted();
    expect(picking.view.count).toBe(list.totals?.count);
    expect(picking.head).toBe(true);
    picking.rowTicked(first, false);
    await until(() => picking.view.count === (list.totals?.count ?? 0) - 1);
    expect([picking.isPicked(first), picking.isPicked(numbers()[1] ?? ''), picking.head]).toEqual([
      false,
      true,
      'mixed',
    ]);
    expect(picking.view.all).toEqual({
      key: 'lists.all-picked',
      values: { count: list.totals?.count, except: 1, also: 0 },
    });
  });

  it('notifies observers of each selected and deselected row', () => {
    const told: string[][] = [];
    const stop = autorun(() => void told.push([...picking.shownPicked]));
    const [first = '', second = ''] = numbers();
    picking.rowTicked(first, true);
    picking.rowTicked(second, true);
    picking.rowTicked(first, false);
    stop();
    expect(told).toEqual([[], [first], [first, second], [second]]);
  });

  it('keeps the selection while filter and order change', async () => {
    const all = numbers();
    picking.rowTicked(all[0] ?? '', true);
    picking.rowTicked(all.at(-1) ?? '', true);
    await opened('?sort=createTime');
    expect(numbers()[0]).not.toBe(all[0]);
    await opened('?states=passed');
    await until(() => picking.view.count === 2 && picking.facts !== undefined);
    await opened();
    expect(
      numbers()
        .filter((each) => picking.isPicked(each))
        .toSorted(),
    ).toEqual([all[0] ?? '', all.at(-1) ?? ''].toSorted());
  });

  it('recognises in another list the rows of a selected filter', async () => {
    await opened('?states=to-be-completed,modifying');
    const found = numbers();
    expect(found.length).toBeGreaterThan(1);
    picking.allTicked(true);
    await counted();
    await opened();
    await until(
      () =>
        numbers().length > found.length && numbers().filter((each) => picking.isPicked(each)).length === found.length,
    );
    expect(
      numbers()
        .filter((each) => picking.isPicked(each))
        .toSorted(),
    ).toEqual([...found].toSorted());
    expect(picking.head).toBe('mixed');
  });

  it('reduces all to the shown page, and to nothing', async () => {
    picking.allTicked(true);
    await counted();
    picking.onlyPagePressed();
    expect(picking.picked.all).toBeUndefined();
    expect(numbers().every((each) => picking.isPicked(each))).toBe(true);
    picking.clear();
    expect([picking.isEmpty, picking.head, picking.facts]).toEqual([true, false, undefined]);
  });

  it('shows how many can be submitted, and why the others cannot', async () => {
    picking.allTicked(true);
    await counted();
    const keys = picking.view.notes.map(({ key }) => key);
    expect(keys[0]).toBe('lists.ready');
    expect(keys).toContain('lists.returned');
    expect(keys).toContain('lists.handed-in');
    expect(picking.view.ready).toBeGreaterThan(0);
  });

  it('shows a reader nothing about submission', async () => {
    const looking = (await office.seat('guyunzhou')).presenters.packageList('credit');
    looking.opened('');
    await until(() => looking.rows.kind === 'ready');
    const picked = await looking.picker();
    picked.allTicked(true);
    await until(() => picked.facts !== undefined);
    expect([picked.view.notes, picked.view.ready]).toEqual([[], undefined]);
    looking.left();
  });

  it('reports a failed count, and counts again on request', async () => {
    seat.weather.lost();
    picking.allTicked(true);
    await until(() => picking.failed);
    expect(picking.view).toMatchObject({ failed: true, count: undefined });
    seat.weather.back();
    await picking.againPressed();
    expect(picking.view).toMatchObject({ failed: false, count: list.totals?.count });
  });
});

describe('submitting several packages', () => {
  async function batchOf() {
    picking.allTicked(true);
    await counted();
    await picking.submitPressed();
    const { batch } = picking;
    if (!batch) throw new Error('There is nothing to hand in');
    return batch;
  }

  it('asks first, submits each ready one, and reports it', async () => {
    const batch = await batchOf();
    expect(batch.stage).toBe('asked');
    expect(batch.lines.map(({ state }) => state)).toEqual(batch.lines.map(() => 'waiting'));
    await batch.submitConfirmed();
    expect(batch.stage).toBe('over');
    expect(batch.lines.map(({ state, words }) => [state, words.key])).toEqual(
      batch.lines.map(() => ['done', 'lists.result-done']),
    );
    for (const { packageId } of batch.lines) {
      const record = await office.store.transaction(async ({ packages }) => packages.find(packageId));
      expect(['PREPARE', 'MODIFY']).not.toContain(record?.state);
    }
    picking.batchClosed();
    await until(() => picking.facts?.ready.length === 0);
  });

  describe('the report of the reading effect', () => {
    const sums = async () => office.store.transaction(readingEffects);

    beforeEach(() => {
      seat.weather.answerInstead(recognitionCalls.identifySubmit.path, (request) => ({
        status: 200,
        traceId: undefined,
        body: {
          code: '0',
          message: '',
          data: {
            tasks: (request as { readonly pkFiles: string }).pkFiles
              .split(',')
              .map((fileId) => readingToWire(fileId, { state: 'not-readable' })),
          },
        },
      }));
    });

    it('counts each submitted package like a single submission', async () => {
      const batch = await batchOf();
      await batch.submitConfirmed();
      expect(batch.done).toBeGreaterThan(0);
      await expect.poll(async () => (await sums()).submissions).toBe(batch.done);
      expect((await sums()).byType.BUSI_INVOICE).toMatchObject({ kept: 0, corrected: 0, typed: expect.any(Number) });
    });

    it('stops no submission when it cannot be sent or is unknown', async () => {
      const batch = await batchOf();
      seat.weather.refuse(recognitionCalls.identifySubmit.path, '系统维护中');
      seat.weather.refuse(recognitionCalls.readingEffect.path, '系统维护中');
      await batch.submitConfirmed();
      expect([batch.done, (await sums()).submissions]).toEqual([batch.lines.length, 0]);
    });

    it('sends nothing for packages that were not submitted', async () => {
      const batch = await batchOf();
      seat.weather.refuse('/corp/mps/v1/certificate/doc/datum/confirm', '系统维护中');
      await batch.submitConfirmed();
      expect([batch.done, (await sums()).submissions]).toEqual([0, 0]);
    });
  });

  it('reports one that a colleague has claimed meanwhile, and leaves it unchanged', async () => {
    const batch = await batchOf();
    const [{ packageId } = { packageId: '' }] = batch.lines;
    await office.store.transaction(async ({ packages }) => {
      const record = await packages.find(packageId);
      if (record)
        await packages.save({
          ...record,
          handlerId: 'U-ELSE',
          handlerName: '李敏',
          dataVersion: record.dataVersion + 1,
        });
    });
    await batch.submitConfirmed();
    expect(batch.lines[0]).toMatchObject({ state: 'refused', words: { key: 'lists.result-colleague' } });
    expect((await office.store.transaction(async ({ packages }) => packages.find(packageId)))?.state).toBe('PREPARE');
  });

  it('starts none after it is stopped', async () => {
    const batch = await batchOf();
    batch.stopPressed();
    await batch.submitConfirmed();
    expect(batch.lines.map(({ words }) => words.key)).toEqual(batch.lines.map(() => 'lists.result-stopped'));
    expect(batch.done).toBe(0);
  });

  it('shows the trouble of each when the connection is lost', async () => {
    const batch = await batchOf();
    seat.weather.lost();
    await batch.submitConfirmed();
    expect(batch.lines.every(({ state }) => state === 'refused')).toBe(true);
    expect(batch.lines[0]?.words.key).toBe('refusals.network');
    seat.weather.back();
  });
});

describe('download tasks', () => {
  it('finish unattended, and show a dot until they were seen', async () => {
    const downloads = await seat.presenters.downloads();
    await until(() => downloads.tasks !== undefined);
    await picking.exportAllPressed(['payer', 'amount']);
    await until(() => downloads.tasks?.length === 1);
    await expect
      .poll(() => {
        office.clock.advance(1500);
        return downloads.tasks?.[0]?.state.kind;
      })
      .toBe('complete');
    expect(downloads.unseenCount).toBe(1);
    downloads.opened();
    expect(downloads.unseenCount).toBe(0);
    expect(await downloads.downloadPressed(downloads.tasks?.[0]?.id ?? '')).toMatch(/^data:/u);
    for (const task of downloads.tasks ?? []) await downloads.removePressed(task);
    await downloads.removalConfirmed();
    expect(downloads.tasks).toEqual([]);
  });

  it('of one role are hidden in another', async () => {
    const both = await office.seat('linzhixia');
    const downloads = await both.presenters.downloads();
    await until(() => downloads.tasks !== undefined);
    const own = both.presenters.packageList('credit');
    own.opened('');
    await until(() => own.rows.kind === 'ready');
    await (await own.picker()).exportAllPressed(['payer']);
    expect(downloads.tasks).toHaveLength(1);
    const { candidateRoles, role } = both.presenters.session.who ?? { candidateRoles: [], role: { code: '' } };
    await both.presenters.session.chooseRole(candidateRoles.find(({ code }) => code !== role.code)?.code ?? '');
    await until(() => downloads.tasks?.length === 0);
    own.left();
  });
});
