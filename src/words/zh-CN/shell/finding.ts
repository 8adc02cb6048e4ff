import { count, money, plainDate } from '../../format.ts';

/** What the header looks up. */
export const finding = {
  'finding.title': '搜索',
  'finding.placeholder': '资料包、发票、合同、应收账款编号，企业名称或页面',
  'finding.placeholder-pages': '页面名称',
  'finding.pages': '页面',
  'finding.page-messages': '消息中心',
  'finding.page-downloads': '下载中心',
  'finding.recent': '最近打开的资料包',
  'finding.packages': '资料包',
  'finding.documents': '发票与合同',
  'finding.receivables': '应收与应付账款',
  'finding.companies': '交易对手',
  'finding.company-packages': '查看往来资料包',
  'finding.amount': ({ amount }: { readonly amount: string }) => money(amount),
  'finding.due': ({ day }: { readonly day: string }) => `${plainDate(day)} 到期`,
  'finding.invoice-in': (said: { readonly package: string }) => `发票，在资料包 ${said.package}`,
  'finding.contract-in': (said: { readonly package: string }) => `合同，在资料包 ${said.package}`,
  'finding.show-all': '在列表中查看全部',
  'finding.searching': '正在搜索…',
  'finding.nothing': ({ asked }: { readonly asked: string }) => `没有找到“${asked}”`,
  'finding.nothing-hint': '请核对编号或名称，可以只输入其中一段；别的企业和别的角色的资料不在搜索范围内。',
  'finding.one-more': '再输入一个字，就能搜索资料包、发票与企业。',
  'finding.found': ({ found }: { readonly found: number }) => `找到 ${count(found)} 项`,
  'finding.failed': '暂时无法搜索资料包、发票与企业，页面仍可直接打开。',
  'finding.keys': '↑↓ 选择 · 回车打开 · Esc 关闭',
};
