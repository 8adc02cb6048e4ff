import type { UploadStage } from '../../../src/domain/evidence/materials/stage.ts';
import type { ServerLocale } from '../server-locale.ts';

/** Words of a list of documents. */
export interface ListWords {
  readonly title: string;
  readonly core: string;
  readonly funder: string;
  readonly package: string;
  readonly day: string;
  readonly columns: {
    readonly stage: string;
    readonly name: string;
    readonly required: string;
    readonly files: string;
    readonly documents: string;
    readonly notes: string;
  };
  readonly stages: Readonly<Record<UploadStage, string>>;
  readonly required: string;
  readonly optional: string;
  readonly template: string;
  readonly example: string;
  readonly separator: string;
  readonly limitSeparator: string;
  readonly label: string;
  readonly onlyHere: string;
  limit(extensions: string, megabytes: string): string;
  most(count: number): string;
  pages(count: number): string;
  hotline(phone: string): string;
}

export const listWords: Readonly<Record<ServerLocale, ListWords>> = {
  'zh-CN': {
    title: '资料清单',
    core: '核心企业',
    funder: '资金方',
    package: '资料包编号',
    day: '日期',
    columns: {
      stage: '环节',
      name: '资料名称',
      required: '是否必填',
      files: '文件格式与大小',
      documents: '数量',
      notes: '说明',
    },
    stages: { FINANCE_AUTH: '融资授权', BUSI_CONTRACT: '贸易合同', BUSI_INVOICE: '发票', FINANCE_OTHER: '其他资料' },
    required: '必填',
    optional: '选填',
    template: '有模板可下载',
    example: '有示例可看',
    separator: '、',
    limitSeparator: '；',
    label: '：',
    onlyHere: '本清单以提交时平台公布的资料标准为准。',
    limit: (extensions, megabytes) => `${extensions} 不超过 ${megabytes} MB`,
    most: (count) => (count === 1 ? '1 份' : `最多 ${count} 份`),
    pages: (count) => `每份最多 ${count} 个文件`,
    hotline: (phone) => `客服热线 ${phone}`,
  },
  en: {
    title: 'List of documents',
    core: 'Core enterprise',
    funder: 'Funder',
    package: 'Package',
    day: 'Date',
    columns: {
      stage: 'Stage',
      name: 'Document',
      required: 'Required',
      files: 'Formats and sizes',
      documents: 'How many',
      notes: 'Notes',
    },
    stages: {
      FINANCE_AUTH: 'Authorisation',
      BUSI_CONTRACT: 'Contracts',
      BUSI_INVOICE: 'Invoices',
      FINANCE_OTHER: 'Other documents',
    },
    required: 'required',
    optional: 'optional',
    template: 'a template can be downloaded',
    example: 'there is an example',
    separator: ', ',
    limitSeparator: '; ',
    label: ': ',
    onlyHere: 'The standard published by the platform on the day of submission prevails.',
    limit: (extensions, megabytes) => `${extensions} up to ${megabytes} MB`,
    most: (count) => (count === 1 ? '1' : `up to ${count}`),
    pages: (count) => `up to ${count} files each`,
    hotline: (phone) => `Customer service ${phone}`,
  },
};
