import { money, plainDate } from '../../format.ts';

const acts: Readonly<Record<string, string>> = {
  freeze: '司法冻结',
  release: '解冻',
  'court-transfer': '司法划转',
  succession: '承继',
  correction: '更正',
  deregistration: '企业注销',
};

const states: Readonly<Record<string, string>> = {
  proposed: '待审批',
  signing: '等转出企业负责人签署',
  refused: '企业不同意',
  lapsed: '逾期未签署',
  approved: '已办理',
  declined: '未同意',
};

const entries: Readonly<Record<string, string>> = {
  'issue-accepted': '签收',
  transfer: '转让',
  'transfer-accepted': '签收',
  'transfer-returned': '转让退回',
  'court-transfer': '司法划转',
  succession: '承继',
};

const nameIn = (names: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(names, key) ? (names[key] ?? key) : key;

interface Line {
  readonly company: string;
  readonly receiver: string;
  readonly amount: string;
  readonly orderNumber: string;
  readonly until: string;
  readonly reason: string;
  readonly answer: string;
}

/** The platform's two officers who change holdings, for their player. */
export const sandboxOfficers = {
  'sandbox-officers.nav': '台账',
  'sandbox-officers.title': '台账',
  'sandbox-officers.facts':
    '扮演平台：一人提出冻结、解冻、司法划转、承继、更正或企业注销，另一人审批后立即生效。提出与审批都留有记录。',
  'sandbox-officers.form': '提出办理',
  'sandbox-officers.act': '办理事项',
  'sandbox-officers.act-of': ({ act }: { act: string }) => nameIn(acts, act),
  'sandbox-officers.number': '凭证编号',
  'sandbox-officers.find': '查找凭证',
  'sandbox-officers.unknown': ({ number }: { number: string }) => `没有找到凭证 ${number}`,
  'sandbox-officers.not-found': '查找失败，请再试一次',
  'sandbox-officers.holding': '持有人',
  'sandbox-officers.holding-of': ({ company, amount, frozen }: { company: string; amount: string; frozen: string }) =>
    `${company}，持有 ${money(amount)}，其中冻结 ${money(frozen)}`,
  'sandbox-officers.freeze': '已有冻结',
  'sandbox-officers.freeze-of': ({
    amount,
    orderNumber,
    until,
  }: {
    amount: string;
    orderNumber: string;
    until: string;
  }) =>
    until === '' ? `${money(amount)}，持有人已注销` : `${money(amount)}，文书 ${orderNumber}，至 ${plainDate(until)}`,
  'sandbox-officers.freeze-none': '不划转冻结部分',
  'sandbox-officers.posting': '要更正的分录',
  'sandbox-officers.posting-of': ({
    entry,
    from,
    to,
    amount,
    day,
  }: {
    entry: string;
    from: string;
    to: string;
    amount: string;
    day: string;
  }) => `${plainDate(day)} ${nameIn(entries, entry)} ${money(amount)}，${from} → ${to}`,
  'sandbox-officers.company': '被承继的企业',
  'sandbox-officers.deregistered': '注销的企业',
  'sandbox-officers.receiver': '取得凭证的企业',
  'sandbox-officers.choose': '请选择',
  'sandbox-officers.amount': '金额（元）',
  'sandbox-officers.order-number': '法院文书编号',
  'sandbox-officers.paper-number': '文件编号（选填）',
  'sandbox-officers.until': '冻结至（含当日）',
  'sandbox-officers.reason': '原因（企业可见）',
  'sandbox-officers.maker': '经办人姓名',
  'sandbox-officers.checker': '审批人姓名',
  'sandbox-officers.propose': '提出',
  'sandbox-officers.approve': '同意并办理',
  'sandbox-officers.decline': '不同意',
  'sandbox-officers.missing': '请填完事项、原因和经办人姓名',
  'sandbox-officers.other-officer': '请填写审批人姓名，须与经办人不同',
  'sandbox-officers.done': '已记录',
  'sandbox-officers.not-done': '没有办理',
  'sandbox-officers.all': '待批与记录',
  'sandbox-officers.none': '还没有办理记录',
  'sandbox-officers.none-means': '在上方提出后，显示在这里等另一人审批。',
  'sandbox-officers.state': ({ state }: { state: string }) => nameIn(states, state),
  'sandbox-officers.line': ({ company, receiver, amount, orderNumber, until, reason, answer }: Line) =>
    [
      receiver === '' ? company : `${company} → ${receiver}`,
      amount === '0.00' ? '' : money(amount),
      orderNumber === '' ? '' : `文书 ${orderNumber}`,
      until === '' ? '' : `至 ${plainDate(until)}`,
      reason,
      answer === '' ? '' : `企业答复：${answer}`,
    ]
      .filter((part) => part !== '')
      .join('，'),
  'sandbox-officers.hands': ({ madeBy, checkedBy }: { madeBy: string; checkedBy: string }) =>
    madeBy === '' ? '冻结到期，系统解冻' : checkedBy === '' ? `${madeBy}提出` : `${madeBy}提出，${checkedBy}审批`,
};
