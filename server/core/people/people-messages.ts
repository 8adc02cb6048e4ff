import { canConfirm, mayDecide, type ProposalKind } from '../../../src/domain/people/shared/four-eyes.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { messageDays, maxMessages } from '../../../src/domain/messages/shared/message.ts';
import { canManage } from '../../../src/domain/people/shared/people.ts';
import { delegationState } from '../../../src/domain/identity/delegation.ts';
import { authorisationsPath } from '../../../src/domain/identity/group-pages.ts';
import { templateOf } from '../../../src/domain/people/shared/role-templates.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import { people as english } from '../../../src/words/en/people/people.ts';
import { dateTimeOfYear, englishMomentOfYear } from '../../../src/words/format.ts';
import { people as chinese } from '../../../src/words/zh-CN/people/people.ts';
import type { MessageSource, MessageText } from '../messages/shared/message-source.ts';
import { sendMessages } from '../messages/shared/send-messages.ts';
import type { Clock } from '../ports.ts';
import type { DelegationRecord, ProposalRecord } from '../records/people.ts';
import type { MessageRecord } from '../records/messages.ts';
import type { UserRecord } from '../records/company.ts';
import type { ServerLocale } from '../server-locale.ts';
import { peopleNow } from '../identity/people-in-role.ts';
import { localizeName } from '../identity/localize-name.ts';
import { roleName } from '../identity/role-names.ts';
import type { Transaction } from '../store.ts';
import { personGainingRights } from './person-gaining-rights.ts';
import { mayManageCompany } from './people-wire.ts';
import { subjectLabel } from './subject-label.ts';

const source = 'people';
const path = '/my/person';
/** Matter by which a proposal asks its readers for a decision. */
const decisionMatter = 'decide-proposal';

/** Outcome of a proposal, for its maker. */
type Outcome = 'confirmed' | 'declined' | 'overtaken';

const words: Readonly<Record<ServerLocale, typeof chinese>> = { 'zh-CN': chinese, en: english };

function rolesIn(locale: ServerLocale, codes: string | undefined): string {
  const roles = (codes ?? '').split(' ').filter((each) => each !== '');
  const nameOf = (role: RoleCode): string => {
    const template = templateOf(role);
    return template === undefined ? roleName(role, locale) : words[locale][`people.template-${template}`];
  };
  return roles.length === 0 ? words[locale]['people.no-roles'] : roles.map(nameOf).join(locale === 'en' ? ', ' : '、');
}

/** Subject of a proposal, in the words of the page. */
function about(locale: ServerLocale, values: MessageRecord['values']): string {
  const [name, before, after] = [
    values['name'] ?? '',
    rolesIn(locale, values['before']),
    rolesIn(locale, values['after']),
  ];
  switch (values['of'] as ProposalKind) {
    case 'roles':
      return words[locale]['people.proposal-roles']({ name, before, after });
    case 'invitation':
      return words[locale]['people.proposal-invitation']({ name, after });
    case 'two-steps-on':
      return words[locale]['people.proposal-two-steps-on'];
    case 'two-steps-off':
      return words[locale]['people.proposal-two-steps-off'];
    case 'delegation':
      return words[locale]['people.proposal-delegation']({ name, after });
    case 'authorisation':
      return words[locale]['people.proposal-authorisation']({ name });
    case 'authorisation-end':
      return words[locale]['people.proposal-authorisation-end']({ name });
  }
}

/** Adds the reason to a text, if there is one. */
const withReason = (locale: ServerLocale, text: string, reason: string | undefined): string =>
  reason ? `${text}${locale === 'en' ? '. Reason: ' : '。理由：'}${reason}` : text;

type Wording = (values: MessageRecord['values'], isSettled: boolean, reader: string) => MessageText;

/** Addresses the reader as `you`, and names any other person. */
const youOr = (you: string, reader: string, userId: string | undefined, name: string | undefined): string =>
  reader === userId ? you : (name ?? '');
