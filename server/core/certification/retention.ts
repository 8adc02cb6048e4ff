import type { ServerLocale } from '../server-locale.ts';

/** How long the papers are kept, and what for (F-131). */
export const retentionText: Readonly<Record<ServerLocale, string>> = {
  'zh-CN': '认证资料在服务期内及终止后保存 5 年，仅用于身份核验和证书申请。',
  en: 'The papers are kept while the service lasts and for 5 years after it ends, and used only to verify identities and to apply for certificates.',
};
