export const dialogs = {
  'dialogs.success': '操作成功',
  'dialogs.warning': '特别提醒',
  'dialogs.error': '操作失败',
  'dialogs.confirm': '确认提示',
  'dialogs.info': '消息通知',
  'dialogs.ok': '知道了',
  'dialogs.code': ({ code }: { code: string }) => `错误代码：${code}`,
  'dialogs.countdown': (values: { seconds: number }) => `${values.seconds} 秒后自动继续`,
  'dialogs.countdown-wait': (values: { seconds: number }) => `请先阅读，${values.seconds} 秒后可确认`,
  'dialogs.countdown-paused': (values: { seconds: number }) => `已暂停，剩余 ${values.seconds} 秒`,
  'dialogs.countdown-pause': '暂停',
  'dialogs.countdown-resume': '继续',
};
