import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { TextMessage } from '../../../../server/core/entry/sms-gateway.ts';
import type { MailMessage } from '../../../../server/core/help/mail-gateway.ts';
import { packageMessages } from '../../../../server/core/evidence/package-messages.ts';
import { createAlertSender } from '../../../../server/core/messages/alert-sender.ts';
import { queueAlerts } from '../../../../server/core/messages/shared/queue-alerts.ts';
import type { MessageRecord, AlertChoicesRecord } from '../../../../server/core/records/messages.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { noAlerts, silentAlertChoices } from '../../../../src/domain/messages/shared/message-alerts.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const minute = 60_000;
let clock: ManualClock;
let store: MemoryStore;
let sent: TextMessage[];
let mailed: MailMessage[];
let faults: unknown[];
let goes: boolean;
let asker: Asker;

beforeEach(async () => {
  [clock, store, sent, mailed, faults, goes] = [
    new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
    new MemoryStore(),
    [],
    [],
    [],
    true,
  ];
  asker = new Asker(
    await demoBackEnd(store, testSecret, {
      clock,
      texts: { send: async (message) => (goes ? void sent.push(message) : Promise.reject(new Error('away'))) },
    }),
  );
});

const userOf = async (name = 'zhousiyuan') => {
  const user = await store.transaction(async ({ users }) => users.byName(name));
  if (!user) throw new Error(`No account ${name}`);
  return user;
};
const choose = async (
  modes: Partial<AlertChoicesRecord['modes']>,
  more: Partial<AlertChoicesRecord> = {},
): Promise<void> => {
  const { userId } = await userOf();
  await store.transaction(async ({ alertChoices }) =>
    alertChoices.save({
      ...silentAlertChoices,
      modes: { ...silentAlertChoices.modes, ...modes },
      userId,
      locale: 'zh-CN',
      ...more,
    }),
  );
};
const mail = {
  portal: 'https://portal.example/cv3',
  gateway: {
    send: async (message: MailMessage) => (goes ? void mailed.push(message) : Promise.reject(new Error('away'))),
  },
};
const look = async (): Promise<void> =>
  createAlertSender(
    {
      store,
      clock,
      mail,
      report: (fault) => void faults.push(fault),
      texts: { send: async (message) => (goes ? void sent.push(message) : Promise.reject(new Error('away'))) },
    },
    [packageMessages],
  )();
let number = 0;
async function told(more: Partial<MessageRecord> = {}): Promise<string> {
  number += 1;
  const values = {
    book: 'credit',
    side: 'finance',
    act: 'pays-out',
    party: '启衡重工',
    funder: '长屿银行',
    amount: '10.00',
    by: '李敏',
    reason: '',
  };
  const message: MessageRecord = {
    id: `N-${number}`,
    userId: (await userOf()).userId,
    source: 'package',
    kind: 'funded',
    subject: 'DD-1',
    category: 'funds',
    values,
    sentAt: clock.now(),
    readAt: undefined,
    matter: undefined,
    settledAt: undefined,
    ...more,
  };
  await store.transaction(async (transaction) => {
    await transaction.messages.save(message);
    await queueAlerts(transaction, [message]);
  });
  return message.id;
}
const open = async (): Promise<number> =>
  (await store.transaction(async ({ alerts }) => alerts.due(Number.MAX_SAFE_INTEGER / 2, 100))).length;

