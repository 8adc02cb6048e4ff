import { describe, expect, it } from 'vitest';
import { notifyPackageStep } from '../../../../server/core/evidence/package-news.ts';
import type { LogRecord } from '../../../../server/core/records/evidence.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { alertDelayMs, silentAlertChoices } from '../../../../src/domain/messages/shared/message-alerts.ts';
import { uploadingWorld } from '../evidence/uploading.ts';

const now = Date.parse('2026-11-21T09:00:00+08:00');

/** The people of a company who are told of a step of one of its packages, by their roles. */
async function hearing(
  action: LogRecord['action'],
  roles: readonly (readonly string[])[],
  actor?: number,
): Promise<readonly number[]> {
  const { store, docDatumId } = await uploadingWorld(new MemoryObjectStore(), {
    clock: { now: () => now, realTime: () => now },
  });
  return store.transaction(async (transaction) => {
    const record = await transaction.packages.find(docDatumId);
    const like = await transaction.users.byName('zhousiyuan');
    if (!record || !like) throw new Error('The demo world has lost its clerk');
    const people: readonly UserRecord[] = roles.map((own, index) => ({
      ...like,
      userId: `U-NEWS${index}`,
      userName: `news${index}`,
      roles: own,
    }));
    await transaction.users.saveAll(people);
    await notifyPackageStep(transaction, record, {
      docDatumId,
      at: now,
      action,
      actorId: actor === undefined ? 'reviewer' : `U-NEWS${actor}`,
      actorName: '',
      side: 'PLATFORM',
      detail: '',
      docFileId: undefined,
      returned: [],
      corrected: [],
      dataVersion: 1,
    });
    const heard = await Promise.all(
      people.map(async ({ userId }) => (await transaction.messages.of(userId, 0, 10)).length),
    );
    return heard.flatMap((count, index) => (count === 1 ? [index] : []));
  });
}

const everybody = [
  ['ROLE_CORP_OPERATOR'],
  ['ROLE_CORP_DIRECTOR'],
  ['ROLE_CORE_OPERATOR'],
  ['CORP_MANAGER'],
  ['CORP_MANAGER', 'ROLE_CORP_OPERATOR'],
  [],
];

it.each<[LogRecord['action'], readonly number[]]>([
  ['final-passed', [0, 1, 4]],
  ['returned', [0, 4]],
  ['created', []],
])('the step %s is reported to readers of its side, or to operators when it is a task', async (action, heard) => {
  expect(await hearing(action, everybody)).toEqual(heard);
});

it('a step is not reported to the person who did it', async () => {
  expect(await hearing('submitted', [['ROLE_CORP_OPERATOR'], ['ROLE_CORP_OPERATOR']], 0)).toEqual([1]);
});

it('a step is sent by text message only to those who chose that', async () => {
  const { store, docDatumId } = await uploadingWorld(new MemoryObjectStore(), {
    clock: { now: () => now, realTime: () => now },
  });
  const due = await store.transaction(async (transaction) => {
    const record = await transaction.packages.find(docDatumId);
    const readers = record ? await transaction.users.ofCompany(record.pkCorp) : [];
    const [chooser] = readers.filter(({ roles }) => roles.includes('ROLE_CORP_OPERATOR'));
    if (!record || !chooser) throw new Error('The demo world has lost its clerk');
    await transaction.alertChoices.save({
      ...silentAlertChoices,
      modes: { ...silentAlertChoices.modes, review: 'soon' },
      userId: chooser.userId,
      locale: 'en',
    });
    for (const readAt of [undefined, now])
      await notifyPackageStep(
        transaction,
        record,
        {
          docDatumId,
          at: now,
          action: 'first-passed',
          actorId: 'reviewer',
          actorName: '',
          side: 'PLATFORM',
          detail: '',
          docFileId: undefined,
          returned: [],
          corrected: [],
          dataVersion: 1,
        },
        readAt,
      );
    return { chooser: chooser.userId, alerts: await transaction.alerts.due(now + alertDelayMs, 10) };
  });
  expect(due.alerts.map(({ userId, dueAt }) => [userId, dueAt])).toEqual([[due.chooser, now + alertDelayMs]]);
});

