import { timeOfDay } from '../../format.ts';

/** Signing in by a code that is sent to the user's telephone. */
export const sms = {
  'sms.mobile': '手机号',
  'sms.code': '短信验证码',
  'sms.ask': '获取验证码',
  'sms.ask-again': ({ seconds }: { seconds: number }) => `${seconds} 秒后可重新获取`,
  'sms.sent': '如果该手机号已开通账号，验证码已发送，5 分钟内有效。',
  'sms.mobile-wrong': '请输入 11 位手机号',
  'sms.code-wrong': '请输入 6 位短信验证码',
  'sms.refused': '短信验证码不正确或已失效，请核对或重新获取',
  'sms.too-soon': ({ seconds }: { seconds: number }) => `请 ${seconds} 秒后再获取验证码`,
  'sms.locked': ({ until }: { until: number }) => `获取次数过多，请 ${timeOfDay(until)} 后再试，或使用密码登录`,
  'sms.form-expired': '页面停留过久，请重新获取验证码',
  'sms.choose': '该手机号有多个账号，请选择一个后登录',
  'sms.accounts': '选择账号',
};
