import { timeOfDay } from '../../format.ts';

/** The second step of signing in. */
export const second = {
  'second.title': '两步验证',
  'second.intro': ({ mobile, sent }: { mobile: string; sent: boolean }) =>
    `密码正确。${sent ? `请输入手机收到的 6 位验证码。` : `请点“获取验证码”，验证码将发送到 ${mobile}。`}`,
  'second.intro-key': '密码正确。该账号还需要用证书确认，请改用证书登录。',
  'second.intro-none': '密码正确，但该账号没有可用于两步验证的手机或证书。请联系客服办理。',
  'second.sent': ({ mobile }: { mobile: string }) => `验证码已发送到 ${mobile}，5 分钟内有效。`,
  'second.code-missing': '请输入 6 位短信验证码',
  'second.locked': ({ until }: { until: number }) => `获取次数过多，请 ${timeOfDay(until)} 后再试。`,
  'second.over': '两步验证已失效，请重新输入密码',
  'second.intro-app': '密码正确。请输入身份验证器显示的动态验证码，或一个恢复码。',
  'second.app-code': '动态验证码或恢复码',
  'second.app-missing': '请输入动态验证码或恢复码',
  'second.app-refused': '验证码不正确或已经用过，请输入新的验证码',
  'second.app-locked': ({ until }: { until: number }) =>
    `错误次数过多，请 ${timeOfDay(until)} 后再试，或改用短信验证码。`,
  'second.by-app': '改用身份验证器或恢复码',
  'second.by-text': '改用短信验证码',
  'second.trust': '30 天内在此浏览器登录不再要求验证码',
  'second.trust-note': '请只在自己的电脑上勾选。修改密码后需重新验证。',
  'second.trust-shared': '这是多人共用的电脑，每次登录都需要验证码。',
  'second.by-key': '改用证书登录',
  'second.back': '返回，重新输入密码',
  'second.lost': '手机不在身边或已更换号码？请联系客服办理。',
};