it.each([
  ['issue', '宁波砚舟精密铸造有限公司', '启衡重工集团股份有限公司', '宁波砚舟精密铸造有限公司'],
  ['issue', '启衡重工集团股份有限公司', '宁波砚舟精密铸造有限公司', '宁波砚舟精密铸造有限公司'],
  ['finance', '启衡重工集团股份有限公司', '宁波砚舟精密铸造有限公司', '宁波砚舟精密铸造有限公司'],
] as const)(
  'a message names the other company of a package: %s, sold by %s to %s',
  async (side, supplierName, payerName, party) => {
    const { store, docDatumId } = await uploadingWorld(new MemoryObjectStore(), {
      clock: { now: () => now, realTime: () => now },
    });
    const values = await store.transaction(async (transaction) => {
      const [record, core] = [await transaction.packages.find(docDatumId), await transaction.users.byName('luoqiubai')];
      if (!record || !core) throw new Error('The demo world has lost its core enterprise');
      await transaction.users.save({ ...core, roles: ['ROLE_CORE_OPERATOR', 'ROLE_CORP_OPERATOR'] });
      await notifyPackageStep(
        transaction,
        {
          ...record,
          pkCorp: core.pkCorp,
          side,
          supplierName,
          payerName,
          creditSourceName: '启衡重工集团股份有限公司',
          counterpartyName: '启衡重工集团股份有限公司',
        },
        {
          docDatumId,
          at: now,
          action: 'returned',
          actorId: 'reviewer',
          actorName: '',
          side: 'PLATFORM',
          detail: '',
          docFileId: undefined,
          returned: [],
          corrected: [],
          dataVersion: 1,
        },
      );
      return (await transaction.messages.of(core.userId, 0, 500)).find(({ subject }) => subject === docDatumId)?.values;
    });
    expect(values?.['party']).toBe(party);
  },
);

describe('the task of a step', () => {
  /**
   * For each step of one package in order: whether its message still waits; undefined for a step that asks for nothing,
   * or is not announced.
   */
  async function waiting(...actions: readonly LogRecord['action'][]): Promise<readonly (boolean | undefined)[]> {
    const { store, docDatumId } = await uploadingWorld(new MemoryObjectStore(), {
      clock: { now: () => now, realTime: () => now },
    });
    return store.transaction(async (transaction) => {
      const [record, reader] = [
        await transaction.packages.find(docDatumId),
        await transaction.users.byName('zhousiyuan'),
      ];
      if (!record || !reader) throw new Error('The demo world has lost its clerk');
      for (const [index, action] of actions.entries())
        await notifyPackageStep(transaction, record, {
          docDatumId,
          at: now + index,
          action,
          actorId: 'reviewer',
          actorName: '',
          side: 'PLATFORM',
          detail: '',
          docFileId: undefined,
          returned: [],
          corrected: [],
          dataVersion: 1,
        });
      const messages = (await transaction.messages.of(reader.userId, 0, 500)).filter(
        ({ subject, sentAt }) => subject === docDatumId && sentAt >= now,
      );
      return actions.map((action, index) => {
        const found = messages.find(({ kind, sentAt }) => kind === action && sentAt === now + index);
        return found?.matter === undefined ? undefined : found.settledAt === undefined;
      });
    });
  }

  it.each<[LogRecord['action'], boolean | undefined]>([
    ['returned', true],
    ['change-granted', true],
    ['overdue-returned', true],
    ['removal-refused', undefined],
    ['removal-approved', undefined],
    ['change-refused', undefined],
    ['overdue-taken', undefined],
    ['final-passed', undefined],
    ['submitted', undefined],
    ['lapsed', undefined],
    ['repaid', undefined],
  ])('%s is a task: %s', async (action, waits) => {
    expect(await waiting(action)).toEqual([waits]);
  });

  it.each<[LogRecord['action'], readonly LogRecord['action'][]]>([
    [
      'returned',
      [
        'submitted',
        'discarded',
        'platform-corrects',
        'platform-corrected',
        'platform-left',
        'change-granted',
        'cancelled',
        'declined',
        'lapsed',
      ],
    ],
    ['change-granted', ['submitted', 'returned', 'discarded', 'cancelled', 'declined', 'lapsed']],
    ['overdue-returned', ['overdue-given', 'overdue-taken', 'repaid']],
  ])('of %s is settled by each of its ends', async (asks, ends) => {
    for (const end of ends) expect([end, (await waiting(asks, end))[0]]).toEqual([end, false]);
  });

  it.each<[LogRecord['action'], readonly LogRecord['action'][]]>([
    [
      'returned',
      [
        'overdue-given',
        'overdue-returned',
        'overdue-taken',
        'removal-refused',
        'change-refused',
        'withdrawn',
        'repaid',
      ],
    ],
    ['change-granted', ['overdue-taken', 'change-refused', 'removal-approved', 'removal-refused']],
    ['overdue-returned', ['submitted', 'returned', 'change-granted', 'removal-approved', 'cancelled', 'lapsed']],
  ])('of %s is not settled by other steps', async (asks, others) => {
    for (const other of others) expect([other, (await waiting(asks, other))[0]]).toEqual([other, true]);
  });

  it.each(['returned', 'change-granted', 'overdue-returned'] as const)(
    'of %s waits once when it is repeated',
    async (action) => {
      expect(await waiting(action, action)).toEqual([false, true]);
    },
  );
});
