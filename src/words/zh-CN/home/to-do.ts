import { count as digits, dateTimeOfYear, plainDate } from '../../format.ts';

type Counted = { count: number };

const tasks: Readonly<Record<string, string>> = {
  accept: '等您签收',
  decide: '等您审批',
  mend: '申请退回，等您修改',
  finance: '融资，等您办理',
  confirm: '同事提议，等您确认',
  correct: '资料包退回，等您补正',
  sign: '已逾期，等您交说明函',
  resubmit: '资料包修改中，等您提交',
  complete: '资料包待完善，等您提交',
};

const short: Readonly<Record<string, string>> = {
  toAccept: '签收',
  toDecide: '审批',
  returned: '修改申请',
  toFinance: '融资',
  toConfirm: '确认提议',
  packages: '资料包',
};

/** The queue of everything that waits for the user, and its line on the home page. */
export const toDo = {
  'to-do.title': '待办',
  'to-do.facts': ({ count }: Counted) => (count === 0 ? '目前没有等您办理的事项' : `还有 ${digits(count)} 件等您办理`),
  'to-do.facts-part': ({ count }: Counted) => `已读到 ${digits(count)} 件等您办理，还有一部分没有读到`,
  'to-do.task': ({ task }: { task: string }) => tasks[task] ?? '等您办理',
  'to-do.group-count': ({ count }: Counted) => `${digits(count)} 件`,
  'to-do.all-of': ({ count }: Counted) => `全部 ${digits(count)} 件`,
  'to-do.all-of-group': ({ count, task }: { count: number; task: string }) =>
    `${tasks[task] ?? '等您办理'}：全部 ${digits(count)} 件`,
  'to-do.together': '去批量审批',
  'to-do.column-what': '业务',
  'to-do.column-party': '对方',
  'to-do.column-amount': '金额（元）',
  'to-do.column-until': '截止与起始',
  'to-do.column-why': '为什么等您',
  'to-do.column-act': '操作',
  'to-do.barred': '您现在不能办',
  'to-do.column-not': '原因',
  'to-do.others-can': ({ names }: { names: readonly string[] }) => `可由${names.join('、')}办理`,
  'to-do.package': '资料包',
  'to-do.several': '多个收款方',
  'to-do.until': ({ day }: { day: string }) => `截止 ${plainDate(day)}（含当日）`,
  'to-do.since': ({ at }: { at: number }) => `${dateTimeOfYear(at)} 起`,
  'to-do.why': ({
    task,
    maker,
    isForbidden,
    financingState,
  }: {
    task: string;
    maker: string;
    isForbidden: boolean;
    financingState: string;
  }) =>
    task === 'finance'
      ? financingState === 'MATERIALS'
        ? '主管已审批，等您备资料'
        : financingState === 'OVERDUE'
          ? '签发人到期未付，资金方要求您回购'
          : financingState === 'NEED_INFO'
            ? '资金方提问，等您答复'
            : '资金方审核通过，等您提交签合同'
      : task === 'accept'
        ? '对方已发来，等您签收'
        : task === 'decide'
          ? maker === ''
            ? '平台提交，等您签名'
            : `${maker}提交，等您审批`
          : task === 'confirm'
            ? `${maker}提议，等您确认`
            : isForbidden
              ? '规则不允许，等您修改'
              : '被退回，等您修改',
  'to-do.product': '产品',
  'to-do.do': '要我做',
  'to-do.choice': ({ name, count }: { name: string; count: number }) => `${name} ${digits(count)}`,
  'to-do.none': '目前没有等您办理的事项',
  'to-do.none-body': '有新的申请、凭证或退回的资料包时，会列在这里，并在消息中通知您。',
  'to-do.none-of-part': '已读到的部分没有等您办理的事项',
  'to-do.none-fits': '没有符合条件的待办',
  'to-do.looks-on': '您的角色没有要办理的事项',
  'to-do.looks-on-body': '资料包和业务由经办人、主管等办理；您能查看的都在首页和菜单里。',
  'to-do.missing-trade': '签发、签收、转让的待办没有读到',
  'to-do.missing-packages': '资料包的待办没有读到',
  'to-do.missing-body': '其余部分照常显示，数字不含这一部分。',
  'to-do.awaited': '正在读取',
  'to-do.line': '等您办理',
  'to-do.line-part': ({ part, count }: { part: string; count: number }) => `${short[part] ?? part} ${digits(count)} 件`,
  'to-do.line-none': '没有等您办理的事项',
  'to-do.line-missing': '有一部分没有读到',
  'to-do.line-all': ({ count }: { count: number | undefined }) =>
    count === undefined ? '全部待办' : `全部待办 ${digits(count)} 件`,
};
