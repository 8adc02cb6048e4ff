import { mayOpenProducts } from '../../../src/domain/products/shared/opening-roles.ts';
import { productPath } from '../../../src/domain/products/shared/product-paths.ts';
import type { ProductCode } from '../../../src/domain/products/shared/product-code.ts';
import { dateTime, englishMoment } from '../../../src/words/format.ts';
import type { MessageSource, WordedMessage } from '../messages/shared/message-source.ts';
import type { ServerLocale } from '../server-locale.ts';
import { productTitle } from './shared/product-title.ts';
import { productSource, signing } from './shared/product-news.ts';

type Wording = (product: string, said: { readonly by: string; readonly deadline: string; readonly isOver: boolean }) => WordedMessage;
// What is read later says nothing that holds on one day alone.
const words: Readonly<Record<ServerLocale, Readonly<Record<'opened' | 'withdrawn' | 'published-anew' | 'restored', Wording>>>> = {
  'zh-CN': {
    opened: (product, { by }) => ({ title: `“${product}”已开通`, content: `由${by}开通，现在可以使用。` }),
    withdrawn: (product, { isOver }) => ({ title: `“${product}”的服务协议已被平台撤回`, content: isOver ? '此后协议又有变化，以最新的消息为准。' : '暂不能提交新的资料包；已提交的资料包照常查看和办理。需要帮助时请联系客服。' }),
    'published-anew': (product, { deadline, isOver }) =>
      isOver
        ? { title: `“${product}”的服务协议已重新公布`, content: '协议已签署，或此后又有变化，无需再按本消息处理。' }
        : { title: `“${product}”的服务协议已重新公布，请签署`, content: `签署期限为 ${deadline}（北京时间）。逾期未签署的，签署之前不能提交新的资料包；已提交的照常办理。` },
    restored: (product, { isOver }) => ({ title: `“${product}”的服务协议已恢复`, content: isOver ? '此后协议又有变化，以最新的消息为准。' : '现在可以提交新的资料包。' }),
  },
  en: {
    opened: (product, { by }) => ({ title: `Product opened: ${product}`, content: `Opened by ${by}; it can be used now.` }),
    withdrawn: (product, { isOver }) => ({ title: `The platform withdrew the service agreement of ${product}`, content: isOver ? 'Something else has become of it since: the latest message holds.' : 'No new packages can be handed in for now; those that were handed in go on. Customer service can help.' }),
    'published-anew': (product, { deadline, isOver }) =>
      isOver
        ? { title: `The service agreement of ${product} was published anew`, content: 'It has been signed, or something else has become of it since: nothing is to be done by this message any more.' }
        : { title: `Please sign the service agreement of ${product} anew`, content: `It was published anew, and is to be signed by ${deadline} (Beijing time). From then on no new packages can be handed in until it is signed; those that were handed in go on.` },
    restored: (product, { isOver }) => ({ title: `The service agreement of ${product} holds again`, content: isOver ? 'Something else has become of it since: the latest message holds.' : 'New packages can be handed in.' }),
  },
};

/** An instant as `toldRecalled` wrote it down. */
const momentOf = (told: string, locale: ServerLocale): string => (/^\d+$/.test(told) ? (locale === 'en' ? englishMoment : dateTime)(Number(told)) : told);

/** What becomes of the company's products, for those who may open products in their present role; an agreement that is to be signed anew waits until somebody has signed it. */
export const productMessages: MessageSource = {
  name: productSource,
  worded: ({ kind, values, settledAt }, locale) =>
    // What `toldOpened` and `toldRecalled` wrote.
    new Map<string, Wording>(Object.entries(words[locale])).get(kind)?.(productTitle(values['product'] as ProductCode, locale), { by: values['by'] ?? '', deadline: momentOf(values['deadline'] ?? '', locale), isOver: settledAt !== undefined }) ?? { title: '', content: '' },
  shown: async (_transaction, records, { role }) =>
    mayOpenProducts(role) ? records.map((record) => ({ record, path: productPath(record.values['product'] as ProductCode), waits: record.matter === signing && record.settledAt === undefined })) : [],
};
