/** Messages to telephones, as the sandbox keeps them. */
export const sandboxTexts = {
  'sandbox-texts.nav': '短信',
  'sandbox-texts.title': '短信',
  'sandbox-texts.facts': '本应发到手机的短信。验证码在这里查看，生产环境没有这个页面。',
  'sandbox-texts.sent': '已发送',
  'sandbox-texts.none': '还没有发送短信',
  'sandbox-texts.none-means': '在登录页选择“短信登录”并获取验证码后，短信会出现在这里。',
  'sandbox-texts.at': '时间',
  'sandbox-texts.mobile': '手机号',
  'sandbox-texts.text': '内容',
};
