type Proposed = { total: string; day: string; by: string; reason: string };

/** The platform's two officers who change limits for issuing, for their player. */
export const sandboxLimits = {
  'sandbox-limits.nav': '签发额度',
  'sandbox-limits.title': '签发额度',
  'sandbox-limits.facts': '扮演平台：一人提出调整，另一人复核后才生效。可答复企业的调额申请，也可主动调整。',
  'sandbox-limits.all': '全部额度',
  'sandbox-limits.asked': '有调额申请',
  'sandbox-limits.facts-of': ({
    total,
    used,
    reserved,
    day,
  }: {
    total: string;
    used: string;
    reserved: string;
    day: string;
  }) => `总额 ${total}，已用 ${used}，占用 ${reserved}，到期日 ${day || '长期'}`,
  'sandbox-limits.request': ({ total, day, by, reason }: Proposed) =>
    `${by}申请：总额 ${total}，到期日 ${day || '长期'}。理由：${reason}`,
  'sandbox-limits.total': '总额（元）',
  'sandbox-limits.until': '到期日',
  'sandbox-limits.reason': '理由（企业可见）',
  'sandbox-limits.maker': '经办人姓名',
  'sandbox-limits.checker': '复核人姓名',
  'sandbox-limits.propose': '提出调整',
  'sandbox-limits.decline': '提出不同意',
  'sandbox-limits.proposed': ({ total, day, by, reason }: Proposed) =>
    `待复核：总额改为 ${total}，到期日 ${day || '长期'}；${by}提出，理由：${reason}`,
  'sandbox-limits.proposed-decline': ({ by, reason }: Proposed) => `待复核：不同意调额；${by}提出，理由：${reason}`,
  'sandbox-limits.confirm': '复核通过',
  'sandbox-limits.drop': '退回',
  'sandbox-limits.same': '与现有额度相同，请先修改总额或到期日',
  'sandbox-limits.missing': '请填写理由和经办人姓名',
  'sandbox-limits.other-officer': '请填写复核人姓名，须与经办人不同',
  'sandbox-limits.done': ({ name }: { name: string }) => `${name}：已办理`,
  'sandbox-limits.not-done': ({ name }: { name: string }) => `${name}：没有办理`,
};
