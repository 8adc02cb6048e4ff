import { isSamePerson } from '../../../../src/domain/identity/acting-person.ts';
import { roleKind } from '../../../../src/domain/identity/role.ts';
import { instrumentKinds } from '../../../../src/domain/trade/shared/instrument.ts';
import { pageFor, workAreaOf } from '../../../../src/domain/trade/shared/work-areas.ts';
import type { MessageSource, MessageText } from '../../messages/shared/message-source.ts';
import { sendMessages } from '../../messages/shared/send-messages.ts';
import type { SupplierRecommendationRecord } from '../../records/trade.ts';
import type { ServerLocale } from '../../server-locale.ts';
import type { Transaction } from '../../store.ts';
import { membersOfSide } from '../trade-readers.ts';

const source = 'supplier-recommendation';

/** The action that an open recommendation asks of its readers. */
const matter = 'recommendation';

type News = 'proposed' | 'confirmed' | 'declined';

/** Notifies directors of a waiting recommendation, and the operators of its outcome. A withdrawal sends no message. */
export async function notifyRecommendation(
  transaction: Transaction,
  { id, companyId, kind, name, uscc, state, maker, makerName, deciderName }: SupplierRecommendationRecord,
  now: number,
): Promise<void> {
  if (state !== 'proposed') await transaction.messages.settle(source, id, [matter], now);
  if (state === 'withdrawn') return;
  const isOpen = state === 'proposed';
  const roles = [isOpen ? 'director' : 'operator'] as const;
  const members = await membersOfSide(transaction, { companyId, side: 'issuer' }, roles, now);
  await sendMessages(
    transaction,
    isOpen ? members.filter(({ personId }) => !isSamePerson(maker, { personId })) : members,
    {
      source,
      kind: state,
      subject: id,
      category: 'funds',
      values: { instrumentKind: kind, name, uscc, maker: makerName, decider: deciderName },
      matter: isOpen ? matter : undefined,
      sentAt: now,
    },
  );
}

type Wording = (value: (name: string) => string) => MessageText;

const wordings: Readonly<Record<ServerLocale, Readonly<Record<News, Wording>>>> = {
  'zh-CN': {
    proposed: (value) => ({
      title: `供应商推荐待您确认：${value('name')}`,
      content: `${value('maker')}推荐，统一社会信用代码 ${value('uscc')}。确认后平台邀请该企业注册、认证并开通产品。`,
    }),
    confirmed: (value) => ({
      title: `已邀请供应商：${value('name')}`,
      content: `${value('maker')}推荐，${value('decider')}确认。可在供应商页查看该企业的准入进度。`,
    }),
    declined: (value) => ({
      title: `供应商推荐未获同意：${value('name')}`,
      content: `${value('maker')}推荐，${value('decider')}不同意，平台没有邀请该企业。`,
    }),
  },
  en: {
    proposed: (value) => ({
      title: `Recommended supplier awaiting your confirmation: ${value('name')}`,
      content: `Recommended by ${value('maker')}, credit code ${value('uscc')}. Once you confirm, the platform invites the company to register, to be certified and to open the product.`,
    }),
    confirmed: (value) => ({
      title: `Supplier invited: ${value('name')}`,
      content: `Recommended by ${value('maker')}, confirmed by ${value('decider')}. The suppliers page shows the company’s progress.`,
    }),
    declined: (value) => ({
      title: `The recommended supplier was declined: ${value('name')}`,
      content: `Recommended by ${value('maker')}, declined by ${value('decider')}. The platform did not invite the company.`,
    }),
  },
};

const isNews = (kind: string): kind is News => Object.hasOwn(wordings.en, kind);

/** Messages about recommended suppliers. */
export const recommendationMessages: MessageSource = {
  name: source,
  toWords: ({ kind, values }, locale) =>
    isNews(kind) ? wordings[locale][kind]((name) => values[name] ?? '') : { title: '', content: '' },
  visibleMessages: async (_transaction, records, { role }) =>
    records.flatMap((record) => {
      const kind = instrumentKinds.find((each) => each === record.values['instrumentKind']);
      const page = kind && pageFor(workAreaOf(kind), 'suppliers', role);
      const waits = record.matter !== undefined && record.settledAt === undefined && roleKind(role) === 'director';
      return page ? [{ record, path: page.path, waits }] : [];
    }),
};
