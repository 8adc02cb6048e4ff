import { dateTime } from '../../format.ts';

/** Text messages and mails, as the sandbox stores them. */
export const sandboxTexts = {
  'sandbox-texts.nav': '消息',
  'sandbox-texts.title': '短信、邮件与手机确认',
  'sandbox-texts.facts':
    '本应发到手机和邮箱的消息。验证码在这里查看，云证书的确认请求在这里答复，生产环境没有这个页面。',
  'sandbox-texts.sent': '短信',
  'sandbox-texts.none': '还没有发送短信',
  'sandbox-texts.none-means': '在登录页选择“短信登录”并获取验证码后，短信会出现在这里。',
  'sandbox-texts.asked': '待确认的云证书请求',
  'sandbox-texts.nothing-asked': '没有待确认的请求',
  'sandbox-texts.nothing-asked-means': '在登录页选择“证书登录 · 手机云证书”并发送后，请求会出现在这里。',
  'sandbox-texts.question': ({
    person,
    account,
    purpose,
    host,
  }: {
    person: string;
    account: string;
    purpose: string;
    host: string;
  }) => `${person}（${account}）：${purpose}，${host}，核对数字`,
  'sandbox-texts.purpose-sign-in': '登录',
  'sandbox-texts.purpose-test': '测试证书',
  'sandbox-texts.purpose-certificate': '证书办理',
  'sandbox-texts.purpose-password-reset': '重置密码',
  'sandbox-texts.purpose-account-unfreeze': '账号解冻',
  'sandbox-texts.purpose-company-identification': '企业 UKey 认证',
  'sandbox-texts.purpose-agreement': '签署协议',
  'sandbox-texts.purpose-trade-decision': '审批签名',
  'sandbox-texts.agree': '确认',
  'sandbox-texts.refuse': '拒绝',
  'sandbox-texts.at': '时间',
  'sandbox-texts.mobile': '手机号',
  'sandbox-texts.text': '内容',
  'sandbox-texts.mails': '邮件',
  'sandbox-texts.mail-facts': ({ to, at }: { to: string; at: number }) => `发往 ${to}，${dateTime(at)}`,
  'sandbox-texts.no-mails': '还没有发送邮件',
  'sandbox-texts.no-mails-means': '有人提交意见反馈后，转给客服的邮件会出现在这里。',
};
