export const submitted = {
  'submitted.title': '提交成功',
  'submitted.wechat': ({ name }: { name: string }) => `关注“${name}”微信公众号，及时了解审核进展。`,
  'submitted.progress': '查看进展',
  'submitted.origin': '返回融资',
  'submitted.list': '返回列表',
  'submitted.body': '资料包已提交。',
  'submitted.not-yet-title': '还没有提交',
  'submitted.not-yet': '这个资料包还在准备中，提交后平台才会开始审核。',
  'submitted.continue': '继续完善',
  'submitted.until-label': '预计完成',
  'submitted.number-label': '资料包编号',
};
