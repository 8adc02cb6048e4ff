/** A core enterprise that issues credits, for its player. */
export const sandboxCredits = {
  'sandbox-credits.nav': '签发凭证',
  'sandbox-credits.title': '核心企业签发',
  'sandbox-credits.facts':
    '扮演核心企业：向供应商签发凭证。供应商开通“应收账款债权”后才能接收，签发后即可为它新建资料包。',
  'sandbox-credits.form': '签发一张',
  'sandbox-credits.core': '签发的核心企业',
  'sandbox-credits.holder': '接收的供应商',
  'sandbox-credits.funder': '资金方',
  'sandbox-credits.amount': '金额（元）',
  'sandbox-credits.days': '多少天后到期（1 至 365）',
  'sandbox-credits.choose': '请选择',
  'sandbox-credits.missing': '请先填写完整，金额须大于零，到期天数为 1 至 365 的整数',
  'sandbox-credits.same': '核心企业不能签发给自己',
  'sandbox-credits.issue': '签发',
  'sandbox-credits.issued': '刚刚签发',
  'sandbox-credits.issued-line': ({
    core,
    holder,
    amount,
    day,
  }: {
    core: string;
    holder: string;
    amount: string;
    day: string;
  }) => `${core} → ${holder}，¥${amount}，${day} 到期`,
  'sandbox-credits.done': ({ number }: { number: string }) => `已签发 ${number}`,
  'sandbox-credits.not-done': '没有签发',
};
