import type { BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';
import { plainDate, shortDate } from '../../format.ts';
import { nounOf } from './nouns.ts';

/** A request to the platform: its author and its day. */
interface Asked {
  readonly by: string;
  readonly on: string;
  readonly today: string;
  readonly reason: string;
}

/** A document that is to be removed, or was removed. */
export interface TakenOut {
  readonly document: {
    readonly documentType: string;
    readonly material: string;
    readonly number: string;
    readonly fileName: string;
  };
}

const kinds: Readonly<Record<string, string>> = { BUSI_INVOICE: '发票', BUSI_CONTRACT: '合同' };

function named({ documentType, material, number, fileName }: TakenOut['document']): string {
  return [(number === '' ? undefined : kinds[documentType]) ?? material, number || fileName]
    .filter((part) => part !== '')
    .join(' ');
}

const ended = (reason: string): string => (/[。！？.!?]$/u.test(reason) ? reason : `${reason}。`);
const askedWords = (action: string, { by, on, today, reason }: Asked): string =>
  `${by}已于 ${shortDate(on, today)} ${action}，原因：${ended(reason)}`;

/** The actions on a package after its submission. */
export const after = {
  'after.log-expedited': '催办',
  'after.log-withdrawn': '撤回提交',
  'after.reason': '原因',
  'after.reason-missing': '请写明原因',
  'after.reason-hint': '平台会看到这个原因，最多 200 字。',
  'after.refused-state': '资料包的状态已经变化，这个操作没有执行。',
  'after.refused-unknown': '网络异常，没能确认平台是否收到。请先查看操作记录。',
  'after.expedite': '催办',
  'after.expedite-title': '催平台尽快办理？',
  'after.expedite-body': '每个资料包每天可以催办一次。',
  'after.expedite-again': ({ again }: { again: string }) => `今天已催办，${plainDate(again)} 起可以再次催办`,
  'after.refused-expedited-today': ({ again }: { again: string | undefined }) =>
    `今天已经催办过，${again === undefined ? '明天' : `${plainDate(again)} 起`}可以再次催办。`,
  'after.done-expedite': '已催办，平台会看到您写的原因。',
  'after.expedited': (asked: Asked) => askedWords('催办', asked),
  'after.funder-ask': ({ phone }: { phone: string }) =>
    `资金方没有承诺完成日期。想了解进度，可询问在线客服（7×24 小时），或致电客服热线 ${phone}（工作日 9:00–18:00）。`,
  'after.withdraw': '撤回提交',
  'after.withdraw-title': '撤回这次提交？',
  'after.withdraw-body': '平台还没有开始处理。撤回后资料包回到您手上，所有资料都保留，改好后需要重新提交。',
  'after.done-withdraw': '已撤回，资料都还在，等您重新提交。',
  'after.change': '申请修改',
  'after.change-title': '申请修改已提交的资料？',
  'after.change-body': '平台同意后，资料包回到贵公司手上，可以修改并重新提交。平台答复之前，办理照常进行。',
  'after.done-change': '已申请修改，平台答复后会显示在这里。',
  'after.refused-already-asked': ({ by }: { by: string }) => `${by === '' ? '有同事' : by}已经提出申请，请等平台答复。`,
  'after.change-open': ({ until, about, ...asked }: Asked & { readonly until: string; readonly about: boolean }) =>
    `${askedWords('申请修改', asked)}平台还没有答复，由平台审核人员答复${until === '' ? '' : about ? `，约 ${plainDate(until)}` : `，预计不晚于 ${plainDate(until)}`}。`,
  'after.change-granted': ({ by, on, today, reason }: Asked) =>
    `平台已同意${by} ${shortDate(on, today)} 的修改申请（${reason}），现在可以修改。`,
  'after.change-refused': ({ by, on, today, answer }: Asked & { readonly answer: string }) =>
    `平台没有同意${by} ${shortDate(on, today)} 的修改申请，原因：${ended(answer)}`,
  'after.log-change-asked': '申请修改',
  'after.log-change-granted': ({ version }: { version: string }) =>
    `平台同意修改${version === '' ? '' : `（此前为第 ${version} 次提交）`}`,
  'after.log-change-refused': '平台没有同意修改',
  'after.removal': '申请移除',
  'after.removal-of': ({ name }: { name: string }) => `申请移除 ${name}`,
  'after.removal-title': '申请移除这份资料？',
  'after.removal-body': '平台同意后，这份资料不再属于这次提交。平台答复之前，资料仍在，办理照常进行。',
  'after.removal-about': ({ name }: { name: string }) => `要移除的资料：${name}`,
  'after.done-removal': '已申请移除，平台答复后会显示在这里。',
  'after.refused-last-of-required': '这是必传资料中唯一的一份，不能单独移除。请申请修改后替换。',
  'after.removal-open': ({
    document,
    until,
    about,
    ...asked
  }: Asked & TakenOut & { readonly until: string; readonly about: boolean }) =>
    `${askedWords(`申请移除 ${named(document)}`, asked)}由平台审核人员答复${until === '' ? '' : about ? `，约 ${plainDate(until)}` : `，预计不晚于 ${plainDate(until)}`}；答复之前，这份资料仍在。`,
  'after.removal-approved': ({ by, on, today, document }: Asked & TakenOut) =>
    `平台已同意${by} ${shortDate(on, today)} 的申请，${named(document)} 已移除。`,
  'after.removal-refused': ({ by, on, today, document, answer }: Asked & TakenOut & { readonly answer: string }) =>
    `平台没有同意${by} ${shortDate(on, today)} 移除 ${named(document)} 的申请，原因：${ended(answer)}`,
  'after.log-removal-asked': '申请移除资料',
  'after.log-removal-approved': '平台同意移除资料',
  'after.log-removal-refused': '平台没有同意移除资料',
  'after.relate': '关联业务',
  'after.relate-title': ({ kind }: { kind: BusinessKind }) => `关联更多${nounOf(kind)}`,
  'after.relate-body': ({ kind }: { kind: BusinessKind }) =>
    `下列${nounOf(kind)}可以使用这个资料包。关联后计入业务总金额。`,
  'after.relate-none': ({ kind }: { kind: BusinessKind }) => `现在没有可以使用这个资料包的${nounOf(kind)}。`,
  'after.relate-due': ({ day }: { day: string }) => `${plainDate(day)} 到期`,
  'after.relate-count': (values: { count: number; kind: BusinessKind }) =>
    values.count === 0 ? '关联' : `关联 ${values.count} 笔`,
  'after.related': (values: { count: number; kind: BusinessKind; packageId: string }) =>
    `关联成功：${values.count} 笔${nounOf(values.kind)}已关联到资料包 ${values.packageId}，可以在资料列表中查看。`,
  'after.related-elsewhere': (values: { count: number; kind: BusinessKind; packageId: string }) =>
    `关联成功：${values.count} 笔${nounOf(values.kind)}已关联到资料包 ${values.packageId}。这类资料包没有单独的列表，这里是待提交的资料包。`,
  'after.related-here': (values: { count: number; kind: BusinessKind }) =>
    `关联成功：${values.count} 笔${nounOf(values.kind)}已关联到这个资料包。`,
  'after.relate-nothing': '请至少选择一笔',
  'after.relate-short': ({ total, invoices, contracts }: { total: string; invoices: string; contracts: string }) => {
    const lacks = [
      ...(invoices === '' ? [] : [`发票合计还差 ${invoices}`]),
      ...(contracts === '' ? [] : [`合同合计还差 ${contracts}`]),
    ];
    return `关联后业务总金额为 ${total}，${lacks.join('，')}。仍可关联，平台审核时可能要求补充。`;
  },
  'after.relate-failed': '资料包关联失败，请重试。',
  'after.log-related': '关联业务',
};
