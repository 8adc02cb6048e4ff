import { mayOpenProducts } from '../../../src/domain/identity/opening-roles.ts';
import { applyPath, productPath } from '../../../src/domain/catalogue/product-paths.ts';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import type { MessageSource, MessageText } from '../messages/shared/message-source.ts';
import type { ServerLocale } from '../server-locale.ts';
import { applicationSource } from './shared/application-news.ts';
import { productTitle } from './shared/product-title.ts';

type Wording = (product: string, values: { readonly count: number; readonly reason: string }) => MessageText;
const words: Readonly<Record<ServerLocale, Readonly<Record<'grant' | 'return' | 'decline', Wording>>>> = {
  'zh-CN': {
    grant: (product) => ({ title: `“${product}”的开通申请已通过`, content: '现在可以开通产品。' }),
    return: (product, { count, reason }) => ({
      title: `“${product}”的开通申请退回 ${count} 部分`,
      content: `${reason}${count > 1 ? `（另有 ${count - 1} 部分）` : ''}`,
    }),
    decline: (product, { reason }) => ({ title: `“${product}”的开通申请没有通过`, content: `原因：${reason}` }),
  },
  en: {
    grant: (product) => ({ title: `Application granted: ${product}`, content: 'The product can be opened now.' }),
    return: (product, { count, reason }) => ({
      title: `Application returned: ${product}, ${count} ${count === 1 ? 'part' : 'parts'} to correct`,
      content: `${reason}${count > 1 ? ` (and ${count - 1} more)` : ''}`,
    }),
    decline: (product, { reason }) => ({ title: `Application declined: ${product}`, content: `Reason: ${reason}` }),
  },
};

/**
 * Messages about the platform's decisions on applications, for users who may open products in their present role. A
 * return is pending until the application is submitted again.
 */
export const applicationMessages: MessageSource = {
  name: applicationSource,
  toWords: ({ kind, values }, locale) => {
    // `notifyApplicationStep` wrote the value.
    const title = productTitle(values['product'] as ProductCode, locale);
    return (
      new Map<string, Wording>(Object.entries(words[locale])).get(kind)?.(title, {
        count: Number(values['count']),
        reason: values['reason'] ?? '',
      }) ?? { title: '', content: '' }
    );
  },
  visibleMessages: async (_transaction, records, { role }) =>
    mayOpenProducts(role)
      ? records.map((record) => {
          const product = record.values['product'] as ProductCode;
          return {
            record,
            path: record.kind === 'grant' ? productPath(product) : applyPath(product),
            waits: record.matter !== undefined && record.settledAt === undefined,
          };
        })
      : [],
};
