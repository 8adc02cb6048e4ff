import { mayCertify } from '../../../src/domain/identity/certifying-roles.ts';
import { realNamePath } from '../../../src/domain/catalogue/product-paths.ts';
import type { MessageSource, MessageText } from '../messages/shared/message-source.ts';
import { sendMessages } from '../messages/shared/send-messages.ts';
import type { RealNameRecord } from '../records/certification.ts';
import type { Transaction } from '../store.ts';
import type { ServerLocale } from '../server-locale.ts';

const source = 'certification';

/** Matter by which a message asks the submitter to correct the form. */
const correctionMatter = 'mend-certification';

const words: Readonly<Record<ServerLocale, Readonly<Record<string, (count: string, by: string) => MessageText>>>> = {
  'zh-CN': {
    returned: (count) => ({
      title: `企业实名认证退回 ${count} 项`,
      content: '请按退回原因修改后重新提交，其余资料不用再动。',
    }),
    'returned-to-colleague': (count, by) => ({
      title: `企业实名认证退回 ${count} 项`,
      content: `由提交人${by}按退回原因修改并重新提交。`,
    }),
    certified: () => ({ title: '企业实名认证已通过', content: '' }),
    revoked: () => ({ title: '企业实名认证重新审核', content: '平台正在复核，期间已开通的产品可以继续使用。' }),
  },
  en: {
    returned: (count) => ({
      title: `Real-name authentication returned: ${count} ${count === '1' ? 'document' : 'documents'} to correct`,
      content: 'Please correct what is named and submit again. Nothing else needs to be changed.',
    }),
    'returned-to-colleague': (count, by) => ({
      title: `Real-name authentication returned: ${count} ${count === '1' ? 'document' : 'documents'} to correct`,
      content: `${by}, who submitted it, has to correct what is named and submit again.`,
    }),
    certified: () => ({ title: 'Real-name authentication passed', content: '' }),
    revoked: () => ({
      title: 'Real-name authentication is under review again',
      content: 'The platform is reviewing it again. Products already open can be used meanwhile.',
    }),
  },
};

/** Messages of a certification to the submitter and to colleagues who may fill in the form. */
export const certificationMessages: MessageSource = {
  name: source,
  toWords: (record, locale) =>
    words[locale][record.kind]?.(record.values['count'] ?? '', record.values['by'] ?? '') ?? { title: '', content: '' },
  visibleMessages: async (_transaction, records) =>
    records.map((record) => ({
      record,
      path: realNamePath,
      waits: record.matter !== undefined && record.settledAt === undefined,
    })),
};

/**
 * Notifies the applicant of the outcome of a certification. A return concerns the applicant alone; a pass also concerns
 * colleagues who may fill in the form.
 */
export async function notifyCertificationStep(
  transaction: Transaction,
  { pkCorp, personSubmit, submittedBy }: RealNameRecord,
  kind: 'returned' | 'certified' | 'revoked',
  count: number,
  sentAt: number,
): Promise<void> {
  const people = await transaction.users.ofCompany(pkCorp);
  const news = {
    source,
    subject: pkCorp,
    category: 'review',
    values: { count: String(count), by: submittedBy },
    sentAt,
  } as const;
  await sendMessages(
    transaction,
    people.filter(({ personId }) => personId === personSubmit),
    { ...news, kind, matter: kind === 'returned' ? correctionMatter : undefined },
  );
  if (kind === 'revoked') return;
  const colleagues = people.filter(
    ({ personId, isMain, roles, institution }) =>
      personId !== personSubmit && institution === '' && (isMain || roles.some((role) => mayCertify({ isMain, role }))),
  );
  await sendMessages(transaction, colleagues, { ...news, kind: kind === 'returned' ? 'returned-to-colleague' : kind });
}

/** Settles the message about a return when the form has been submitted again. */
export async function settleReturn(transaction: Transaction, pkCorp: string, at: number): Promise<void> {
  await transaction.messages.settle(source, pkCorp, [correctionMatter], at);
}
