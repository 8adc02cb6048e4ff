import { postTopicOf } from '../../../src/domain/messages/shared/message-posts.ts';
import type { Parts } from '../parts.ts';
import type { MessageRecord, PostChoicesRecord, PostRecord, UserRecord } from '../records.ts';
import type { ServerLocale } from '../server-locale.ts';
import { entryRefusal } from '../shell/shared/entry-refusal.ts';
import type { Transaction } from '../store.ts';
import type { MessageSource } from './shared/message-source.ts';

/** How long whoever took a post has for sending it before another may, and how often it is tried. */
const takenFor = 10 * 60_000;
const mostTries = 5;
const mostAtOnce = 200;
/** Titles that stand in one text. */
const mostTitles = 3;

const words: Readonly<Record<ServerLocale, { readonly one: (title: string) => string; readonly several: (count: number, titles: readonly string[], more: number) => string }>> = {
  'zh-CN': { one: (title) => `${title}。请登录供应链金融平台查看。`, several: (count, titles, more) => `您有 ${count} 条未读消息：${titles.join('；')}${more > 0 ? `；另有 ${more} 条` : ''}。请登录供应链金融平台查看。` },
  en: { one: (title) => `${title}. Sign in to the supply-chain finance portal to see it.`, several: (count, titles, more) => `You have ${count} unread messages: ${titles.join('; ')}${more > 0 ? `; and ${more} more` : ''}. Sign in to the supply-chain finance portal to see them.` },
};

/** Titles alone: what is on a locked screen tells nobody of parties or amounts. */
function written(locale: ServerLocale, titles: readonly string[]): string {
  const [first = ''] = titles;
  return titles.length === 1 ? words[locale].one(first) : words[locale].several(titles.length, titles.slice(0, mostTitles), Math.max(0, titles.length - mostTitles));
}

interface Outgoing {
  readonly posts: readonly PostRecord[];
  readonly mobile: string;
  /** Undefined where there is nothing to tell (any more). */
  readonly text: string | undefined;
}

/** What of some messages their reader does not know yet, may see in one of their roles, and still wants to be told so. */
async function telling(transaction: Transaction, sources: readonly MessageSource[], user: UserRecord, choices: PostChoicesRecord, messages: readonly MessageRecord[]): Promise<readonly string[]> {
  const fresh = messages.filter((each) => each.readAt === undefined && !(each.matter !== undefined && each.settledAt !== undefined) && choices.modes[postTopicOf({ isToDo: each.matter !== undefined, category: each.category })] !== 'off');
  const titles: string[] = [];
  for (const source of sources) {
    const theirs = fresh.filter((each) => each.source === source.name);
    const seen = new Set<string>();
    for (const role of user.roles) for (const { record } of await source.shown(transaction, theirs, { user, role })) seen.add(record.id);
    titles.push(...theirs.filter(({ id }) => seen.has(id)).map((each) => source.worded(each, choices.locale).title).filter((title) => title !== ''));
  }
  return titles;
}

/**
 * Sends what is due to telephones, all of one person's in one text. Each post is taken for a while, so that two servers send it
 * once; what fails is tried again, and given up after a while. What was read meanwhile, is done, or concerns nobody who may
 * still enter, goes nowhere.
 */
export function postSending({ store, clock, texts, report }: Pick<Parts, 'store' | 'clock' | 'texts' | 'report'>, sources: readonly MessageSource[]): () => Promise<void> {
  async function taken(userId: string, ids: readonly string[], now: number): Promise<Outgoing> {
    return store.transaction(async (transaction) => {
      const user = await transaction.users.lock(userId);
      const posts = (await transaction.posts.findAll(ids.toSorted())).filter(({ dueAt }) => dueAt <= now);
      await transaction.posts.saveAll(posts.map((each) => ({ ...each, dueAt: now + takenFor, tries: each.tries + 1 })));
      const choices = await transaction.postChoices.find(userId);
      if (!user || !choices || user.mobile === '' || (await entryRefusal(transaction, user))) return { posts, mobile: '', text: undefined };
      const messages = (await transaction.messages.findAll(posts.map(({ id }) => id))).toSorted((a, b) => b.sentAt - a.sentAt);
      const titles = await telling(transaction, sources, user, choices, messages);
      return { posts, mobile: user.mobile, text: titles.length === 0 ? undefined : written(choices.locale, titles) };
    });
  }

  return async () => {
    if (!texts) return;
    const now = clock.now();
    const due = await store.transaction(async ({ posts }) => posts.due(now, mostAtOnce));
    for (const userId of new Set(due.map((each) => each.userId))) {
      const { posts, mobile, text } = await taken(userId, due.filter((each) => each.userId === userId).map(({ id }) => id), now);
      try {
        if (text !== undefined) await texts.send({ mobile, text });
      } catch (fault) {
        report(fault, { call: 'message-posts', traceId: '' });
        const given = posts.filter(({ tries }) => tries + 1 >= mostTries);
        await store.transaction(async (transaction) => {
          for (const { id } of given) await transaction.posts.remove(id);
        });
        continue;
      }
      await store.transaction(async (transaction) => {
        for (const { id } of posts) await transaction.posts.remove(id);
      });
    }
  };
}
