import type { SigningPurpose } from '../../src/domain/keys/signing-text.ts';
import type { ServerLocale } from '../core/server-locale.ts';

export interface AgentWords {
  readonly title: string;
  readonly about: string;
  readonly asks: string;
  readonly purpose: Readonly<Record<SigningPurpose, string>>;
  readonly agreement: string;
  readonly product: string;
  readonly company: string;
  readonly application: string;
  readonly amount: string;
  readonly capitals: string;
  readonly applicant: string;
  readonly counterparty: string;
  readonly due: string;
  readonly host: string;
  readonly person: string;
  readonly until: string;
  readonly whole: string;
  readonly pin: (demoPin: string) => string;
  readonly confirm: string;
  readonly cancel: string;
  readonly nothing: string;
  readonly tokens: string;
  readonly plugIn: string;
  readonly pullOut: string;
  readonly tries: (left: number) => string;
  readonly locked: string;
  readonly unlock: string;
  readonly receive: string;
  readonly renew: string;
}

/** Texts of the agent's own page. */
export const agentWords: Readonly<Record<ServerLocale, AgentWords>> = {
  'zh-CN': {
    title: 'UKey 助手（演示）',
    about: '本窗口代表 UKey 驱动的 PIN 码窗口，仅用于演示。',
    asks: '请求签名',
    purpose: {
      'sign-in': '登录',
      test: '测试 UKey',
      certificate: '证书办理',
      'password-reset': '重置密码',
      'account-unfreeze': '账号解冻',
      'company-identification': '企业 UKey 认证',
      agreement: '签署协议',
      'trade-decision': '审批签名',
    },
    agreement: '协议',
    product: '产品',
    company: '签署企业',
    application: '业务申请',
    amount: '金额（元）',
    capitals: '大写',
    applicant: '申请企业',
    counterparty: '对方企业',
    due: '到期日',
    host: '网址',
    person: '证书持有人',
    until: '有效至（北京时间）',
    whole: '将被签名的全部内容',
    pin: (demoPin) => `PIN 码（演示用 ${demoPin}）`,
    confirm: '确认签名',
    cancel: '拒绝',
    nothing: '当前没有签名请求，页面会自动刷新。',
    tokens: 'UKey',
    plugIn: '插入',
    pullOut: '拔出',
    tries: (left) => `剩余 ${left} 次`,
    locked: '已锁定',
    unlock: '解锁',
    receive: '收取寄来的 UKey',
    renew: '重新申领演示证书',
  },
  en: {
    title: 'UKey helper (demonstration)',
    about: 'This window stands for the PIN window of a UKey driver. For demonstration only.',
    asks: 'A signature is asked for',
    purpose: {
      'sign-in': 'Sign in',
      test: 'Test the UKey',
      certificate: 'Certificate request',
      'password-reset': 'Reset the password',
      'account-unfreeze': 'Unlock the account',
      'company-identification': 'Identify the company by its UKey',
      agreement: 'Sign an agreement',
      'trade-decision': 'Sign an approval',
    },
    agreement: 'Agreement',
    product: 'Product',
    company: 'For the company',
    application: 'Application',
    amount: 'Amount (CNY)',
    capitals: 'In words',
    applicant: 'Applicant',
    counterparty: 'Other company',
    due: 'Due',
    host: 'Site',
    person: 'Certificate holder',
    until: 'Valid until (Beijing time)',
    whole: 'All that will be signed',
    pin: (demoPin) => `PIN (${demoPin} in the demonstration)`,
    confirm: 'Sign',
    cancel: 'Refuse',
    nothing: 'Nothing is asked for now. The page refreshes by itself.',
    tokens: 'UKeys',
    plugIn: 'Plug in',
    pullOut: 'Pull out',
    tries: (left) => `${left} tries left`,
    locked: 'Locked',
    unlock: 'Unlock',
    receive: 'Take in UKeys that were posted',
    renew: 'New demonstration certificates',
  },
};
