import { expect, it } from 'vitest';
import { told } from '../../../../server/core/evidence/package-news.ts';
import type { LogRecord, UserRecord } from '../../../../server/core/records.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { postPause, usualPostChoices } from '../../../../src/domain/messages/shared/message-posts.ts';
import { uploadingWorld } from '../evidence/uploading.ts';

const now = Date.parse('2026-11-21T09:00:00+08:00');

/** Who in a company hears of a step of one of its packages, by roles that they have. */
async function hearing(action: LogRecord['action'], roles: readonly (readonly string[])[], actor?: number): Promise<readonly number[]> {
  const { store, docDatumId } = await uploadingWorld(new MemoryObjectStore(), { clock: { now: () => now, steady: () => now } });
  return store.transaction(async (transaction) => {
    const record = await transaction.packages.find(docDatumId);
    const like = await transaction.users.byName('zhousiyuan');
    if (!record || !like) throw new Error('The demo world has lost its clerk');
    const people: readonly UserRecord[] = roles.map((own, index) => ({ ...like, userId: `U-NEWS${index}`, userName: `news${index}`, roles: own }));
    await transaction.users.saveAll(people);
    await told(transaction, record, { docDatumId, at: now, action, actorId: actor === undefined ? 'reviewer' : `U-NEWS${actor}`, actorName: '', side: 'PLATFORM', detail: '', docFileId: undefined, returned: [], corrected: [], dataVersion: 1 });
    const heard = await Promise.all(people.map(async ({ userId }) => (await transaction.messages.of(userId, 0, 10)).length));
    return heard.flatMap((count, index) => (count === 1 ? [index] : []));
  });
}

const everybody = [['ROLE_CORP_OPERATOR'], ['ROLE_CORP_DIRECTOR'], ['ROLE_CORE_OPERATOR'], ['CORP_MANAGER'], ['CORP_MANAGER', 'ROLE_CORP_OPERATOR'], []];

it.each<[LogRecord['action'], readonly number[]]>([
  ['final-passed', [0, 1, 4]], ['returned', [0, 4]], ['created', []],
])('%s is heard by those of its side who may look, or work where it asks for work', async (action, heard) => {
  expect(await hearing(action, everybody)).toEqual(heard);
});

it('nobody hears of what they did themselves', async () => {
  expect(await hearing('submitted', [['ROLE_CORP_OPERATOR'], ['ROLE_CORP_OPERATOR']], 0)).toEqual([1]);
});

it('what is heard goes to the telephones of those who chose so, and to no other', async () => {
  const { store, docDatumId } = await uploadingWorld(new MemoryObjectStore(), { clock: { now: () => now, steady: () => now } });
  const due = await store.transaction(async (transaction) => {
    const record = await transaction.packages.find(docDatumId);
    const readers = record ? await transaction.users.ofCompany(record.pkCorp) : [];
    const [chooser] = readers.filter(({ roles }) => roles.includes('ROLE_CORP_OPERATOR'));
    if (!record || !chooser) throw new Error('The demo world has lost its clerk');
    await transaction.postChoices.save({ ...usualPostChoices, modes: { ...usualPostChoices.modes, review: 'soon' }, userId: chooser.userId, locale: 'en' });
    for (const readAt of [undefined, now]) await told(transaction, record, { docDatumId, at: now, action: 'first-passed', actorId: 'reviewer', actorName: '', side: 'PLATFORM', detail: '', docFileId: undefined, returned: [], corrected: [], dataVersion: 1 }, readAt);
    return { chooser: chooser.userId, posts: await transaction.posts.due(now + postPause, 10) };
  });
  expect(due.posts.map(({ userId, dueAt }) => [userId, dueAt])).toEqual([[due.chooser, now + postPause]]);
});
