import type { WordsArea } from '../load-catalogue.ts';
import type { company } from '../zh-CN/company/company.ts';
import type { companyData } from '../zh-CN/company/company-data.ts';
import type { group } from '../zh-CN/company/group.ts';

type Company = typeof company;
type CompanyData = typeof companyData;
type Group = typeof group;

declare module '../catalogue.ts' {
  interface Catalogue extends Company, CompanyData, Group {}
}

export const companyWords = {
  'zh-CN': async () => (await import('../zh-CN/company/company.ts')).company,
  en: async () => (await import('../en/company/company.ts')).company,
} satisfies WordsArea;

export const companyDataWords = {
  'zh-CN': async () => (await import('../zh-CN/company/company-data.ts')).companyData,
  en: async () => (await import('../en/company/company-data.ts')).companyData,
} satisfies WordsArea;

export const groupWords = {
  'zh-CN': async () => (await import('../zh-CN/company/group.ts')).group,
  en: async () => (await import('../en/company/group.ts')).group,
} satisfies WordsArea;
