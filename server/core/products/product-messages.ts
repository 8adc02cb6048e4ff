import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { productPath } from '../../../src/domain/catalogue/product-paths.ts';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import { dateTime, englishMoment } from '../../../src/words/format.ts';
import type { Caller } from '../context.ts';
import type { MessageSource, ShownMessage, MessageText } from '../messages/shared/message-source.ts';
import type { Parts } from '../parts.ts';
import type { MessageRecord } from '../records/messages.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { Transaction } from '../store.ts';
import { signingTurnOf } from '../agreements/agreement-signers.ts';
import { productTitle } from './shared/product-title.ts';
import { productSource, signMatter } from '../agreements/product-news.ts';

type Wording = (
  product: string,
  values: { readonly by: string; readonly deadline: string; readonly signers: string; readonly isOver: boolean },
) => MessageText;
// Texts may be read much later, so they contain nothing that is true on one day only.
const words: Readonly<
  Record<ServerLocale, Readonly<Record<'opened' | 'withdrawn' | 'published-anew' | 'restored', Wording>>>
> = {
  'zh-CN': {
    opened: (product, { by }) => ({ title: `“${product}”已开通`, content: `由${by}开通，现在可以使用。` }),
    withdrawn: (product, { isOver }) => ({
      title: `“${product}”的服务协议已被平台撤回`,
      content: isOver
        ? '此后协议又有变化，以最新的消息为准。'
        : '暂不能提交新的资料包；已提交的资料包照常查看和办理。需要帮助时请联系客服。',
    }),
    'published-anew': (product, { deadline, signers, isOver }) =>
      isOver
        ? { title: `“${product}”的服务协议已重新公布`, content: '协议已签署，或此后又有变化，无需再按本消息处理。' }
        : {
            title: `“${product}”的服务协议已重新公布，${signers === '' ? '请签署' : '待签署'}`,
            content: `${signers === '' ? '' : `请${signers}签署，`}签署期限为 ${deadline}（北京时间）。逾期未签署的，签署之前不能提交新的资料包；已提交的照常办理。`,
          },
    restored: (product, { isOver }) => ({
      title: `“${product}”的服务协议已恢复`,
      content: isOver ? '此后协议又有变化，以最新的消息为准。' : '现在可以提交新的资料包。',
    }),
  },
  en: {
    opened: (product, { by }) => ({
      title: `Product opened: ${product}`,
      content: `Opened by ${by}; it can be used now.`,
    }),
    withdrawn: (product, { isOver }) => ({
      title: `The platform withdrew the service agreement of ${product}`,
      content: isOver
        ? 'This has changed since: please see the latest message.'
        : 'No new packages can be submitted for now; those already submitted proceed as usual. Please contact customer service.',
    }),
    'published-anew': (product, { deadline, signers, isOver }) =>
      isOver
        ? {
            title: `The service agreement of ${product} was published again`,
            content: 'It has been signed, or has changed since: this message needs no further action.',
          }
        : {
            title:
              signers === ''
                ? `Please sign the service agreement of ${product} again`
                : `The service agreement of ${product} needs to be signed again`,
            content: `It was published again, and must be signed${signers === '' ? '' : ` (by ${signers})`} by ${deadline} (Beijing time). After that no new packages can be submitted until it is signed; those already submitted proceed as usual.`,
          },
    restored: (product, { isOver }) => ({
      title: `The service agreement of ${product} is in force again`,
      content: isOver ? 'This has changed since: please see the latest message.' : 'New packages can be submitted.',
    }),
  },
};

/** Formats an instant that `notifyAgreementRecall` wrote. */
const formatMoment = (told: string, locale: ServerLocale): string =>
  /^\d+$/.test(told) ? (locale === 'en' ? englishMoment : dateTime)(Number(told)) : told;

/**
 * Messages about the company's products, for users who may open products in their present role. An agreement to sign
 * again is pending for those who can sign it until one has signed, and names them to the others.
 */
export function productMessages(
  parts: Pick<Parts, 'extensions' | 'certificates' | 'cloudSigning' | 'clock'>,
): MessageSource {
  async function toShownMessage(
    transaction: Transaction,
    record: MessageRecord,
    reader: Pick<Caller, 'user' | 'role'>,
  ): Promise<ShownMessage> {
    const product = record.values['product'] as ProductCode;
    const waits = record.matter === signMatter && record.settledAt === undefined;
    const turn = waits ? await signingTurnOf(transaction, parts, reader, product) : undefined;
    return turn?.kind === 'colleagues'
      ? {
          record: { ...record, values: { ...record.values, signers: turn.names.join('、') } },
          path: productPath(product),
          waits: false,
        }
      : { record, path: productPath(product), waits };
  }

  return {
    name: productSource,
    toWords: ({ kind, values, settledAt }, locale) =>
      // `notifyProductOpened` and `notifyAgreementRecall` wrote the values.
      new Map<string, Wording>(Object.entries(words[locale])).get(kind)?.(
        productTitle(values['product'] as ProductCode, locale),
        {
          by: values['by'] ?? '',
          deadline: formatMoment(values['deadline'] ?? '', locale),
          signers: values['signers'] ?? '',
          isOver: settledAt !== undefined,
        },
      ) ?? { title: '', content: '' },
    visibleMessages: async (transaction, records, reader) =>
      opensForCompany(reader)
        ? Promise.all(records.map(async (record) => toShownMessage(transaction, record, reader)))
        : [],
  };
}
