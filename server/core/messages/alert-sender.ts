import {
  isTitleMailable,
  alertModesOf,
  alertTopicOf,
  type AlertChannel,
} from '../../../src/domain/messages/shared/message-alerts.ts';
import type { Parts } from '../parts.ts';
import type { MessageRecord, AlertChoicesRecord, AlertRecord } from '../records/messages.ts';
import type { UserRecord } from '../records/company.ts';
import { sha256Hex } from '../secrets.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import { rolesNow } from '../identity/people-in-role.ts';
import { ownLanguage } from '../identity/account-language.ts';
import { isConfinedToOrganisation } from '../identity/confined-users.ts';
import { entryRefusal } from '../identity/entry-refusal.ts';
import type { Transaction } from '../store.ts';
import type { MessageSource } from './shared/message-source.ts';
import { alertChoicesOf } from './shared/alert-choices.ts';
import { toFarewellMail, toMail, toTextMessage, type AlertEntry } from './alert-texts.ts';

/** Milliseconds after which another attempt may be made, and the maximum number of attempts. */
const retryDelay = 10 * 60_000;
const maxTries = 5;
const maxBatch = 200;

/** Alerts that are sent together. */
interface Outgoing {
  readonly alerts: readonly AlertRecord[];
  /** Undefined where nothing is to be sent any more, or there is no address. */
  readonly send: (() => Promise<void>) | undefined;
}

/**
 * Entries for the messages that are unread, visible to the reader in one of their roles, and chosen for the channel.
 */
async function describeAlerts(
  transaction: Transaction,
  sources: readonly MessageSource[],
  { user, roles }: { readonly user: UserRecord; readonly roles: readonly RoleCode[] },
  choices: AlertChoicesRecord,
  channel: AlertChannel,
  messages: readonly MessageRecord[],
): Promise<readonly AlertEntry[]> {
  const topicOf = ({ matter, category }: MessageRecord) => alertTopicOf({ isToDo: matter !== undefined, category });
  const fresh = messages.filter(
    (each) =>
      each.readAt === undefined &&
      !(each.matter !== undefined && each.settledAt !== undefined) &&
      alertModesOf(choices, channel)[topicOf(each)] !== 'off',
  );
  const isConfined = await isConfinedToOrganisation(transaction, user);
  const entries: AlertEntry[] = [];
  for (const source of sources) {
    const theirs = fresh.filter((each) => each.source === source.name);
    const visible = new Map<string, { readonly record: MessageRecord; readonly path: string | undefined }>();
    for (const role of roles)
      for (const { record, path } of await source.visibleMessages(transaction, theirs, { user, role, isConfined }))
        visible.set(record.id, {
          record: visible.get(record.id)?.record ?? record,
          path: visible.get(record.id)?.path ?? path,
        });
    for (const { record, path } of theirs.flatMap(({ id }) => visible.get(id) ?? [])) {
      const { title } = source.toWords(record, choices.locale);
      if (title !== '')
        entries.push({ topic: topicOf(record), title, isMailable: isTitleMailable(title, record.values), path });
    }
  }
  return entries;
}

/** How the alerts of one person are sent: messages by the chosen channel, or a farewell to a mailbox. */
function alertSenders(
  { clock, texts, mail }: Pick<Parts, 'clock' | 'texts' | 'mail'>,
  sources: readonly MessageSource[],
) {
  async function messageSender(
    transaction: Transaction,
    user: UserRecord,
    channel: AlertChannel,
    alerts: readonly AlertRecord[],
  ): Promise<Outgoing['send']> {
    const choices = (await alertChoicesOf(transaction, [user.userId])).get(user.userId);
    const to = channel === 'text' ? user.mobile : ((await transaction.mailAddresses.find(user.userId))?.address ?? '');
    if (!choices || to === '' || (await entryRefusal(transaction, user))) return undefined;
    const messages = (await transaction.messages.findAll(alerts.map(({ messageId }) => messageId).toSorted())).toSorted(
      (a, b) => b.sentAt - a.sentAt,
    );
    const tellings = await describeAlerts(
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
        alerts
          .map((each) => each.id)
          .toSorted()
          .join('\n'),
      )
    ).slice(0, 32)}`;
    return mail && (async () => mail.gateway.send({ to: [to], id, ...toMail(choices.locale, tellings, mail.portal) }));
  }

  async function farewellSender(
    transaction: Transaction,
    { id, userId, address }: AlertRecord,
  ): Promise<Outgoing['send']> {
    const locale = await ownLanguage(transaction, userId);
    return (
      mail && (async () => mail.gateway.send({ to: [address], id: id.replace(' ', '-'), ...toFarewellMail(locale) }))
    );
  }

  return { messageSender, farewellSender };
}

/**
 * Sends due alerts to telephones and mailboxes, those of one person together. An alert is reserved for a while, so that
 * two servers do not both send it. A failed alert is tried again, and removed after the last attempt. A message that
 * was read or settled meanwhile, or whose reader may no longer sign in, is not sent.
 */
export function createAlertSender(
  parts: Pick<Parts, 'store' | 'clock' | 'texts' | 'mail' | 'report'>,
  sources: readonly MessageSource[],
): () => Promise<void> {
  const { store, clock, texts, mail, report } = parts;
  const { messageSender, farewellSender } = alertSenders(parts, sources);

  async function takeAlerts(
    userId: string,
    what: AlertRecord['what'],
    ids: readonly string[],
    now: number,
  ): Promise<Outgoing> {
    return store.transaction(async (transaction) => {
      const user = await transaction.users.lock(userId);
      const alerts = (await transaction.alerts.findAll(ids.toSorted())).filter(({ dueAt }) => dueAt <= now);
      await transaction.alerts.saveAll(
        alerts.map((each) => ({ ...each, dueAt: now + retryDelay, tries: each.tries + 1 })),
      );
      const [first] = alerts;
      if (!first || (!user && what !== 'farewell')) return { alerts, send: undefined };
      return {
        alerts,
        send:
          what === 'farewell'
            ? await farewellSender(transaction, first)
            : user && (await messageSender(transaction, user, what, alerts)),
      };
    });
  }

  async function removeAlerts(alerts: readonly AlertRecord[]): Promise<void> {
    await store.transaction(async (transaction) => {
      for (const { id } of alerts) await transaction.alerts.remove(id);
    });
  }

  return async () => {
    if (!texts && !mail) return;
    const now = clock.now();
    const due = await store.transaction(async ({ alerts }) => alerts.due(now, maxBatch));
    // Each farewell goes to a mailbox of its own.
    const pieces = Map.groupBy(due, ({ id, userId, what }) =>
      JSON.stringify([userId, what, what === 'farewell' ? id : '']),
    );
    for (const piece of pieces.values()) {
      const [{ userId, what }] = piece as [AlertRecord];
      const { alerts, send } = await takeAlerts(
        userId,
        what,
        piece.map(({ id }) => id),
        now,
      );
      try {
        await send?.();
      } catch (fault) {
        report(fault, { call: 'message-posts', traceId: '' });
        await removeAlerts(alerts.filter(({ tries }) => tries + 1 >= maxTries));
        continue;
      }
      await removeAlerts(alerts);
    }
  };
}
