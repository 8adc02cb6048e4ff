import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { MessageRecord } from '../../../../server/core/records/messages.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type World } from '../evidence/uploading.ts';

let world: World;
let clerk: CallerFacts;
const now = Date.parse('2026-11-21T09:00:00+08:00');
beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore(), { clock: { now: () => now, realTime: () => now } });
  clerk = await world.asking('zhousiyuan');
});

interface Told {
  readonly messageId: string;
  readonly messageType: string;
  readonly title: string;
  readonly content: string;
  readonly readTime?: number;
  readonly isToDo: boolean;
  readonly url?: string;
}

const told = async (asking = clerk, wish: object = {}): Promise<readonly Told[]> =>
  (await asked(world, 'messages', { messageState: 'SENT', messageType: 'ALL', ...wish }, asking))
    .data as readonly Told[];
const count = async (asking = clerk): Promise<number> =>
  ((await asked(world, 'messageCount', {}, asking)).data as { readonly count: number }).count;
const userIdOf = async (name: string): Promise<string> =>
  (await world.store.transaction(async ({ users }) => users.byName(name)))?.userId ?? '';

/** A message to a user about a package of the demo world. */
async function send(more: Partial<MessageRecord> = {}): Promise<string> {
  const id = `N-${crypto.randomUUID()}`;
  const values = {
    book: 'credit',
    side: 'finance',
    act: 'pays-out',
    party: '启衡重工',
    funder: '长屿银行',
    amount: '1234567.80',
    by: '李敏',
    reason: '',
  };
  const userId = await userIdOf('zhousiyuan');
  await world.store.transaction(async ({ messages }) =>
    messages.save({
      id,
      userId,
      source: 'package',
      kind: 'funded',
      subject: 'DD-1',
      category: 'funds',
      values,
      sentAt: now,
      readAt: undefined,
      matter: undefined,
      settledAt: undefined,
      ...more,
    }),
  );
  return id;
}