describe('a text message', () => {
  it('is not sent without a choice', async () => {
    await told();
    clock.advance(24 * 60 * minute);
    await look();
    expect([sent, await open()]).toEqual([[], 0]);
  });

  it('says once a day what is to be done, to a user who has chosen nothing and has no mailbox', async () => {
    await told({ kind: 'returned', category: 'review', matter: 'correct' });
    await told();
    clock.advance(22 * 60 * minute);
    await look();
    expect([sent.length, mailed.length]).toEqual([0, 0]);
    clock.advance(2 * 60 * minute);
    await look();
    await look();
    const { mobile } = await userOf();
    expect([sent.map((text) => text.mobile), mailed, await open()]).toEqual([[mobile], [], 0]);
    expect(sent[0]?.text).not.toContain('启衡重工');
  });

  it('is not sent by default to a user whose telephone is unknown', async () => {
    const user = await userOf();
    await store.transaction(async ({ users }) => users.save({ ...user, mobile: '' }));
    await told({ kind: 'returned', category: 'review', matter: 'correct' });
    expect(await open()).toBe(0);
  });

  it('is sent once after two minutes unread, with the title but without names', async () => {
    await choose({ funds: 'soon' });
    await told();
    clock.advance(2 * minute - 1);
    await look();
    expect(sent).toEqual([]);
    clock.advance(1);
    await look();
    await look();
    expect(sent).toEqual([{ mobile: (await userOf()).mobile, text: '1 条资金消息。请登录供应链金融平台查看。' }]);
    expect(await open()).toBe(0);
  });

  it('has all that is due, the newest first, in the language of the choice', async () => {
    await choose({ funds: 'daily' }, { locale: 'en', hour: 12 });
    for (const kind of ['funded', 'repaid', 'cancelled', 'lapsed']) {
      await told({ kind });
      clock.advance(minute);
    }
    clock.advance(2 * 60 * minute);
    await look();
    expect(sent.map(({ text }) => text)).toEqual([
      'You have 4 new messages: Package lapsed after 90 days without activity; Business cancelled; Financing repaid; and 1 more. Sign in to the supply-chain finance portal to see them.',
    ]);
  });

  it('leaves out what was read, is settled, or is no longer chosen', async () => {
    await choose({ funds: 'soon', todo: 'soon', review: 'soon' });
    const [read, done] = [await told(), await told({ matter: 'mend', category: 'review', kind: 'returned' })];
    await told({ category: 'review', kind: 'first-passed' });
    await store.transaction(async ({ messages }) => {
      const [one, other] = await messages.findAll([read, done].toSorted());
      for (const each of [one, other])
        if (each)
          await messages.save(
            each.id === read ? { ...each, readAt: clock.now() } : { ...each, settledAt: clock.now() },
          );
    });
    await choose({ funds: 'soon', todo: 'soon' });
    clock.advance(2 * minute);
    await look();
    expect([sent, await open()]).toEqual([[], 0]);
  });

  it('is not sent to a person without access, without a suitable role, or without a number', async () => {
    await choose({ funds: 'soon' });
    const user = await userOf();
    const inOrganisation = { institution: '象山仓储部', innerOrganisationId: 'IO-1' };
    for (const change of [{ roles: [] }, { mobile: '' }, inOrganisation]) {
      await told();
      await store.transaction(async ({ users }) => users.save({ ...user, ...change }));
      clock.advance(2 * minute);
      await look();
    }
    await store.transaction(async ({ users, freezes }) => {
      await users.save(user);
      await freezes.save({ userId: user.userId, frozenAt: clock.now() });
    });
    await told();
    clock.advance(2 * minute);
    await look();
    expect([sent, await open()]).toEqual([[], 0]);
  });

  it('is sent once by two simultaneous runs', async () => {
    await choose({ funds: 'soon' });
    await told();
    clock.advance(2 * minute);
    await Promise.all([look(), look()]);
    expect(sent).toHaveLength(1);
  });

  it('is tried again after ten minutes, and given up after five tries', async () => {
    await choose({ funds: 'soon' });
    await told();
    clock.advance(2 * minute);
    goes = false;
    await look();
    clock.advance(5 * minute);
    await look();
    expect(faults).toHaveLength(1);
    for (let again = 0; again < 6; again += 1) {
      clock.advance(10 * minute);
      await look();
    }
    expect([faults.length, await open()]).toEqual([5, 0]);
  });

  it('that fails does not hold up those of other people', async () => {
    const li = await userOf('limin');
    await choose({ funds: 'soon' });
    await choose({ funds: 'soon' }, { userId: li.userId });
    await told();
    await told({ userId: li.userId });
    clock.advance(2 * minute);
    const tried = new Set<string>();
    const send = async ({ mobile }: TextMessage): Promise<void> => {
      tried.add(mobile);
      if (tried.size === 1) throw new Error('away');
    };
    await createAlertSender(
      { store, clock, mail: undefined, report: (fault) => void faults.push(fault), texts: { send } },
      [packageMessages],
    )();
    expect([tried, faults.length, await open()]).toEqual([new Set([(await userOf()).mobile, li.mobile]), 1, 1]);
  });

  it('is sent by the back end’s run', async () => {
    await choose({ funds: 'soon' });
    await told();
    clock.advance(2 * minute);
    await asker.backEnd.sendAlerts();
    expect(sent).toHaveLength(1);
  });
});