const wordings: Readonly<Record<ServerLocale, Readonly<Record<string, Wording>>>> = {
  'zh-CN': {
    proposed: (values, isSettled) =>
      isSettled
        ? { title: `${values['by']}提出的权限变更已处理`, content: `${about('zh-CN', values)}。无需再确认。` }
        : {
            title: `${values['by']}提出的权限变更等您确认`,
            content: `${about('zh-CN', values)}。请在 ${dateTimeOfYear(Number(values['until']))} 前确认，逾期作废。`,
          },
    withdrawn: (values) => ({ title: `${values['by']}撤回了提出的权限变更`, content: about('zh-CN', values) }),
    confirmed: (values) => ({ title: `${values['by']}确认了您提出的权限变更`, content: about('zh-CN', values) }),
    declined: (values) => ({
      title: `${values['by']}没有同意您提出的权限变更`,
      content: withReason('zh-CN', about('zh-CN', values), values['reason']),
    }),
    overtaken: (values) => ({
      title: '您提出的权限变更已失效',
      content: `${about('zh-CN', values)}。情况已由${values['by']}变更，没有生效。`,
    }),
    'delegation-named': (values, _isSettled, reader) => ({
      title: `${youOr('您', reader, values['toUser'], values['to'])}将代${youOr('您', reader, values['fromUser'], values['name'])}处理工作`,
      content: `自 ${values['from']} 起至 ${values['until']}，角色：${rolesIn('zh-CN', values['after'])}。`,
    }),
    'delegation-begun': (values, _isSettled, reader) => ({
      title: `${youOr('您', reader, values['toUser'], values['to'])}开始代${youOr('您', reader, values['fromUser'], values['name'])}处理工作`,
      content: `至 ${values['until']} 止，角色：${rolesIn('zh-CN', values['after'])}。${reader === values['fromUser'] ? '' : values['over'] ? '现已结束。' : `${youOr('您', reader, values['toUser'], values['to'])}可在右上角切换到该角色。`}`,
    }),
    'delegation-ended': (values, _isSettled, reader) => ({
      title: `${youOr('您', reader, values['toUser'], values['to'])}不再代${youOr('您', reader, values['fromUser'], values['name'])}处理工作`,
      content: values['by'] ? `由${values['by']}结束。` : '委托期限已到。',
    }),
    joined: (values) => ({
      title: `${values['name']}已接受邀请，加入企业`,
      content: `角色：${rolesIn('zh-CN', values['after'])}`,
    }),
    left: (values) => ({
      title: `${values['name']}已离岗`,
      content: `由${values['by']}办理${values['successor'] ? `，工作由${values['successor']}接手` : ''}。`,
    }),
    'took-over': (values) => ({
      title: `${values['name']}已离岗，工作由您接手`,
      content:
        values['packages'] === '0'
          ? `由${values['by']}办理。`
          : `由${values['by']}办理，其中有 ${values['packages']} 个未结束的资料包。`,
    }),
  },
  en: {
    proposed: (values, isSettled) =>
      isSettled
        ? {
            title: `The change of rights proposed by ${values['by']} has been handled`,
            content: `${about('en', values)}. Nothing is left to confirm.`,
          }
        : {
            title: `${values['by']} proposes a change of rights, for you to confirm`,
            content: `${about('en', values)}. Please confirm it by ${englishMomentOfYear(Number(values['until']))}, or it lapses.`,
          },
    withdrawn: (values) => ({
      title: `${values['by']} withdrew the proposed change of rights`,
      content: about('en', values),
    }),
    confirmed: (values) => ({
      title: `${values['by']} confirmed the change of rights that you proposed`,
      content: about('en', values),
    }),
    declined: (values) => ({
      title: `${values['by']} declined the change of rights that you proposed`,
      content: withReason('en', about('en', values), values['reason']),
    }),
    overtaken: (values) => ({
      title: 'The change of rights you proposed no longer applies',
      content: `${about('en', values)}. ${values['by']} has changed this in the meantime, so it did not take effect.`,
    }),
    'delegation-named': (values, _isSettled, reader) => ({
      title: `${youOr('You', reader, values['toUser'], values['to'])} will act for ${youOr('you', reader, values['fromUser'], values['name'])}`,
      content: `From ${values['from']} to ${values['until']}. Roles: ${rolesIn('en', values['after'])}.`,
    }),
    'delegation-begun': (values, _isSettled, reader) => ({
      title:
        reader === values['toUser']
          ? `You act for ${values['name']} now`
          : `${values['to']} acts for ${youOr('you', reader, values['fromUser'], values['name'])} now`,
      content: `Until ${values['until']}. Roles: ${rolesIn('en', values['after'])}.${reader === values['fromUser'] ? '' : values['over'] ? ' It has now ended.' : ` ${youOr('You', reader, values['toUser'], values['to'])} can switch to them at the top right.`}`,
    }),
    'delegation-ended': (values, _isSettled, reader) => ({
      title:
        reader === values['toUser']
          ? `You no longer act for ${values['name']}`
          : `${values['to']} no longer acts for ${youOr('you', reader, values['fromUser'], values['name'])}`,
      content: values['by'] ? `Ended by ${values['by']}.` : 'The period has ended.',
    }),
    joined: (values) => ({
      title: `${values['name']} accepted the invitation and has joined the company`,
      content: `Roles: ${rolesIn('en', values['after'])}`,
    }),
    left: (values) => ({
      title: `${values['name']} has left the company`,
      content: `Recorded by ${values['by']}${values['successor'] ? `; ${values['successor']} takes over the work` : ''}.`,
    }),
    'took-over': (values) => ({
      title: `${values['name']} has left, and their work passes to you`,
      content:
        values['packages'] === '0'
          ? `Recorded by ${values['by']}.`
          : `Recorded by ${values['by']}. Packages that are still open: ${values['packages']}.`,
    }),
  },
};

