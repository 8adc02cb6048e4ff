import type { BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';
import { nounOf } from './nouns.ts';
import { moved, type Happened } from '../moved.ts';

export const check = {
  'check.title': '核对并提交',
  'check.submit': '确认提交',
  'check.back': '返回上传',
  'check.missing-title': '还有资料需要完善',
  'check.ready': '资料已齐，可以提交。',
  'check.ready-concerns': ({ count }: { count: number }) => `资料已齐。请先核对上面的 ${count} 份，再提交。`,
  'check.beside': ({ count }: { count: number }) => `有 ${count} 份改动过，但没有改动退回原因提到的内容：`,
  'check.change': '修改',
  'check.facts': '资料包',
  'check.uppercase': '金额大写',
  'check.ask-title': '提交前请您确认',
  'check.ask-yes': '继续提交',
  'check.original-title': '填写原发票号码',
  'check.original-why': '资金方要求：红字发票、替换过的发票须注明原发票',
  'check.original-of': ({ number }: { number: string }) => `发票 ${number}`,
  'check.original-code-hint': '8 位号码须填；20 位号码不填',
  'check.original-missing': '请填写原发票号码',
  'check.original-number-format': '应为 8 位或 20 位数字',
  'check.original-code-format': '8 位号码填 10 或 12 位代码，20 位号码不填代码',
  'check.original-own-number': '不能是这张发票自己的号码',
  'check.original-yes': '保存并提交',
  'check.original-not-saved': '没有保存成功，填写的内容还在，请再试一次',
  'check.original-save': '保存',
  'check.original-change': '修改原发票',
  'check.original-change-of': ({ name }: { name: string }) => `修改 ${name} 的原发票`,
  'check.original-name': '填写原发票',
  'check.original-name-of': ({ name }: { name: string }) => `填写 ${name} 的原发票`,
  'check.original-hint': '票面读作红字，税务登记没有标红；如确是红字，请填写原发票。',
  'check.original-demanded': '平台核对：下列发票还没有注明原发票，资料包没有提交。',
  'check.conflict-originals': ({ count }: { count: number }) => `资金方要求注明原发票，还有 ${count} 张发票没有注明。`,
  'check.none': '未提供',
  'check.conflict-title': '资料包刚刚有变化',
  'check.conflict-look': '查看最新内容',
  'check.material-missing': ({ name }: { name: string }) => `缺少：${name}`,
  'check.item-incomplete': ({ name, field, problem }: { name: string; field: string; problem: string }) =>
    `${name} · ${field}：${problem}`,
  'check.item-unfilled': ({
    name,
    fields,
    count,
    more,
  }: {
    name: string;
    fields: string;
    count: number;
    more: number;
  }) => `${name}：${fields}${more > 0 ? '等' : ''} ${count} 项未填`,
  'check.still-returned': ({ name, problem }: { name: string; problem: string }) => `${name}还没有修改：${problem}`,
  'check.same-invoice-twice': ({ number, name, other }: { number: string; name: string; other: string }) =>
    `发票 ${number} 重复：${name} 与 ${other} 是同一张`,
  'check.to-compare': ({ name }: { name: string }) => `${name}：文件已替换，请对照新文件核对填写的内容`,
  'check.invoices-below': ({ total, financing }: { total: string; financing: string }) =>
    `发票合计 ${total}，低于融资金额 ${financing}（仅提示，不影响提交）`,
  'check.contracts-below': ({ total, financing }: { total: string; financing: string }) =>
    `合同金额合计 ${total}，低于融资金额 ${financing}。是否继续提交？`,
  'check.contracts-below-tip': ({ total, financing }: { total: string; financing: string }) =>
    `合同金额合计 ${total}，低于融资金额 ${financing}，提交时会请您确认。`,
  'check.invoices-not-counted': ({ total, count }: { total: string; count: number }) =>
    `发票合计 ${total}，另有 ${count} 份正在上传或识别，尚未计入。`,
  'check.contracts-not-counted': ({ total, count }: { total: string; count: number }) =>
    `合同金额合计 ${total}，另有 ${count} 份正在上传或识别，尚未计入。`,
  'check.pending': ({ count }: { count: number }) => `${count} 份正在上传或识别`,
  'check.pending-not-counted': ({ count }: { count: number }) => `${count} 份正在上传或识别，尚未计入`,
  'check.under-way': ({ count }: { count: number }) => `还有 ${count} 个文件正在上传，传完之前不能提交。`,
  'check.expected': ({ until, about }: { until: string; about: boolean }) =>
    about ? `现在提交，约 ${until} 完成审核。` : `现在提交，预计 ${until} 前完成审核。`,
  'check.expected-day': ({ until, about }: { until: string; about: boolean }) => (about ? `约 ${until}` : until),
  'check.missed': ({ count }: { count: number }) =>
    `有 ${count} 个文件没有传上。需要的话请返回重新上传，不需要可以直接提交：`,
  'check.changed': '已修改',
  'check.total': ({ total }: { total: string }) => `合计 ${total}`,
  'check.outdated': '同事刚刚修改了这个资料包。请先查看最新内容再提交。',
  'check.see-changes': '查看最新内容',
  'check.conflict-moved': (happened: Happened) => `${moved(happened)}您的提交没有执行，什么也没有被覆盖。`,
  'check.conflict-unseen': ({ changed, people }: { changed: readonly string[]; people: readonly string[] }) =>
    `${people.join('、')}在您核对之后修改了：${changed.join('、')}。请看过最新内容再提交。`,
  'check.conflict-state': '资料包的状态已经变化，不能再提交。',
  'check.conflict-standard': '资料标准已更新，请重新核对。',
  'check.conflict-incomplete': ({ count }: { count: number }) => `还有 ${count} 项资料未完善。`,
  'check.not-permitted': '当前角色只能查看，不能提交。',
  'check.to-detail': '查看进展',
  'check.amount': '融资金额',
  'check.credits': ({ kind }: { kind: BusinessKind }) => nounOf(kind),
  'check.expected-label': '预计完成',
  'check.blocked': '请先完善缺少的资料。',
  'check.failed-title': '没有提交成功',
  'check.failed-safe': '资料都已保存，可以稍后再提交。',
  'check.optional-none': '未提供（选填）',
  'check.credits-count': ({ count }: { count: number }) => `${count} 笔`,
  'check.change-of': ({ name }: { name: string }) => `修改${name}`,
  'check.unknown-title': '没能确认是否提交',
  'check.unknown': '网络异常，没能确认是否提交成功。请先查看最新状态；没有提交的话可以再次提交，不会重复。',
  'check.platform-incomplete': ({ name }: { name: string }) => `平台核对：${name}还没有填全`,
  'check.platform-returned': ({ name }: { name: string }) => `平台核对：${name}被退回后还没有修改`,
  'check.platform-twice': ({ name }: { name: string }) => `平台核对：${name}与另一张发票重复`,
  'check.platform-says': ({ name, words }: { name: string; words: string }) =>
    `平台核对：${name === '' ? '' : `${name}：`}${words}`,
  'check.no-materials':
    '没有取得这个资料包需要的资料清单，不能确认是否齐全，暂不能提交。请稍后刷新，或联系在线客服（7×24 小时）。',
  'check.unrecognised': ({ name, codes }: { name: string; codes: readonly string[] }) =>
    `${name}中有本页面还不能识别的要求（${codes.join('、')}），不能确认资料是否齐全。提交时以平台核对为准，如有疑问请联系在线客服（7×24 小时）。`,
  'check.not-checked-title': '没能核对',
  'check.not-checked': '没能向平台核对资料是否齐全，所以没有提交。',
  'check.unclear-title': ({ count }: { count: number }) => `${count} 份资料的图片不够清晰，建议提交前重新上传`,
  'check.not-needed':
    '平台表示该资料包现在不需要提交：可能已由同事提交，或不再需要。请返回列表查看，如有疑问请联系在线客服（7×24 小时）。',
  'check.unconfirmed': ({ count, doubtful }: { count: number; doubtful: number }) =>
    `还有 ${count} 份没有核对${doubtful === 0 ? '' : doubtful === count ? `，${count === 1 ? '' : '都'}有疑问` : `，其中 ${doubtful} 份有疑问`}。建议提交前对照原件核对：`,
  'check.unconfirmed-doubtful': '有疑问：',
  'check.unconfirmed-holding': '未发现疑问：',
  'check.being-read': ({ count }: { count: number }) => `还有 ${count} 份正在识别或等待填入，回到上传页会自动填好：`,
  'check.wait-reading': '有资料正在识别，填好后可以提交。',
};
