import * as records from './records/messages.ts';
import { it, expect } from 'vitest';
import type { Transaction } from '../../../server/core/store.ts';
import { silentAlertChoices } from '../../../src/domain/messages/shared/message-alerts.ts';
import type { StoreSuite } from './store-suite.ts';

function messagesContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'messages',
    (all) => all.messages,
    (each) => each.id,
    [
      records.message,
      { ...records.message, id: 'N-2', readAt: undefined, matter: undefined, settledAt: undefined, values: {} },
    ],
    { readAt: 1_700_000_000_009 },
  );

  it('finds a person’s messages, the newest first, and the unread ones', async () => {
    const told = (id: string, sentAt: number, more: object = {}) => ({
      ...records.message,
      id,
      sentAt,
      readAt: undefined,
      settledAt: undefined,
      ...more,
    });
    const [first, second, third] = [told('N-1', 10), told('N-2', 30), told('N-3', 20, { readAt: 25 })];
    await doing(async (transaction) =>
      transaction.messages.saveAll([first, second, third, told('N-4', 40, { userId: 'U-2' })]),
    );
    const ids = async (work: (transaction: Transaction) => Promise<readonly { readonly id: string }[]>) =>
      (await doing(work)).map(({ id }) => id);
    expect(await ids(async ({ messages }) => messages.of('U-1', 0, 10))).toEqual(['N-2', 'N-3', 'N-1']);
    expect(await ids(async ({ messages }) => messages.of('U-1', 20, 10))).toEqual(['N-2', 'N-3']);
    expect(await ids(async ({ messages }) => messages.of('U-1', 0, 2))).toEqual(['N-2', 'N-3']);
    expect(await ids(async ({ messages }) => messages.unreadOf('U-1', 0, 10))).toEqual(['N-2', 'N-1']);
    expect(await ids(async ({ messages }) => messages.unreadOf('U-1', 20, 10))).toEqual(['N-2']);
    await doing(async ({ messages }) => messages.save({ ...second, settledAt: 35 }));
    expect(await ids(async ({ messages }) => messages.unreadOf('U-1', 0, 10))).toEqual(['N-1']);
  });

  it('marks a person’s messages as read by ids or up to a time, each once', async () => {
    const told = (id: string, sentAt: number, more: object = {}) => ({
      ...records.message,
      id,
      sentAt,
      readAt: undefined,
      ...more,
    });
    const readAt = async () =>
      doing(async ({ messages }) => (await messages.findAll(['N-1', 'N-2', 'N-3', 'N-4'])).map((each) => each.readAt));
    await doing(async ({ messages }) =>
      messages.saveAll([
        told('N-1', 10),
        told('N-2', 30),
        told('N-3', 20, { readAt: 25 }),
        told('N-4', 10, { userId: 'U-2' }),
      ]),
    );
    await doing(async ({ messages }) => messages.markRead('U-1', { ids: ['N-1', 'N-4', 'N-9'] }, 50));
    expect(await readAt()).toEqual([50, undefined, 25, undefined]);
    await doing(async ({ messages }) => messages.markRead('U-1', { until: 29 }, 60));
    expect(await readAt()).toEqual([50, undefined, 25, undefined]);
    await doing(async ({ messages }) => messages.markRead('U-1', { until: 30 }, 60));
    expect(await readAt()).toEqual([50, 60, 25, undefined]);
  });

  it('settles the messages about a subject for everybody, and removes old ones', async () => {
    const told = (id: string, more: object = {}) => ({
      ...records.message,
      id,
      sentAt: 10,
      settledAt: undefined,
      ...more,
    });
    const all = ['N-1', 'N-2', 'N-3', 'N-4', 'N-5'];
    await doing(async ({ messages }) =>
      messages.saveAll([
        told('N-1'),
        told('N-2', { userId: 'U-2' }),
        told('N-3', { subject: 'DD-9' }),
        told('N-4', { matter: 'letter', sentAt: 11 }),
        told('N-5', { source: 'order' }),
      ]),
    );
    const settle = async (matters: readonly string[], at: number) =>
      (
        await doing(async ({ messages }) => messages.settle('package', records.message.subject, matters, at))
      ).toSorted();
    expect(await settle(['package'], 70)).toEqual(['U-1', 'U-2']);
    expect((await doing(async ({ messages }) => messages.findAll(all))).map(({ settledAt }) => settledAt)).toEqual([
      70,
      70,
      undefined,
      undefined,
      undefined,
    ]);
    expect(await settle(['package', 'letter'], 80)).toEqual(['U-1']);
    expect((await doing(async ({ messages }) => messages.findAll(all))).map(({ settledAt }) => settledAt)).toEqual([
      70,
      70,
      undefined,
      80,
      undefined,
    ]);
    await doing(async ({ messages }) => messages.removeSentBefore(11));
    expect((await doing(async ({ messages }) => messages.findAll(all))).map(({ id }) => id)).toEqual(['N-4']);
  });
}

function alertsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'what is chosen to come by text',
    (all) => all.alertChoices,
    (each) => each.userId,
    [{ ...silentAlertChoices, userId: 'U-1', locale: 'en' }],
    { hour: 17, quietNights: false, modes: { ...silentAlertChoices.modes, todo: 'daily' }, locale: 'zh-CN' },
  );

  keeps(
    'what goes to telephones',
    (all) => all.alerts,
    (each) => each.id,
    [
      {
        id: 'N-1',
        userId: 'U-1',
        what: 'mail',
        messageId: 'N-1',
        address: 'a@b.example',
        dueAt: 1_700_000_000_005,
        tries: 0,
      },
    ],
    { dueAt: 1_700_000_000_006, tries: 2 },
  );

  it('finds the due alerts, the oldest first, up to a limit', async () => {
    await doing(async ({ alerts }) =>
      alerts.saveAll(
        [
          ['N-3', 10],
          ['N-1', 20],
          ['N-2', 20],
          ['N-4', 21],
        ].map(([id, dueAt]) => ({
          id: String(id),
          userId: 'U-1',
          what: 'text' as const,
          messageId: String(id),
          address: '',
          dueAt: Number(dueAt),
          tries: 0,
        })),
      ),
    );
    const due = async (now: number, most: number) =>
      (await doing(async ({ alerts }) => alerts.due(now, most))).map(({ id }) => id);
    expect([await due(9, 9), await due(20, 9), await due(21, 2)]).toEqual([[], ['N-3', 'N-1', 'N-2'], ['N-3', 'N-1']]);
  });
}

export function messagesStoreContract(suite: StoreSuite): void {
  messagesContract(suite);
  alertsContract(suite);
}