/**
 * Messages about a company's people and their rights. A proposal is pending for users who may confirm it, until it is
 * decided or runs out.
 */
export const peopleMessages = (clock: Pick<Clock, 'now'>): MessageSource => ({
  name: source,
  toWords: ({ kind, values, settledAt, userId }, locale) =>
    wordings[locale][kind]?.(
      {
        ...values,
        by: localizeName(values['by'] ?? '', locale),
        name: subjectLabel(values['of'] as ProposalKind, values['name'] ?? '', locale),
      },
      settledAt !== undefined,
      userId,
    ) ?? { title: '', content: '' },
  visibleMessages: async (transaction, records, { user, role }) => {
    const open = records.some(({ kind }) => kind === 'delegation-begun')
      ? new Set(
          (await transaction.delegations.openOf(user.pkCorp))
            .filter((each) => each.state === 'standing' && delegationState(each, shanghaiDate(clock.now())) !== 'over')
            .map(({ id }) => id),
        )
      : new Set<string>();
    return records.flatMap((record) => {
      const { kind, matter, settledAt, values } = record;
      if (
        (kind === 'proposed' || kind === 'withdrawn') &&
        !mayDecide(
          { ...user, role },
          { personId: values['maker'] ?? '', forPersonId: values['makerFor'], gainer: values['gainer'] || undefined },
        )
      )
        return [];
      if ((kind === 'joined' || kind === 'left') && !mayManageCompany({ user, role })) return [];
      // The text about an ended delegation does not mention what it allowed.
      const visible =
        kind === 'delegation-begun' && !open.has(record.subject)
          ? { ...record, values: { ...values, over: 'yes' } }
          : record;
      return [
        {
          record: visible,
          path: values['of']?.startsWith('authorisation') ? authorisationsPath : path,
          waits: matter !== undefined && settledAt === undefined && clock.now() < Number(values['until']),
        },
      ];
    });
  },
});

/** Users of a company for whom a condition holds, without the person who acted and without those who have left. */
async function others(
  transaction: Transaction,
  pkCorp: string,
  personId: string,
  at: number,
  holds: (user: UserRecord) => boolean,
): Promise<readonly UserRecord[]> {
  return (await peopleNow(transaction, pkCorp, at)).filter(
    (user) => user.personId !== personId && user.roles.length > 0 && holds(user),
  );
}

const valuesOf = ({
  kind,
  subjectName,
  before,
  after,
  until,
  personId,
  forPersonId,
}: ProposalRecord): MessageRecord['values'] => ({
  of: kind,
  name: subjectName,
  before: before.join(' '),
  after: after.join(' '),
  until: String(until),
  maker: personId,
  makerFor: forPersonId,
});

/** Whether a user may confirm a proposal that gives a person more rights: not that person. */
const confirmsFor =
  (gainer: string | undefined) =>
  (user: UserRecord): boolean =>
    canConfirm(user) && user.personId !== gainer;

/** Notifies everybody who may confirm a proposal. `gainer` is the person whose rights would grow; empty for nobody. */
export async function notifyProposalMade(
  transaction: Transaction,
  proposal: ProposalRecord,
  gainer = '',
): Promise<void> {
  const readers = await others(
    transaction,
    proposal.pkCorp,
    proposal.personId,
    proposal.proposedAt,
    confirmsFor(gainer),
  );
  await sendMessages(transaction, readers, {
    source,
    kind: 'proposed',
    subject: proposal.id,
    category: 'system',
    values: { ...valuesOf(proposal), by: proposal.proposedByName, gainer },
    sentAt: proposal.proposedAt,
    matter: decisionMatter,
  });
}