describe('a mail with messages', () => {
  const address = 'zhou@yanzhou.example';
  const confirm = async (to = address): Promise<void> => {
    const { userId } = await userOf();
    await store.transaction(async ({ mailAddresses }) =>
      mailAddresses.save({ userId, address: to, confirmedAt: clock.now() }),
    );
  };
  const subject = async (kind: string, more: Partial<MessageRecord> = {}): Promise<string> => told({ kind, ...more });

  it('is not sent before an address is confirmed', async () => {
    await choose({}, { mails: { ...noAlerts, funds: 'soon' } });
    await told();
    clock.advance(2 * minute);
    await look();
    expect([sent, mailed, await open()]).toEqual([[], [], 0]);
  });

  it('says soon what is to be done, to the confirmed mailbox of a user who has chosen nothing, and texts nothing', async () => {
    await confirm();
    await told({ kind: 'returned', category: 'review', matter: 'correct' });
    await told();
    clock.advance(2 * minute);
    await look();
    expect([sent, mailed.flatMap((one) => one.to), await open()]).toEqual([[], [address], 0]);
    expect(mailed[0]?.subject).toBe('供应链金融平台：您有 1 条新消息');
  });

  it('is not sent to a user who has chosen none', async () => {
    await confirm();
    await choose({});
    await told({ kind: 'returned', category: 'review', matter: 'correct' });
    expect(await open()).toBe(0);
  });

  it('has no names and no amounts, and links to each message’s page', async () => {
    await confirm();
    await choose({}, { mails: { ...noAlerts, funds: 'soon', system: 'soon' } });
    await subject('funded');
    clock.advance(1000);
    await subject('lapsed', { category: 'system' });
    clock.advance(2 * minute);
    await look();
    await look();
    expect(sent).toEqual([]);
    expect(mailed).toHaveLength(1);
    expect(mailed[0]).toMatchObject({ to: [address], subject: '供应链金融平台：您有 2 条新消息' });
    expect(mailed[0]?.text).toContain('1. 【系统】资料包 90 天没有处理，已自动失效\n   https://portal.example/cv3/');
    expect(mailed[0]?.text).toContain('2. 【资金】请登录查看\n   https://portal.example/cv3/');
    for (const name of ['长屿银行', '启衡重工', '李敏', '10.00']) expect(mailed[0]?.text).not.toContain(name);
  });

  it('is sent beside the text message, each at its chosen time', async () => {
    await confirm();
    await choose({ funds: 'soon' }, { mails: { ...noAlerts, funds: 'daily' }, hour: 12, locale: 'en' });
    await told();
    clock.advance(2 * minute);
    await look();
    expect([sent.length, mailed.length]).toEqual([1, 0]);
    clock.advance(2 * 60 * minute);
    await look();
    expect([sent.length, mailed.map((each) => each.subject)]).toEqual([
      1,
      ['Supply-chain finance portal: 1 new message'],
    ]);
  });

  it('is sent at night as well, when no text message is', async () => {
    clock.advance(14 * 60 * minute);
    await confirm();
    await choose({ funds: 'soon' }, { mails: { ...noAlerts, funds: 'soon' } });
    await told();
    clock.advance(2 * minute);
    await look();
    expect([sent.length, mailed.length]).toEqual([0, 1]);
  });

  it('lists twenty messages, and counts the rest', async () => {
    await confirm();
    await choose({}, { mails: { ...noAlerts, system: 'soon' } });
    for (let each = 0; each < 23; each += 1) await subject('lapsed', { category: 'system' });
    clock.advance(2 * minute);
    await look();
    expect(mailed[0]?.text).toContain('20. ');
    expect(mailed[0]?.text).not.toContain('21. ');
    expect(mailed[0]?.text).toContain('另有 3 条');
  });

  it('is a last one to each address that is no longer used', async () => {
    const { userId } = await userOf();
    const before = ['first@yanzhou.example', 'second@yanzhou.example'];
    await store.transaction(async ({ alerts }) =>
      alerts.saveAll(
        before.map((each) => ({
          id: `farewell ${each}`,
          userId,
          what: 'farewell' as const,
          messageId: '',
          address: each,
          dueAt: clock.now(),
          tries: 0,
        })),
      ),
    );
    await look();
    expect([mailed.flatMap(({ to }) => to).toSorted(), await open()]).toEqual([before, 0]);
  });

  it('is tried again when it failed, without repeating the text message', async () => {
    await confirm();
    await choose({}, { mails: { ...noAlerts, funds: 'soon' } });
    await told();
    clock.advance(2 * minute);
    goes = false;
    await look();
    goes = true;
    clock.advance(10 * minute);
    await look();
    expect([faults.length, mailed.length, await open()]).toEqual([1, 1, 0]);
  });
});

