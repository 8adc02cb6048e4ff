import {
  isTitleMailable,
  postModesOf,
  postTopicOf,
  type PostChannel,
} from '../../../src/domain/messages/shared/message-posts.ts';
import type { Parts } from '../parts.ts';
import type { MessageRecord, PostChoicesRecord, PostRecord } from '../records/messages.ts';
import type { UserRecord } from '../records/company.ts';
import { sha256Hex } from '../secrets.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import { rolesNow } from '../identity/acting.ts';
import { entryRefusal } from '../identity/entry-refusal.ts';
import type { Transaction } from '../store.ts';
import type { MessageSource } from './shared/message-source.ts';
import { toFarewellMail, toMail, toTextMessage, type Telling } from './written-posts.ts';

/** Milliseconds that a server has for sending a post before another may, and the maximum number of attempts. */
const takenFor = 10 * 60_000;
const mostTries = 5;
const mostAtOnce = 200;

/** What goes out in one piece. */
interface Outgoing {
  readonly posts: readonly PostRecord[];
  /** Undefined where there is nothing to tell (any more), or nowhere to tell it. */
  readonly send: (() => Promise<void>) | undefined;
}

/**
 * What of some messages their reader does not know yet, may see in one of their roles, and still wants to be told
 * there.
 */
async function telling(
  transaction: Transaction,
  sources: readonly MessageSource[],
  { user, roles }: { readonly user: UserRecord; readonly roles: readonly RoleCode[] },
  choices: PostChoicesRecord,
  channel: PostChannel,
  messages: readonly MessageRecord[],
): Promise<readonly Telling[]> {
  const topicOf = ({ matter, category }: MessageRecord) => postTopicOf({ isToDo: matter !== undefined, category });
  const fresh = messages.filter(
    (each) =>
      each.readAt === undefined &&
      !(each.matter !== undefined && each.settledAt !== undefined) &&
      postModesOf(choices, channel)[topicOf(each)] !== 'off',
  );
  const tellings: Telling[] = [];
  for (const source of sources) {
    const theirs = fresh.filter((each) => each.source === source.name);
    const seen = new Map<string, { readonly record: MessageRecord; readonly path: string | undefined }>();
    for (const role of roles)
      for (const { record, path } of await source.visibleMessages(transaction, theirs, { user, role }))
        seen.set(record.id, { record: seen.get(record.id)?.record ?? record, path: seen.get(record.id)?.path ?? path });
    for (const { record, path } of theirs.flatMap(({ id }) => seen.get(id) ?? [])) {
      const { title } = source.toWords(record, choices.locale);
      if (title !== '')
        tellings.push({ topic: topicOf(record), title, isMailable: isTitleMailable(title, record.values), path });
    }
  }
  return tellings;
}

/**
 * Sends what is due to telephones and mailboxes, all of one person's in one piece each. Each post is taken for a while,
 * so that two servers send it once; what fails is tried again, and given up after a while. What was read meanwhile, is
 * done, or concerns nobody who may still enter, goes nowhere.
 */
export function postSending(
  { store, clock, texts, mail, report }: Pick<Parts, 'store' | 'clock' | 'texts' | 'mail' | 'report'>,
  sources: readonly MessageSource[],
): () => Promise<void> {
  async function message(
    transaction: Transaction,
    user: UserRecord,
    channel: PostChannel,
    posts: readonly PostRecord[],
  ): Promise<Outgoing['send']> {
    const choices = await transaction.postChoices.find(user.userId);
    const to = channel === 'text' ? user.mobile : ((await transaction.mailAddresses.find(user.userId))?.address ?? '');
    if (!choices || to === '' || (await entryRefusal(transaction, user))) return undefined;
    const messages = (await transaction.messages.findAll(posts.map(({ messageId }) => messageId).toSorted())).toSorted(
      (a, b) => b.sentAt - a.sentAt,
    );
    const tellings = await telling(
      transaction,
      sources,
      { user, roles: await rolesNow(transaction, user, clock.now()) },
      choices,
      channel,
      messages,
    );
    if (tellings.length === 0) return undefined;
    if (channel === 'text')
      return texts && (async () => texts.send({ mobile: to, text: toTextMessage(choices.locale, tellings) }));
    const id = `messages-${(
      await sha256Hex(
        posts
          .map((each) => each.id)
          .toSorted()
          .join('\n'),
      )
    ).slice(0, 32)}`;
    return mail && (async () => mail.gateway.send({ to: [to], id, ...toMail(choices.locale, tellings, mail.portal) }));
  }

  async function lastWord(transaction: Transaction, { id, userId, address }: PostRecord): Promise<Outgoing['send']> {
    const locale = (await transaction.postChoices.find(userId))?.locale ?? 'zh-CN';
    return (
      mail && (async () => mail.gateway.send({ to: [address], id: id.replace(' ', '-'), ...toFarewellMail(locale) }))
    );
  }

  async function taken(
    userId: string,
    what: PostRecord['what'],
    ids: readonly string[],
    now: number,
  ): Promise<Outgoing> {
    return store.transaction(async (transaction) => {
      const user = await transaction.users.lock(userId);
      const posts = (await transaction.posts.findAll(ids.toSorted())).filter(({ dueAt }) => dueAt <= now);
      await transaction.posts.saveAll(posts.map((each) => ({ ...each, dueAt: now + takenFor, tries: each.tries + 1 })));
      const [first] = posts;
      if (!first || (!user && what !== 'farewell')) return { posts, send: undefined };
      return {
        posts,
        send:
          what === 'farewell'
            ? await lastWord(transaction, first)
            : user && (await message(transaction, user, what, posts)),
      };
    });
  }

  async function removed(posts: readonly PostRecord[]): Promise<void> {
    await store.transaction(async (transaction) => {
      for (const { id } of posts) await transaction.posts.remove(id);
    });
  }

  return async () => {
    if (!texts && !mail) return;
    const now = clock.now();
    const due = await store.transaction(async ({ posts }) => posts.due(now, mostAtOnce));
    // Last words go to mailboxes of their own.
    const pieces = Map.groupBy(due, ({ id, userId, what }) =>
      JSON.stringify([userId, what, what === 'farewell' ? id : '']),
    );
    for (const piece of pieces.values()) {
      const [{ userId, what }] = piece as [PostRecord];
      const { posts, send } = await taken(
        userId,
        what,
        piece.map(({ id }) => id),
        now,
      );
      try {
        await send?.();
      } catch (fault) {
        report(fault, { call: 'message-posts', traceId: '' });
        await removed(posts.filter(({ tries }) => tries + 1 >= mostTries));
        continue;
      }
      await removed(posts);
    }
  };
}
