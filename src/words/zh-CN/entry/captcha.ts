/** Proving to be human, which is rarely asked for. */
export const captcha = {
  'captcha.code': '验证码',
  'captcha.image': '图形验证码',
  'captcha.renew': '换一张',
  'captcha.no-typing': '改用免输入验证',
  'captcha.typing': '改用图形验证码',
  'captcha.proof': '免输入验证',
  'captcha.proof-start': '开始验证',
  'captcha.proof-working': ({ percent }: { percent: string }) => `正在验证，请稍候（${percent}）`,
  'captcha.proof-done': '验证通过',
  'captcha.proof-failed': '验证没有完成，请重试',
  'captcha.proof-note': '由本机计算几秒钟即可通过，不用看图、不用输入。',
  'captcha.missing': '请输入验证码',
  'captcha.proof-missing': '请先完成验证',
  'captcha.wrong': '验证码不正确，请重新输入',
};