describe('messages', () => {
  it('are worded in the reader’s language, with the address that they lead to', async () => {
    const id = await send();
    const find = async (asking: CallerFacts) => (await told(asking)).find(({ messageId }) => messageId === id);
    expect(await find({ ...clerk, locale: 'zh-CN' })).toMatchObject({
      messageType: 'FUNDS',
      title: '长屿银行已放款',
      content: '启衡重工 · DD-1 · 资料包金额 ¥1,234,567.80',
      isToDo: false,
      url: '/credit/finance-data/detail?p=DD-1',
    });
    expect(await find({ ...clerk, locale: 'en' })).toMatchObject({
      title: '长屿银行 has paid out',
      content: '启衡重工 · DD-1 · Package amount ¥1,234,567.80',
    });
  });

  it.each([
    ['issues-guarantee', '长屿银行已开立保函'],
    ['accepts-bill', '长屿银行已承兑'],
  ])('name the funder’s step: %s', async (act, title) => {
    const id = await send({
      values: {
        book: 'guarantee',
        side: 'finance',
        act,
        party: 'P',
        funder: '长屿银行',
        amount: '1.00',
        by: '',
        reason: '',
      },
    });
    expect((await told({ ...clerk, locale: 'zh-CN' })).find(({ messageId }) => messageId === id)?.title).toBe(title);
  });

  it.each([
    ['1', '启衡重工 · DD-1：发票 01280001 影像不清晰', '启衡重工 · DD-1: Invoice 01280001 影像不清晰'],
    [
      '3',
      '启衡重工 · DD-1：发票 01280001 影像不清晰（另有 2 项）',
      '启衡重工 · DD-1: Invoice 01280001 影像不清晰 (and 2 more)',
    ],
  ])('name the first returned item, and that there are more: %s', async (items, zh, en) => {
    const values = {
      book: 'credit',
      side: 'finance',
      act: 'pays-out',
      party: '启衡重工',
      funder: '长屿银行',
      amount: '1.00',
      by: '',
      count: items,
      what: '发票 01280001',
      reason: '影像不清晰',
    };
    const id = await send({ kind: 'returned', category: 'review', values });
    const content = async (locale: 'zh-CN' | 'en') =>
      (await told({ ...clerk, locale })).find(({ messageId }) => messageId === id)?.content;
    expect([await content('zh-CN'), await content('en')]).toEqual([zh, en]);
  });

  it('about a refused removal name the document that stays, and the reason', async () => {
    const values = {
      book: 'credit',
      side: 'finance',
      act: 'pays-out',
      party: '启衡重工',
      funder: '长屿银行',
      amount: '1.00',
      by: '',
      count: '',
      what: '发票 01280001',
      reason: '不重复',
    };
    const id = await send({ kind: 'removal-refused', category: 'review', values });
    const content = async (locale: 'zh-CN' | 'en') =>
      (await told({ ...clerk, locale })).find(({ messageId }) => messageId === id)?.content;
    expect([await content('zh-CN'), await content('en')]).toEqual([
      '启衡重工 · DD-1：您申请移除 发票 01280001，平台没有同意，资料保留。原因：不重复',
      '启衡重工 · DD-1: you asked to remove Invoice 01280001; the platform did not agree, so it stays. Reason: 不重复',
    ]);
  });

  it('belong to one person, and to the side of the current role', async () => {
    const own = await send();
    const core = await send({
      values: {
        book: 'credit',
        side: 'issue',
        act: 'pays-out',
        party: 'P',
        funder: 'F',
        amount: '1.00',
        by: '',
        reason: '',
      },
    });
    const ids = (await told()).map(({ messageId }) => messageId);
    expect([ids.includes(own), ids.includes(core)]).toEqual([true, false]);
    for (const other of ['limin', 'heqinghe'])
      expect((await told(await world.asking(other))).map(({ messageId }) => messageId)).not.toContain(own);
  });

  it('are hidden in a role that sees no packages', async () => {
    await send();
    await world.store.transaction(async ({ users }) => {
      const user = await users.byName('zhousiyuan');
      if (user) await users.save({ ...user, roles: [...user.roles, 'CORP_MANAGER'] });
    });
    const manager = await world.asking('zhousiyuan', 'CORP_MANAGER');
    expect([await told(manager), await count(manager)]).toEqual([[], 0]);
  });

  it('are counted as they are listed: without the other side’s, and without read ones', async () => {
    const before = await count();
    await send();
    await send({ readAt: now });
    await send({
      values: {
        book: 'credit',
        side: 'issue',
        act: 'pays-out',
        party: 'P',
        funder: 'F',
        amount: '1.00',
        by: '',
        reason: '',
      },
    });
    expect(await count()).toBe(before + 1);
    expect((await told()).filter(({ readTime }) => readTime === undefined)).toHaveLength(before + 1);
  });

  it('of the demo world are no task for a package that the platform corrects', async () => {
    const [theirs] = (await world.store.transaction(async ({ packages }) => packages.inStates(['BIZ_MODIFY']))).filter(
      ({ createdByName }) => createdByName === '周思远',
    );
    const about = (await told()).filter(({ content }) => content.includes(theirs?.docDatumId ?? '?'));
    expect(about.map(({ isToDo }) => isToDo)).toEqual([false]);
  });

  it('are listed for ninety days', async () => {
    const days = (many: number): number => now - many * 86_400_000;
    const [kept, gone] = [await send({ sentAt: days(90) }), await send({ sentAt: days(90) - 1 })];
    const ids = (await told()).map(({ messageId }) => messageId);
    expect([ids.includes(kept), ids.includes(gone)]).toEqual([true, false]);
  });

  it('are filtered by type, and drafts are not listed', async () => {
    const id = await send();
    expect(await told(clerk, { messageState: 'DRAFT' })).toEqual([]);
    expect((await told(clerk, { messageType: 'REVIEW' })).map(({ messageId }) => messageId)).not.toContain(id);
    expect((await told(clerk, { messageType: 'FUNDS' })).map(({ messageId }) => messageId)).toContain(id);
    expect(await told(clerk, { messageType: 'constructor' })).toEqual([]);
  });

  it('are marked as read once, by their ids or up to a time, only for the caller', async () => {
    const [one, other, colleague] = [
      await send({ sentAt: now - 2 }),
      await send({ sentAt: now }),
      await send({ userId: await userIdOf('limin') }),
    ];
    const readAt = async (id: string) =>
      (await world.store.transaction(async ({ messages }) => messages.find(id)))?.readAt;
    expect((await asked(world, 'markMessagesRead', { ids: [one, colleague, 'N-NONE'] }, clerk)).code).toBe('0');
    expect([await readAt(one), await readAt(colleague)]).toEqual([now, undefined]);
    expect((await asked(world, 'markMessagesRead', { until: now - 1 }, clerk)).code).toBe('0');
    expect(await readAt(other)).toBeUndefined();
    expect((await asked(world, 'markMessagesRead', { until: Number.MAX_SAFE_INTEGER }, clerk)).code).toBe('0');
    expect(await readAt(other)).toBe(now);
    expect(await count()).toBe(0);
  });

  it.each([
    ['neither', {}, 'ids'],
    ['both', { ids: ['A'], until: 1 }, 'until'],
    ['a text', { ids: 'A' }, 'ids'],
    ['a path', { ids: ['../x'] }, 'ids.0'],
    ['too many', { ids: Array.from({ length: 501 }, () => 'A') }, 'ids'],
    ['before all time', { until: -1 }, 'until'],
    ['half a millisecond', { until: 1.5 }, 'until'],
    ['a text for an instant', { until: '1' }, 'until'],
  ])('cannot be marked as read by %s', async (_what, wish, field) => {
    expect(await asked(world, 'markMessagesRead', wish, clerk)).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field },
    });
  });

  describe('with a task', () => {
    let docDatumId: string;
    const waits = async (asking = clerk, id: string) =>
      (await told(asking)).find(({ messageId }) => messageId === id)?.isToDo;

    beforeEach(async () => {
      const userId = await userIdOf('zhousiyuan');
      const found = (await world.store.transaction(async ({ packages }) => packages.inStates(['AUDIT_REJECT']))).find(
        (each) => each.book === 'credit' && each.side === 'finance' && each.handlerId === userId,
      );
      docDatumId = found?.docDatumId ?? '';
    });

    it('wait for the handler of the package, or for all who can claim it when it has none', async () => {
      const mine = await send({ subject: docDatumId, matter: 'package', kind: 'returned' });
      const theirs = await send({
        subject: docDatumId,
        matter: 'package',
        kind: 'returned',
        userId: await userIdOf('limin'),
      });
      const colleague = await world.asking('limin');
      expect([await waits(clerk, mine), await waits(colleague, theirs)]).toEqual([true, false]);
      await world.store.transaction(async ({ packages }) => {
        const record = await packages.lock(docDatumId);
        if (record) await packages.save({ ...record, handlerId: '' });
      });
      expect([await waits(clerk, mine), await waits(colleague, theirs)]).toEqual([true, true]);
    });

    it('are no tasks once settled, for a director, or for a package that is gone', async () => {
      const settled = await send({ subject: docDatumId, matter: 'package', settledAt: now });
      const gone = await send({ subject: 'DD-NONE', matter: 'package' });
      const askingNothing = await send({ subject: docDatumId, matter: undefined });
      expect([await waits(clerk, settled), await waits(clerk, gone), await waits(clerk, askingNothing)]).toEqual([
        false,
        false,
        false,
      ]);
      await world.store.transaction(async ({ packages }) => {
        const record = await packages.lock(docDatumId);
        if (record) await packages.save({ ...record, handlerId: '' });
      });
      const looked = await send({ subject: docDatumId, matter: 'package', userId: await userIdOf('guyunzhou') });
      expect(await waits(await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'), looked)).toBe(false);
    });
  });
});
