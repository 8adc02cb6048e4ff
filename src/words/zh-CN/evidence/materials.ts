import { count as grouped, fileProgress } from '../../format.ts';
import { moved, type Happened } from '../moved.ts';

/**
 * The numbers of a stage: the given documents, the least number needed, and the documents that still wait, by reason.
 */
export interface StageCount {
  readonly given: number;
  readonly needed: number;
  readonly sending: number;
  readonly toMend: number;
  readonly toCheck: number;
  readonly reading: number;
}

const stageCount = ({ given, needed, sending, toMend, toCheck, reading }: StageCount): string =>
  [
    `${given}/${needed}`,
    sending > 0 ? `上传中 ${sending}` : '',
    toMend > 0 ? `待完善 ${toMend}` : '',
    toCheck > 0 ? `待核对 ${toCheck}` : '',
    reading > 0 ? `识别中 ${reading}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');

export const materials = {
  'materials.title': '上传资料',
  'materials.stage-FINANCE_AUTH': '融资授权',
  'materials.stage-BUSI_CONTRACT': '贸易合同',
  'materials.stage-BUSI_INVOICE': '发票',
  'materials.stage-FINANCE_OTHER': '其他资料',
  'materials.invoice-type': '发票类型',
  'materials.invoice-code': '发票代码',
  'materials.original-number': '原发票号码',
  'materials.original-code': '原发票代码',
  'materials.original-note': ({ number, code }: { number: string; code: string }) =>
    `原发票 ${code === '' ? '' : `${code} `}${number}`,
  'materials.invoice-number': '发票号码',
  'materials.invoice-check-code': '校验码',
  'materials.invoice-date': '开票日期',
  'materials.invoice-amount': '不含税金额',
  'materials.invoice-tax': '税额',
  'materials.invoice-total': '价税合计',
  'materials.contract-number': '合同编号',
  'materials.contract-number-on-paper': '合同上的编号',
  'materials.contract-amount': '合同金额',
  'materials.file': '文件',
  'materials.type-general-vat': '增值税普通发票',
  'materials.type-general-vat-elec': '增值税电子普通发票',
  'materials.type-special-vat': '增值税专用发票',
  'materials.type-special-vat-elec': '增值税电子专用发票',
  'materials.type-vehicle': '机动车销售统一发票',
  'materials.type-used-vehicle': '二手车销售统一发票',
  'materials.type-digital-special': '数电专票',
  'materials.type-digital-general': '数电普票',
  'materials.type-choose': '请选择',
  'materials.name': ({ name }: { name: string }) => name,
  'materials.templates': '模板',
  'materials.examples': '示例',
  'materials.required': '必传',
  'materials.optional': '选填',
  'materials.exit': '退出',
  'materials.exit-origin': '返回融资',
  'materials.check': '核对并提交',
  'materials.saving': '正在保存',
  'materials.not-saved': '有修改没有保存，请查看提示',
  'materials.kept-here': '暂时没能保存到平台，已存在本机，会自动重试',
  'materials.save-now': '立即重试',
  'materials.save-ended': '没能保存到平台，已存在本机，不再自动重试：',
  'materials.complete': '已填全',
  'materials.incomplete': '待填写',
  'materials.repeated': '发票重复',
  'materials.returned': '已退回',
  'materials.passed': '已通过',
  'materials.replaced': '已修改，待提交',
  'materials.locked': '不可修改',
  'materials.locked-note': '只需修改退回的资料，其余不用再动。',
  'materials.adding-shut': '这一类资料已通过，本次不用补充。',
  'materials.adding-full': ({ given, most }: { given: number; most: number }) =>
    `已有 ${given} / ${most} 份，已达上限。如需更换，请点“替换”。`,
  'materials.adding-mends': '修改后的合计低于融资金额，可在此补充。',
  'materials.add-page': '添加文件',
  'materials.preview': '预览',
  'materials.offer': '去掉符号',
  'materials.conflict-mine': '保留我的',
  'materials.conflict-theirs': '使用对方的',
  'materials.remove-title': '移除这份资料？',
  'materials.remove-body': '移除后可以重新上传。',
  'materials.not-removed': ({ name, by }: { name: string; by: string }) =>
    `${by === '' ? '有同事' : by}刚刚修改了 ${name}，没有移除。请看过最新内容再决定。`,
  'materials.remove': '移除',
  'materials.queue-paused': ({ why }: { why: string }) => `上传已暂停：${why}。`,
  'materials.invoices-total': '发票合计',
  'materials.read-only': '当前状态只能查看。',
  'materials.read-only-returned': '资料已退回，在进展页开始修改后才能编辑。',
  'materials.to-detail': '查看进展',
  'materials.steps-missing': '数据异常，请截图发给在线客服（7×24 小时）。',
  'materials.unarrived-dismiss': '知道了',
  'materials.contract-number-hint': '最多 32 位数字或字母',
  'materials.contract-as-written': ({ number }: { number: string }) => `合同上写作 ${number}，已随资料保存`,
  'materials.stages': '资料步骤',
  'materials.saved-at': ({ time }: { time: string }) => `已自动保存 ${time}`,
  'materials.unarrived': ({ count }: { count: number }) => `其他步骤还有 ${count} 个文件没有传完，请到该步骤重新选择：`,
  'materials.unfinished-state': '没有传完',
  'materials.unfinished': ({ kept, size }: { kept: number; size: number }) =>
    kept > 0 ? `已传 ${fileProgress(kept, size)}，请重新选择该文件以继续` : '上次没有传完，请重新选择该文件',
  'materials.unfinished-findable': ({ kept, size }: { kept: number; size: number }) =>
    kept > 0 ? `已传 ${fileProgress(kept, size)}，可从原来的位置接着传` : '上次没有传完，可从原来的位置接着传',
  'materials.unfinished-go-on': '继续上传',
  'materials.unfinished-go-on-of': ({ name }: { name: string }) => `继续上传 ${name}`,
  'materials.unfinished-denied': '浏览器没有获准读取这个文件，没有续传。可再试一次并选择允许，或重新选择该文件。',
  'materials.unfinished-moved': '原来的位置找不到这个文件，可能已移动、改名或删除，没有续传。请重新选择该文件。',
  'materials.unfinished-changed':
    '原来位置的文件已改动，与上次上传的内容不同，没有续传。请选择原文件；要传新文件，请先点“不再上传”，再按新文件上传。',
  'materials.unfinished-pick': '选择文件继续',
  'materials.unfinished-pick-of': ({ name }: { name: string }) => `选择文件继续上传 ${name}`,
  'materials.unfinished-let-go': '不再上传',
  'materials.unfinished-let-go-title': '不再上传这个文件？',
  'materials.unfinished-let-go-ask': ({ name, kept, size }: { name: string; kept: number; size: number }) =>
    kept > 0
      ? `${name}：已传的 ${fileProgress(kept, size)} 将删除，以后只能从头上传。`
      : `${name}：将不再提示，以后可作为新文件上传。`,
  'materials.unfinished-let-go-of': ({ name }: { name: string }) => `不再上传 ${name}`,
  'materials.unfinished-other-size': ({ given, wanted }: { given: number; wanted: number }) =>
    `所选文件大小不同（${grouped(given)} 字节，上次为 ${grouped(wanted)} 字节），不是同一个文件，没有续传。请选择原文件；要传新文件，请先点“不再上传”，再按新文件上传。`,
  'materials.unfinished-other-name': ({ name }: { name: string }) =>
    `所选文件不叫“${name}”，没有续传。请选择原文件；要传新文件，请先点“不再上传”，再按新文件上传。`,
  'materials.unfinished-other-bytes':
    '所选文件与上次上传的内容不同，没有续传。请选择原文件；要传新文件，请先点“不再上传”，再按新文件上传。',
  'materials.archive-bomb': '压缩包解压后过大，没有接收。请解压后直接上传其中的文件。',
  'materials.archive-too-many': '压缩包里的文件超过 1,000 个，没有接收。请分成几个压缩包上传。',
  'materials.archive-nested': '压缩包里还有压缩包，没有接收。请解压里层的压缩包，重新打包后上传。',
  'materials.archive-links': '压缩包里有指向别处的链接，没有接收。请换成文件本身，重新打包后上传。',
  'materials.archive-runs': '压缩包里有程序、脚本或网页，没有接收。请删去这些文件，重新打包后上传。',
  'materials.archive-climbs': '压缩包里有文件的路径指向包外（如 ../ 或盘符），没有接收。请在文件夹里重新打包后上传。',
  'materials.archive-rar': '这里不打开 RAR 压缩包，没有接收。请改用 zip 压缩后上传。',
  'materials.archive-nothing': '压缩包里没有文件，请检查后重新上传。',
  'materials.other-file': '这不是上次没有传完的那个文件，没有续传。请移除后按新文件上传。',
  'materials.unarrived-file': ({ file, material }: { file: string; material: string }) => `${file}（${material}）`,
  'materials.replaced-note': ({ name }: { name: string }) => `原文件：${name}`,
  'materials.stage-count': (counts: StageCount) => stageCount(counts),
  'materials.fields-of': ({ name }: { name: string }) => `${name} 的信息`,
  'materials.settle-first': '有资料被同事修改过，请先选择保留哪一份。',
  'materials.returned-reason': '退回原因',
  'materials.conflict-look': '看看最新内容',
  'materials.mine': '我的',
  'materials.theirs': '对方的',
  'materials.nothing-yet': '还没有文件。',
  'materials.replace-all': '全部替换',
  'materials.previous-stage': '上一步',
  'materials.next-stage': '下一步',
  'materials.stage-count-here': (counts: StageCount) => `已上传 ${stageCount(counts)}`,
  'materials.stage-complete': '已完成',
  'materials.stage-partial': '未完成',
  'materials.stage-to-check': '未核对完',
  'materials.stage-empty': '未开始',
  'materials.stage-optional': '选填',
  'materials.stage-attention': '有退回',
  'materials.steps-missing-title': '数据异常',
  'materials.to-list': '返回列表',
  'materials.pasted-name': '截图',
  'materials.remove-page': ({ name }: { name: string }) => `移除 ${name}`,
  'materials.preview-of': ({ name }: { name: string }) => `预览 ${name}`,
  'materials.remove-of': ({ name }: { name: string }) => `移除 ${name}`,
  'materials.add-page-of': ({ name }: { name: string }) => `给 ${name} 添加文件`,
  'materials.total-below': ({ total, financing, open }: { total: string; financing: string; open: boolean }) =>
    `发票合计 ${total}，低于融资金额 ${financing}${open ? '（仅提示，不影响提交）' : ''}`,
  'materials.total-met': ({ total, financing }: { total: string; financing: string }) =>
    `发票合计 ${total}，融资金额 ${financing}`,
  'materials.edited-detail': ({ number, amount }: { number: string; amount: string }) =>
    `修改前：${[number, amount].filter((part) => part !== '').join(' · ')}`,
  'materials.mended-to': '改为',
  'materials.mended-by': ({ name }: { name: string }) => `由${name}修改`,
  'materials.mended-remaining': ({ fields }: { fields: string }) => `退回原因提到的${fields}没有改动`,
  'materials.items-count': ({ count }: { count: number }) => `${count} 份`,
  'materials.saved-beside': ({ name }: { name: string }) =>
    `${name}刚刚也修改了这份材料，与您的修改已合并保存，请核对各栏。`,
  'materials.remove-several': '选择多份',
  'materials.remove-several-title': ({ count }: { count: number }) => `移除这 ${count} 份资料？`,
  'materials.remove-more': ({ count }: { count: number }) => `等，另有 ${count} 份`,
  'materials.picked': ({ count }: { count: number }) => `已选 ${count} 份`,
  'materials.pick-all': '全选',
  'materials.pick-none': '全不选',
  'materials.pick-first': '请先选择要移除的资料。',
  'materials.remove-picked': '移除所选',
  'materials.removing': ({ count }: { count: number }) => `正在移除 ${count} 份资料`,
  'materials.pick': ({ name }: { name: string }) => `选择 ${name}`,
  'materials.next-item': ({ count }: { count: number }) => (count === 0 ? '下一份' : `下一份待填写（${count}）`),
  'materials.next-item-keys': 'Ctrl + Enter',
  'materials.waiting-more': ({ count }: { count: number }) => (count === 0 ? '' : `还有 ${count} 个文件等待上传`),
  'materials.waiting-show': '全部显示',
  'materials.waiting-fold': '收起',
  'materials.waiting-cancel': ({ count }: { count: number }) => `取消等待中的 ${count} 个`,
  'materials.title-read': '资料',
  'materials.field': '内容',
  'materials.given': '已上传',
  'materials.removed-by': ({ by, title, material }: { by: string; title: string; material: string }) =>
    `${by === '' ? '有同事' : by}移除了您正在填写的“${title}”（${material}）。您填写的内容保留在这里，可以复制或重新添加。`,
  'materials.removed-add': '重新添加',
  'materials.removed-copy': '复制填写的内容',
  'materials.moved': (happened: Happened) => `${moved(happened)}页面已刷新。`,
  'materials.same-invoice': ({ name, material, row }: { name: string; material: string; row: number }) =>
    `与 ${name}（${material}第 ${row} 份）是同一张发票`,
  'materials.see-twin': ({ name }: { name: string }) => `查看 ${name}`,
  'materials.to-compare': '待核对',
  'materials.compare-title': '请对照新文件核对',
  'materials.compare-count': ({ count }: { count: number }) =>
    `文件已替换，下面 ${count} 项还是原文件的内容。一致就确认，不一致请直接修改。`,
  'materials.compare-all': '核对无误',
  'materials.compare-all-of': ({ name }: { name: string }) => `${name} 的内容核对无误`,
  'materials.compare-field': '原文件的内容，待核对',
  'materials.still-missing': ({ fields }: { fields: string }) => `还需填写：${fields}`,
  'materials.filled-by': ({ name, by }: { name: string; by: string }) =>
    by === '' ? `${name}已经传满，页面已刷新。` : `${by}刚刚传满了${name}，页面已刷新。`,
  'materials.see': '查看',
  'materials.name-and-more': ({ name, count }: { name: string; count: number }) => `${name} 等 ${count} 个文件`,
};