describe('the choices', () => {
  const choices = {
    modes: { todo: 'soon', review: 'off', funds: 'daily', agreement: 'off', system: 'off' },
    mails: noAlerts,
    hour: 10,
    quietNights: true,
  };

  it.each<readonly [string, object]>([
    ['a mode that is none', { modes: { ...choices.modes, todo: 'hourly' } }],
    ['a topic left out', { modes: { todo: 'soon' } }],
    ['mails that nobody may be sent', { mails: { ...noAlerts, todo: 'soon' } }],
    ['no mails', { mails: undefined }],
    ['an hour of the night', { hour: 3 }],
    ['half an hour', { hour: 9.5 }],
    ['no hour', { hour: null }],
    ['nights that are neither', { quietNights: 'yes' }],
  ])('are refused with %s', async (_what, more) => {
    await asker.signIn('zhousiyuan');
    expect((await asker.ask('chooseMessageAlerts', { ...choices, ...more })).code).toBe('REQUEST_INVALID');
    expect((await asker.given<{ hour: number }>('messageAlerts')).hour).toBe(9);
  });

  it('show no telephone where the back end sends no text messages', async () => {
    const silent = new Asker(
      await demoBackEnd(new MemoryStore(), testSecret, { clock, texts: undefined, mail: undefined }),
    );
    await silent.signIn('zhousiyuan');
    expect((await silent.given<{ mobile: string }>('messageAlerts')).mobile).toBe('');
    expect((await silent.ask('chooseMessageAlerts', choices)).code).toBe('NOT_FOUND');
  });

  it('are kept for their owner, with the language of the choice', async () => {
    await asker.signIn('zhousiyuan');
    expect((await asker.ask('chooseMessageAlerts', choices)).code).toBe('0');
    const { userId } = await userOf();
    expect(await store.transaction(async ({ alertChoices }) => alertChoices.find(userId))).toEqual({
      ...choices,
      userId,
      locale: 'en',
    });
  });
});