/**
 * Settles the messages of a decided proposal. Its author learns the outcome, and the people who were asked learn of a
 * withdrawal.
 */
export async function notifyProposalDecided(
  transaction: Transaction,
  proposal: ProposalRecord,
  by: Pick<UserRecord, 'personId' | 'personName'>,
  outcome: Outcome | 'withdrawn',
  at: number,
): Promise<void> {
  await transaction.messages.settle(source, proposal.id, [decisionMatter], at);
  const isMaker = ({ userId }: UserRecord): boolean => userId === proposal.proposedBy;
  const gainer = outcome === 'withdrawn' ? await personGainingRights(transaction, proposal) : undefined;
  const readers = await others(
    transaction,
    proposal.pkCorp,
    by.personId,
    at,
    outcome === 'withdrawn' ? confirmsFor(gainer) : isMaker,
  );
  await sendMessages(transaction, readers, {
    source,
    kind: outcome,
    subject: proposal.id,
    category: 'system',
    values: { ...valuesOf(proposal), by: by.personName, reason: proposal.reason },
    sentAt: at,
  });
}

/** Notifies both sides of a delegation that it was agreed, begins or has ended, except the person who did it. */
export async function notifyDelegationStep(
  transaction: Transaction,
  { id, pkCorp, fromUserId, fromName, toUserId, toName, roles, from, until }: DelegationRecord,
  what: 'named' | 'begun' | 'ended',
  by: string,
  at: number,
): Promise<void> {
  const values = {
    name: fromName,
    fromUser: fromUserId,
    to: toName,
    toUser: toUserId,
    after: roles.join(' '),
    from,
    until,
    by,
  };
  const readers = (await transaction.users.ofCompany(pkCorp)).filter(
    ({ userId, roles: own }) => (userId === fromUserId || userId === toUserId) && own.length > 0,
  );
  await sendMessages(transaction, readers, {
    source,
    kind: `delegation-${what}`,
    subject: id,
    category: 'system',
    values,
    sentAt: at,
  });
  if (what === 'ended') for (const { userId } of readers) await settleBeginningMessage(transaction, userId, id, at);
}

/** Marks the message about the beginning of a delegation as read once the delegation has ended. */
async function settleBeginningMessage(
  transaction: Transaction,
  userId: string,
  delegationId: string,
  at: number,
): Promise<void> {
  const unread = await transaction.messages.unreadOf(userId, at - messageDays * 86_400_000, maxMessages);
  const ids = unread
    .filter((each) => each.source === source && each.kind !== 'delegation-ended' && each.subject === delegationId)
    .map(({ id }) => id);
  if (ids.length > 0) await transaction.messages.markRead(userId, { ids }, at);
}

/** Notifies the people who manage members that a person joined. */
export async function notifyPersonJoined(transaction: Transaction, user: UserRecord, at: number): Promise<void> {
  const readers = await others(transaction, user.pkCorp, user.personId, at, canManage);
  await sendMessages(transaction, readers, {
    source,
    kind: 'joined',
    subject: user.userId,
    category: 'system',
    values: { name: user.personName, after: user.roles.join(' ') },
    sentAt: at,
  });
}

/** Notifies the people who manage members that a person left, and the successor that the work is now theirs. */
export async function notifyPersonLeft(
  transaction: Transaction,
  target: UserRecord,
  by: UserRecord,
  successor: Pick<UserRecord, 'userId' | 'personName'> | undefined,
  packages: number,
  at: number,
): Promise<void> {
  const values = {
    name: target.personName,
    by: by.personName,
    successor: successor?.personName ?? '',
    packages: String(packages),
  };
  const news = { source, subject: target.userId, category: 'system', values, sentAt: at } as const;
  const takes = ({ userId }: UserRecord): boolean => userId === successor?.userId;
  await sendMessages(
    transaction,
    await others(transaction, target.pkCorp, by.personId, at, (user) => canManage(user) && !takes(user)),
    { ...news, kind: 'left' },
  );
  await sendMessages(transaction, await others(transaction, target.pkCorp, by.personId, at, takes), {
    ...news,
    kind: 'took-over',
  });
}
