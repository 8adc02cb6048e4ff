import type { SupplierRecommendationRecord } from '../../records/trade.ts';
import type { ServerLocale } from '../../server-locale.ts';

const words: Readonly<Record<ServerLocale, (sender: string, uscc: string) => string>> = {
  'zh-CN': (sender, uscc) =>
    `${sender}邀请贵公司（统一社会信用代码 ${uscc}）成为其供应链金融平台的供应商。请打开平台注册页，用这个代码注册并完成企业认证，再开通产品，即可收款。如不认识这家企业，请忽略。`,
  en: (sender, uscc) =>
    `${sender} invites your company (credit code ${uscc}) to become its supplier on the supply-chain finance platform. Open the registration page, register with this code, have the company certified and open the product to be paid. If you do not know the company, do nothing.`,
};

/**
 * Text message to the contact of an invited company. Of the texts that a user typed, it contains only the credit code.
 */
export const invitationWords = (
  { uscc }: Pick<SupplierRecommendationRecord, 'uscc'>,
  sender: string,
  locale: ServerLocale,
): string => words[locale](sender, uscc);
