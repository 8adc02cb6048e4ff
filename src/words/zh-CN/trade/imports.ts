import { count as digits, dateTimeOfYear, money, plainDate } from '../../format.ts';

/** Filling in the forms of issues and transfers from a sheet. */
export const imports = {
  'imports.title': '用表格批量签发',
  'imports.intro': ({ most }: { most: number }) =>
    `一行一笔，一次最多 ${most} 行。先检查，再由您决定存为草稿；读取表格不会提交任何申请。发票可以不填；一笔有几张发票的，在同一格里用分号或换行隔开。`,
  'imports.transfer-title': '用表格填写收款方',
  'imports.transfer-intro': ({ most }: { most: number }) =>
    `一行一个收款方和金额，一次最多 ${most} 行。没有问题的行填进表单，由您核对后再提交。`,
  'imports.at-desk': '表格最好在电脑上准备和核对；手机上也可以选取文件、查看结果。',
  'imports.back': '返回单笔签发',
  'imports.template': '下载模板',
  'imports.label': '签发清单（xlsx 或 xls）',
  'imports.transfer-label': '收款方清单（xlsx 或 xls）',
  'imports.sending': ({ name }: { name: string }) => `正在上传 ${name}`,
  'imports.reading': ({ name }: { name: string }) => `正在读取并检查 ${name}`,
  'imports.another': '换一个文件',

  'imports.column-payee': '收款方',
  'imports.column-amount': '金额（元）',
  'imports.column-dueOn': '到期日',
  'imports.column-contractNumber': '合同编号',
  'imports.column-invoiceNumber': '发票号码',
  'imports.column-invoiceCode': '发票代码',
  'imports.column-invoiceDate': '开票日期',
  'imports.column-invoiceTotal': '价税合计（元）',
  'imports.column-isTransferable': '可转让',
  'imports.column-remark': '备注',
  'imports.column-exceptionReason': '期限例外理由',
  'imports.column-exceptionText': '例外说明',
  'imports.yes': '是',
  'imports.no': '否',
  'imports.note': '说明',
  'imports.sample': '示例，导入时跳过',
  'imports.sample-payee': '示例企业名称，或统一社会信用代码',
  'imports.sheet-name': '签发清单',
  'imports.transfer-sheet-name': '收款方清单',
  'imports.template-name': '批量签发模板',
  'imports.transfer-template-name': '收款方模板',
  'imports.faulty-name': ({ name }: { name: string }) => `${name}-待修改`,
  'imports.reason': '要改的地方',
  'imports.reason-of': ({ column, problem }: { column: string; problem: string }) => `${column}：${problem}`,

  'imports.good': ({ count, sum }: { count: number; sum: string }) => `${count} 行没有问题，合计 ${money(sum)}`,
  'imports.good-before': ({ count }: { count: number }) => `0 行将存：没有问题的 ${count} 行都已导入过`,
  'imports.left-out': ({ count }: { count: number }) => `另有 ${count} 行没有问题，但已导入过，没有计入。`,
  'imports.good-none': '没有可以使用的行',
  'imports.faulty': ({ count }: { count: number }) => `${count} 行有问题，没有计入。`,
  'imports.limit-enough': ({ left, after }: { left: string; after: string }) =>
    `签发额度可用 ${money(left)}，全部提交后剩余 ${money(after)}。`,
  'imports.limit-exceeded': ({ left, excess }: { left: string; excess: string }) =>
    `签发额度可用 ${money(left)}，合计超出 ${money(excess)}：可以存为草稿，但额度用完后的笔数提交不了。`,
  'imports.obstacles': '现在还不能提交',
  'imports.unread-sheets': ({ names }: { names: readonly string[] }) =>
    `没有读取其他工作表：${names.map((name) => `“${name}”`).join('、')}`,
  'imports.hidden-rows': ({ count }: { count: number }) => `有 ${count} 行被隐藏或筛掉，没有读取`,
  'imports.faulty-table': '有问题的行',
  'imports.faulty-more': ({ count }: { count: number }) => `另有 ${count} 处，见下载的表`,
  'imports.faulty-download': '下载有问题的行',
  'imports.faulty-how': '下载的表里只有这些行，最后一列写着原因。改好后直接再选这个文件即可，原因一列不会读取。',
  'imports.faulty-how-first': ({ count }: { count: number }) =>
    `下载的表里只有这些行，最后一列写着原因，不会读取。请先把没有问题的 ${count} 行存为草稿，再换成改好的文件。`,
  'imports.faulty-how-another':
    '下载的表里只有这些行，最后一列写着原因，不会读取。改好后点“换一个文件”，再选它；已存的草稿不受影响。',
  'imports.replace-title': ({ count }: { count: number }) => `还有 ${count} 行没有存为草稿`,
  'imports.replace-body': ({ count }: { count: number }) =>
    `换文件后，这 ${count} 行不再保留。需要它们的，请先返回存为草稿，再选新文件。`,
  'imports.replace-confirm': '不存，换文件',
  'imports.replace-back': '返回',
  'imports.row': '行',
  'imports.row-at': ({ row }: { row: number }) => `第 ${row} 行`,
  'imports.column': '栏目',
  'imports.value': '表中内容',
  'imports.problem': '原因和处理',
  'imports.empty-value': '（空）',
  'imports.good-table': '没有问题的行',
  'imports.due-on': ({ day }: { day: string }) => plainDate(day),
  'imports.invoices': ({ count }: { count: number }) => `${count} 张发票`,
  'imports.state': '情况',
  'imports.row-note': '留意',
  'imports.doubles': ({ count }: { count: number }) => `有 ${count} 行与前面的行相同`,
  'imports.double-row': ({ row, other, name, amount }: { row: number; other: number; name: string; amount: string }) =>
    `第 ${row} 行与第 ${other} 行相同：${name} ${money(amount)}`,
  'imports.doubles-how':
    '收款方、金额、到期日、合同编号和发票都相同。确实是两笔的，请勾选下面一项；否则请在表里删去后重新选取。',
  'imports.doubles-first': '请先确认相同的行',
  'imports.doubles-confirm': '这些行不是重复，每一行都要',

  'imports.repeated': ({ count }: { count: number }) => `有 ${count} 行在最近 30 天内已经导入过，默认不再存`,
  'imports.repeated-row': ({
    row,
    name,
    amount,
    maker,
    at,
    isDraft,
  }: {
    row: number;
    name: string;
    amount: string;
    maker: string;
    at: number;
    isDraft: boolean;
  }) => `第 ${row} 行：${name} ${money(amount)}，${maker}已于 ${dateTimeOfYear(at)} 导入，${isDraft ? '草稿' : '申请'}`,
  'imports.repeated-how':
    '收款方、金额、到期日、合同编号和发票都与已导入的相同。确实要再签发一笔的，请勾选下面一项；否则不用处理。',
  'imports.repeated-confirm': '这些行也要再存一次',

  'imports.digits-lost': '编号太长，Excel 已改成科学计数并丢了后几位：先把这一列设为“文本”格式，再重新填写',
  'imports.not-an-amount': '不是金额：请填数字，如 1234.56',
  'imports.amount-as-day': 'Excel 把这一列金额显示成了日期：先把这一列设为“数值”格式，再核对金额',
  'imports.unclear-amount': '看不出逗号或点是千位分隔还是小数点：请写成 1130.00 这样的形式，最多两位小数',
  'imports.other-unit': '表头写明的单位不是元：请把金额和表头都改成元',
  'imports.too-many-decimals': '小数超过两位：请保留到分',
  'imports.too-large': '金额超过上限 99,999,999,999.98',
  'imports.formula-failed': '公式没有结果：请直接填写内容',
  'imports.no-such-date': '没有这一天，或看不出是哪一天：请写成 2027-03-15 这样的形式',
  'imports.not-positive': '金额必须大于 0',
  'imports.text-as-day': 'Excel 把这一格变成了日期：先把这一列设为“文本”格式，再重新填写',
  'imports.too-long': ({ most }: { most: number }) => `太长：最多 ${most} 个字`,
  'imports.unknown-choice': '没有这个选项：请从下拉列表里选',
  'imports.payee-none': '请填写收款方的全称或统一社会信用代码',
  'imports.payee-unknown':
    '没有找到这个收款方：请核对全称或统一社会信用代码；对方可能还没有实名认证、没有开通产品，或已经注销',
  'imports.payee-several': '有几家企业叫这个名称：请改填统一社会信用代码',
  'imports.invoice-count': '与发票号码对不上：每个号码要有一个开票日期和一个价税合计，8 位号码还要有发票代码，顺序一致',
  'imports.too-many-invoices': '一笔最多 200 张发票：请分成几行',
  'imports.cell-too-long': '这一格太长，没有读全：请把发票分到几个同名的栏目里，或分成几行',
  'imports.payee-differs': '名称和统一社会信用代码不是同一家企业：请核对',
  'imports.unknown': '平台没有接受这一格：请核对',

  'imports.no-headings': '没有找到表头。请用模板填写：表头要有收款方、金额等栏目。',
  'imports.headings-missing': ({ columns }: { columns: string }) => `表头缺少 ${columns}。请补上后再试，或改用模板。`,
  'imports.no-rows': '表里还没有内容，请填好后再试。',
  'imports.file-too-large': ({ megabytes }: { megabytes: number }) =>
    `文件超过 ${megabytes} MB：请删去图片和用不到的工作表，或分成几个文件后重新选取。`,
  'imports.too-many-rows': ({ most }: { most: number }) => `一次最多 ${digits(most)} 行，请分成几个文件。`,
  'imports.unreadable': '打不开这个文件：可能已损坏，或内容过大。请在 Excel 里另存为 xlsx 后再试。',
  'imports.encrypted': '文件设有密码，请去掉密码后再试。',
  'imports.file-missing': '文件没有传到，请再试一次。',
  'imports.not-read': '平台现在不读取表格，请逐笔填写。',

  'imports.to-keep': ({ count, sum }: { count: number; sum: string }) => `将存 ${count} 行，合计 ${money(sum)}`,
  'imports.keep': ({ count }: { count: number }) => `存为 ${count} 份草稿`,
  'imports.keep-rest': ({ count }: { count: number }) => `继续存其余 ${count} 份`,
  'imports.keeping': ({ done, count }: { done: number; count: number }) => `正在存草稿：${done} / ${count}`,
  'imports.keep-note': '草稿不占用额度，可以在申请列表里修改、补充发票或删除。',
  'imports.kept': ({ count }: { count: number }) => `已存为 ${count} 份草稿`,
  'imports.to-submit': ({ count, sum }: { count: number; sum: string }) => `待提交 ${count} 笔，合计 ${money(sum)}`,
  'imports.submit-all': ({ count }: { count: number }) => `全部提交（${count} 笔）`,
  'imports.submit-title': ({ count }: { count: number }) => `提交 ${count} 笔签发申请`,
  'imports.submit-body': ({ sum }: { sum: string }) =>
    `合计 ${money(sum)}。每笔单独检查和提交：不符合规则的留作草稿并说明原因，不影响其他。`,
  'imports.submit-contracts': ({ count }: { count: number }) => `其中 ${count} 笔超过合同金额，仍然提交。`,
  'imports.submitting': ({ done, count }: { done: number; count: number }) => `正在提交：${done} / ${count}`,
  'imports.submitted': ({ count, refused }: { count: number; refused: number }) =>
    refused === 0 ? `${count} 笔已提交` : `${count - refused} 笔已提交，${refused} 笔没有提交，仍是草稿`,
  'imports.next': ({ names }: { names: readonly string[] }) => `正在等${names.join('、')}审批。进度见`,
  'imports.drafts-table': '草稿和结果',
  'imports.number': '申请编号',
  'imports.draft': '草稿',
  'imports.not-submitted': '没有提交',
  'imports.waits': '已提交，等审批',
  'imports.lost-answer': '有一部分可能已经办成。再按一次会从中断处继续，不会重复。',

  'imports.fill': ({ count }: { count: number }) => `填入 ${count} 个收款方`,
  'imports.fill-too-many': ({ most, left }: { most: number; left: number }) =>
    `一次最多 ${most} 个收款方，表单里只能再加 ${left} 个。请先删去一些。`,
};
