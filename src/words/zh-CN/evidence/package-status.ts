import type { BusinessKind, FunderAct } from '../../../domain/evidence/shared/book-policies.ts';
import type { PackageStage } from '../../../domain/evidence/materials/package-stage.ts';
import { shortDate } from '../../format.ts';
import { actOf } from './funder-acts.ts';
import { nounOf } from './nouns.ts';

/** How many of the required documents are there; both undefined if unknown. */
interface RequiredDocuments {
  readonly there: number | undefined;
  readonly required: number | undefined;
}

const uploadedWords = ({ there, required }: RequiredDocuments): string => {
  if (there === undefined || required === undefined || required === 0) return '';
  return there === required ? `必交 ${required} 项都已上传` : `必交 ${there}/${required} 项已上传`;
};
const isAllUploaded = ({ there, required }: RequiredDocuments): boolean =>
  required !== undefined && required > 0 && there === required;
const beside = (words: string): string => (words === '' ? '' : ` · ${words}`);
const itemsWords = (items: number): string => (items > 0 ? `修改 ${items} 项` : '修改');
const named = (name: string): string => (name === '' ? '经办人' : name);
/** A day is shown with its year unless that is the year of `today`. */
interface Dated {
  readonly today: string;
}

/** The day after which a draft lapses; undefined if it is not near. */
interface Lapsing extends Dated {
  readonly lapse: string | undefined;
}

/** The absent colleague for whom the user handles it; empty for the user's own. */
interface Acting {
  readonly actsFor: string;
}

const forWords = (actsFor: string): string => (actsFor === '' ? '' : `（代${actsFor}）`);
const lapseWords = (lapse: string | undefined, today: string): string =>
  lapse === undefined ? '' : `${shortDate(lapse, today)} 后自动失效`;
const sinceWords = (since: string | undefined, what: string, today: string): string =>
  since === undefined ? '' : `${shortDate(since, today)} ${what}`;
const by = (until: string, about: boolean): string => (about ? `约 ${until} 完成` : `预计 ${until} 前完成`);
const lateWords = (days: number | undefined): string =>
  days === undefined || days === 0 ? '已过预计日期' : `已超 ${days} 个工作日`;

const stages: Readonly<Record<PackageStage, string>> = {
  assembling: '准备资料',
  returned: '等待修改',
  correcting: '修改资料',
  'platform-correcting': '平台更正',
  'to-be-organised': '等待平台受理',
  'awaiting-pre-fill': '等待平台录入',
  'pre-filling': '平台录入',
  'pre-review': '智能预审',
  'awaiting-first-review': '等待平台初审',
  'first-review': '平台初审',
  're-check': '平台再次核对',
  'awaiting-final-review': '等待平台复审',
  'final-review': '平台复审',
  review: '平台审核',
  funding: '等待资金方',
  funded: '已放款',
  repaid: '已还款',
  overdue: '已逾期，待交说明函',
  'overdue-letter': '平台查看逾期说明函',
  'handed-in': '已提交',
  ended: '已失效',
  unknown: '状态无法识别',
};

const freed = (kind: BusinessKind): string => `其中的${nounOf(kind)}可以重新选择。`;
const because = (reason: string): string => (reason === '' ? '' : `，原因：${reason.replace(/[。.]$/u, '')}`);

