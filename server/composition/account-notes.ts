import type { ServerLocale } from '../core/server-locale.ts';

/** Purpose of each demo account in a demonstration, the most instructive first. */
export const accountNotes: Readonly<Record<string, Readonly<Record<ServerLocale, string>>>> = {
  zhousiyuan: { 'zh-CN': '各种状态的资料包，可融资的应收账款', en: 'packages in every state, receivables to package' },
  limin: { 'zh-CN': '同一企业的另一位经办人', en: 'a second clerk of the same company' },
  guyunzhou: { 'zh-CN': '主管：审批并签名，不能上传', en: 'a director: approves and signs, uploads nothing' },
  shenruogu: { 'zh-CN': '查询员：只读', en: 'query staff: reads only' },
  linzhixia: { 'zh-CN': '两种角色，可以切换', en: 'two roles to switch between' },
  heqinghe: { 'zh-CN': '一个被退回的资料包', en: 'a package that was returned' },
  lujinghang: { 'zh-CN': '该企业的主管，登录需两步验证', en: 'the director beside that clerk; signs in by two steps' },
  tangyishan: { 'zh-CN': '融资申请人过多', en: 'too many financing applicants' },
  weichangge: { 'zh-CN': '企业的应收账款', en: 'receivables of a company of its own' },
  yanshuxin: { 'zh-CN': '两种角色，无资料包', en: 'two roles, no packages yet' },
  xuzhaoning: { 'zh-CN': '刚开通的企业', en: 'a company that has just begun' },
  fangwanqiu: {
    'zh-CN': '刚开通的企业，要求全员两步验证',
    en: 'a company that has just begun, and demands two steps of its people',
  },
  pengyuting: { 'zh-CN': '经销商订单的资料包', en: 'packages of a distributor’s orders' },
  chenlaosi: { 'zh-CN': '个体经营部', en: 'a sole trader' },
  jianghuaijin: { 'zh-CN': '核心企业的分公司', en: 'a branch of a core enterprise' },
  luoqiubai: {
    'zh-CN': '核心企业经办人：本企业开立的资料包，集团企业',
    en: 'core enterprise operator: packages of what it issued, and a group of companies',
  },
  songbeichen: { 'zh-CN': '核心企业主管：审批并签名', en: 'core enterprise director: approves and signs' },
  mengxizhou: { 'zh-CN': '核心企业，两种角色', en: 'core enterprise, two roles' },
  qiuhanlin: { 'zh-CN': '核心企业终审员', en: 'core enterprise final reviewer' },
  dingmuye: { 'zh-CN': '企业已注销，限制登录', en: 'a deregistered company: sign-in is refused' },
};
