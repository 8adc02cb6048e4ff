import type { WordsArea } from '../load-catalogue.ts';
import type { payroll } from '../zh-CN/trade/payroll.ts';

type Payroll = typeof payroll;

declare module '../catalogue.ts' {
  interface Catalogue extends Payroll {}
}

/** Words of payrolls. They are loaded with their page, and with the panel of their people. */
export const payrollWords = {
  'zh-CN': async () => (await import('../zh-CN/trade/payroll.ts')).payroll,
  en: async () => (await import('../en/trade/payroll.ts')).payroll,
} satisfies WordsArea;