export const packageStatus = {
  'package-status.stage': ({ stage }: { stage: PackageStage }) => stages[stage],
  'package-status.line-mine-assembling': ({ actsFor, lapse, today, ...given }: RequiredDocuments & Lapsing & Acting) =>
    `${isAllUploaded(given) ? '等您核对提交' : '等您完善'}${forWords(actsFor)}${beside(uploadedWords(given))}${beside(lapseWords(lapse, today))}`,
  'package-status.line-theirs-assembling': ({
    name,
    lapse,
    today,
    ...given
  }: RequiredDocuments & Lapsing & { readonly name: string }) =>
    `${named(name)}处理中${beside(uploadedWords(given))}${beside(lapseWords(lapse, today))}`,
  'package-status.line-mine-returned': ({
    actsFor,
    items,
    since,
    today,
  }: Acting & Dated & { items: number; since: string | undefined }) =>
    `等您${itemsWords(items)}${forWords(actsFor)}${beside(sinceWords(since, '退回', today))}`,
  'package-status.line-theirs-returned': ({
    name,
    items,
    since,
    today,
  }: Dated & { name: string; items: number; since: string | undefined }) =>
    `等${named(name)}${itemsWords(items)}${beside(sinceWords(since, '退回', today))}`,
  'package-status.line-mine-correcting': ({
    actsFor,
    items,
    since,
    today,
  }: Acting & Dated & { items: number; since: string | undefined }) =>
    `等您重新提交${forWords(actsFor)}${beside(items > 0 ? `退回过 ${items} 项` : '')}${beside(sinceWords(since, '开始修改', today))}`,
  'package-status.line-theirs-correcting': ({
    name,
    items,
    since,
    today,
  }: Dated & { name: string; items: number; since: string | undefined }) =>
    `${named(name)}修改中${beside(items > 0 ? `退回过 ${items} 项` : '')}${beside(sinceWords(since, '起', today))}`,
  'package-status.line-platform': ({
    stage,
    until,
    about,
    since,
    today,
  }: Dated & { stage: PackageStage; until: string | undefined; about: boolean; since: string | undefined }) =>
    `${stages[stage]}${beside(until === undefined ? sinceWords(since, '起', today) : by(shortDate(until, today), about))}`,
  'package-status.line-late': ({
    stage,
    due,
    days,
    today,
  }: Dated & { stage: PackageStage; due: string; days: number | undefined }) =>
    `${stages[stage]}${beside(`应于 ${shortDate(due, today)} 完成，${lateWords(days)}`)}`,
  'package-status.line-funding': ({
    act,
    funder,
    since,
    today,
  }: Dated & { act: FunderAct; funder: string; since: string | undefined }) =>
    `等待${funder === '' ? '资金方' : funder}${actOf(act)}${beside(sinceWords(since, '审核通过', today))}`,
  'package-status.line-funded': ({ act, since, today }: Dated & { act: FunderAct; since: string | undefined }) =>
    `已${actOf(act)}${beside(since === undefined ? '' : shortDate(since, today))}`,
  'package-status.line-since': ({ stage, since, today }: Dated & { stage: PackageStage; since: string | undefined }) =>
    `${stages[stage]}${beside(since === undefined ? '' : shortDate(since, today))}`,
  'package-status.line-letter-returned': ({ mine, on, today }: Dated & { mine: boolean; on: string | undefined }) =>
    `已逾期 · 说明函被退回${mine ? '，等您重新上传' : ''}${beside(sinceWords(on, '退回', today))}`,
  'package-status.line-unknown': '状态无法识别，请联系客服',
  'package-status.mine-assembling': (given: RequiredDocuments) =>
    `${isAllUploaded(given) ? '等您核对提交' : '等您完善资料'}${uploadedWords(given) === '' ? '' : `，${uploadedWords(given)}`}。`,
  'package-status.theirs-assembling': ({ name, ...given }: RequiredDocuments & { readonly name: string }) =>
    `${named(name)}正在准备资料${uploadedWords(given) === '' ? '' : `，${uploadedWords(given)}`}。`,
  'package-status.mine-returned': ({ items }: { items: number }) => `等您${itemsWords(items)}。`,
  'package-status.theirs-returned': ({ name, items }: { name: string; items: number }) =>
    `等${named(name)}${itemsWords(items)}。`,
  'package-status.mine-correcting': ({ items, beside: missed }: { items: number; beside: number }) =>
    items > 0
      ? `还有 ${items} 项等您修改，改完请重新提交。`
      : missed > 0
        ? `退回的资料都改动过，但有 ${missed} 项没有改动退回原因提到的内容，请核对后再提交。`
        : '退回的资料都改动过，请核对后重新提交。',
  'package-status.theirs-correcting': ({ name }: { name: string }) => `${named(name)}正在修改，改完会重新提交。`,
  'package-status.platform': ({
    stage,
    until,
    about,
    since,
    today,
  }: Dated & { stage: PackageStage; until: string | undefined; about: boolean; since: string | undefined }) =>
    `${stages[stage]}${since === undefined ? '' : `（${shortDate(since, today)} 起）`}${until === undefined ? '' : `，${by(until, about)}`}。目前无需您操作。`,
  'package-status.late': ({
    stage,
    due,
    days,
    since,
    today,
  }: Dated & { stage: PackageStage; due: string; days: number | undefined; since: string | undefined }) =>
    `${stages[stage]}${since === undefined ? '' : `（${shortDate(since, today)} 起）`}，应于 ${due} 前完成，${lateWords(days)}。`,
  'package-status.late-call': ({ phone }: { phone: string }) =>
    `可询问进度：在线客服（7×24 小时），或致电客服热线 ${phone}（工作日 9:00–18:00）。资料不用再交。`,
  'package-status.funding': ({
    act,
    funder,
    since,
    today,
  }: Dated & { act: FunderAct; funder: string; since: string | undefined }) =>
    `资料已${since === undefined ? '' : `于 ${shortDate(since, today)} `}审核通过，等待${funder === '' ? '资金方' : funder}${actOf(act)}。`,
  'package-status.funded': ({ act, funder, on }: { act: FunderAct; funder: string; on: string | undefined }) =>
    `${funder === '' ? '资金方' : funder}已${on === undefined ? '' : `于 ${on} `}${actOf(act)}。`,
  'package-status.repaid': ({ funder, on }: { funder: string; on: string | undefined }) =>
    `${funder === '' ? '资金方' : funder}的融资款已${on === undefined ? '' : `于 ${on} `}还清，不用再处理。`,
  'package-status.overdue': ({ mine, returned, due }: { mine: boolean; returned: boolean; due: string }) =>
    `业务应于 ${due} 到期付款，现已逾期：${returned ? '说明函被平台退回，' : ''}等${mine ? '您' : '经办人'}${returned ? '重新' : ''}签字并上传说明函。`,
  'package-status.handed-in': '资料已提交，不用审核。',
  'package-status.ended': '资料包已失效，不用再处理。',
  'package-status.ended-discarded': ({
    by: who,
    on,
    kind,
  }: {
    kind: BusinessKind;
    by: string;
    on: string | undefined;
  }) => `${named(who)}${on === undefined ? '' : `于 ${on} `}作废了这个资料包，${freed(kind)}`,
  'package-status.ended-lapsed': ({ on, kind }: { kind: BusinessKind; on: string | undefined }) =>
    `90 天没有人处理，资料包${on === undefined ? '' : `已于 ${on} `}自动失效，${freed(kind)}`,
  'package-status.ended-cancelled': ({
    on,
    reason,
    kind,
  }: {
    kind: BusinessKind;
    on: string | undefined;
    reason: string;
  }) => `业务${on === undefined ? '' : `已于 ${on} `}取消${because(reason)}。资料包已失效，${freed(kind)}`,
  'package-status.ended-declined': ({
    act,
    funder,
    on,
    reason,
    kind,
  }: {
    act: FunderAct;
    kind: BusinessKind;
    funder: string;
    on: string | undefined;
    reason: string;
  }) =>
    `${funder === '' ? '资金方' : funder}${on === undefined ? '' : `于 ${on} `}决定不${actOf(act)}${because(reason)}。资料包已失效，${freed(kind)}`,
  'package-status.unknown': ({ phone }: { phone: string }) =>
    `资料包的状态无法识别，请致电客服热线 ${phone}（工作日 9:00–18:00）。`,
  'package-status.acting-for': ({ name }: { name: string }) => `由${name}经办，现由您代办。`,
  'package-status.if-today': ({ until, about }: { until: string; about: boolean }) =>
    `若今天提交，${about ? `约 ${until} 完成审核` : `预计 ${until} 前完成审核`}。`,
  'package-status.lapse': ({ day }: { day: string }) => `到 ${day} 仍没有人处理，资料包将自动失效。`,
  'package-status.until': ({ until, about }: { until: string; about: boolean }) => by(until, about),
  'package-status.due': ({ due, days }: { due: string; days: number | undefined }) =>
    `应于 ${due} 完成，${lateWords(days)}`,
  'package-status.mine-changing': '平台已同意修改：改好后由您重新提交。',
  'package-status.theirs-changing': ({ name }: { name: string }) =>
    `平台已同意修改，${name === '' ? '经办人' : name}改好后会重新提交。`,
};
