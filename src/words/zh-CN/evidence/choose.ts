import type { BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';
import { nounOf } from './nouns.ts';

export const choose = {
  'choose.title': '新建资料包',
  'choose.not-together': '和已选的不能放一起：',
  'choose.no-fundable-party': '暂无可融资的资金方',
  'choose.no-fundable-party-full': ({ phone }: { phone: string }) =>
    `可以先申请融资，选定资金方后即可备资料；没有资金方办理的，请询问在线客服（7×24 小时），或致电客服热线 ${phone}（工作日 9:00–18:00）。`,
  'choose.switched-off': '该产品暂停新建',
  'choose.funder-not-open': '资金方未开通此业务',
  'choose.remedy': ({ reason, remedy }: { reason: string; remedy: string }) => `标有“${reason}”的：${remedy}`,
  'choose.funder-not-open-full':
    '该资金方未对这家核心企业开通此业务。您可以选择其他资金方的业务，或请核心企业联系资金方开通。',
  'choose.product-not-open': '资产类型暂未开通',
  'choose.product-not-open-full': '该资产类型暂未开通，请您选择其他类型的资产。',
  'choose.no-limit': '资金方无此产品额度',
  'choose.no-limit-full':
    '该核心企业在这家资金方没有此产品的额度。您可以选择其他资金方的业务，或请核心企业联系资金方申请额度。',
  'choose.limit-used-up': '资金方额度已用完',
  'choose.limit-used-up-full':
    '该核心企业在这家资金方的额度已用完。已融资的到期付款后额度会恢复；您也可以选择其他资金方的业务，或请核心企业联系资金方调整额度。',
  'choose.past-due': '已过到期日，不能再融资',
  'choose.already-financed': '已用于融资，一笔订单只能融资一次',
  'choose.invoice-follows': '发票可后补',
  'choose.sources': '选择范围',
  'choose.source-free': '新建业务',
  'choose.source-blank': '待补发票',
  'choose.blank-about': '这些应收账款是不带发票推送给资金方的。勾选后新建的资料包只需补交发票，其他资料不必再传。',
  'choose.blank-empty': '没有待补发票的应收账款',
  'choose.blank-empty-body': '不带发票推送、还没补交发票的应收账款，会出现在这里。',
  'choose.trouble-financed': '所选订单已用于融资，一笔订单只能融资一次。列表已更新。',
  'choose.funder-wanted': '请先选择资金方',
  'choose.different-business-type': '业务类型不同，须分开上传',
  'choose.invoice-needed-too': '是否需要发票要一致（已选的需要）',
  'choose.invoice-optional-too': '是否需要发票要一致（已选的可免）',
  'choose.step-choose': ({ kind }: { kind: BusinessKind }) => `选择${nounOf(kind)}`,
  'choose.step-upload': '上传资料',
  'choose.step-check': '核对',
  'choose.step-done': '完成',
  'choose.exit': '退出',
  'choose.asked': ({ kind, count }: { kind: BusinessKind; count: number }) =>
    `只列这笔融资的 ${count} 笔${nounOf(kind)}，已为您选好`,
  'choose.asked-all': '查看全部',
  'choose.next': '下一步：上传资料',
  'choose.payer': '付款方（信用来源）',
  'choose.supplier': '供应商',
  'choose.funder': '资金方',
  'choose.due': '到期日',
  'choose.amount': '可融资金额',
  'choose.amount-issued': '金额',
  'choose.business-type': '业务类型',
  'choose.tick-all': '勾选可一起提交的全部',
  'choose.names-fold': '收起',
  'choose.names-more': ({ count }: { count: number }) => `显示其余 ${count} 家`,
  'choose.only-joinable': '只看可一起提交的',
  'choose.differs-supplier': '供应商不同，请另建资料包',
  'choose.differs-payer': '付款方不同，请另建资料包',
  'choose.differs-invoice': '是否需要发票不一致，请另建资料包',
  'choose.differs-funder': '资金方不同，请另建资料包',
  'choose.differs-counterparty': '交易对手不同，请另建资料包',
  'choose.differs-debtor': '付款方不同，请另建资料包',
  'choose.in-package': '已在其他资料包中',
  'choose.others': ({ kind }: { kind: BusinessKind }) => `其余${nounOf(kind)}`,
  'choose.joining': ({ kind, count, arriving }: { kind: BusinessKind; count: number; arriving: boolean }) => {
    if (arriving) return count === 0 ? `还在取回其余${nounOf(kind)}` : `还在取回，已取到的还有 ${count} 笔可一起提交`;
    return count === 0 ? '没有别的可一起提交了' : `还有 ${count} 笔可一起提交`;
  },
  'choose.rest': ({ count }: { count: number }) => `${count} 笔`,
  'choose.leave': ({ number }: { number: string }) => `不选 ${number}`,
  'choose.start-over': '改选这一笔',
  'choose.look': '查看',
  'choose.total': '合计',
  'choose.credit-source': '信用来源方',
  'choose.clear': '清空',
  'choose.what-next': '接下来需要',
  'choose.optional': '选填',
  'choose.none-chosen': ({ kind }: { kind: BusinessKind }) => `请在左侧勾选${nounOf(kind)}。`,
  'choose.none-chosen-below': ({ kind }: { kind: BusinessKind }) => `请勾选${nounOf(kind)}。`,
  'choose.invoice-optional': '可免发票',
  'choose.empty-title': ({ kind }: { kind: BusinessKind }) => `暂无可提交资料的${nounOf(kind)}`,
  'choose.empty-body': ({ kind }: { kind: BusinessKind }) => `有了新的${nounOf(kind)}，会出现在这里。`,
  'choose.none-found-title': ({ kind }: { kind: BusinessKind }) => `没有符合条件的${nounOf(kind)}`,
  'choose.pick-funder': '选择资金方',
  'choose.kept': '选择会自动保留在本机',
  'choose.trouble-no-fundable-party': ({ kind }: { kind: BusinessKind }) =>
    `所选${nounOf(kind)}暂无可融资的资金方，请联系客服。`,
  'choose.trouble-too-many': '融资申请人过多，请联系客服提交资料。',
  'choose.trouble-packaged': ({ kind }: { kind: BusinessKind }) =>
    `所选${nounOf(kind)}刚刚被放进另一个资料包，列表已更新。`,
  'choose.trouble-taken': ({ taken }: { taken: readonly { number: string; packageId: string }[] }) =>
    `${taken.map((each) => `${each.number} 刚刚被放进资料包 ${each.packageId}`).join('；')}，已从所选中移除，其他所选不变。`,
  'choose.trouble-selection': ({ kind }: { kind: BusinessKind }) =>
    `所选${nounOf(kind)}不能放进同一个资料包，请重新选择。`,
  'choose.trouble-standard': '资料标准刚刚更新，请再点一次下一步。',
  'choose.trouble-steps': '数据异常，请截图发给在线客服（7×24 小时）。资料包已创建，可在列表中找到。',
  'choose.reason': ({ lead, ways }: { lead: string; ways: string }) => `${lead}${ways}`,
  'choose.all-of': ({ parts }: { parts: readonly string[] }) => parts.join('、'),
  'choose.one-of': ({ ways }: { ways: readonly string[] }) => ways.join('；或者'),
  'choose.same-supplier': ({ name }: { name: string }) => `供应商要同为 ${name}`,
  'choose.same-credit-source': ({ name }: { name: string }) => `信用来源方要同为 ${name}`,
  'choose.same-funder': ({ name }: { name: string }) => `资金方要同为 ${name}`,
  'choose.same-payer': ({ name }: { name: string }) => `付款方要同为 ${name}`,
  'choose.same-counterparty': ({ name }: { name: string }) => `交易对手要同为 ${name}`,
  'choose.already-packaged': ({ packageId }: { packageId: string }) => `已在资料包 ${packageId} 中`,
  'choose.too-many-applicants': ({ most }: { most: number }) => `融资申请人将超过 ${most} 家，请联系客服提交资料`,
  'choose.chosen': ({ count }: { count: number }) => `已选 ${count} 笔`,
  'choose.trouble-unknown': '网络异常，没能确认资料包是否已经创建。请先在列表中查看，再决定是否重新创建。',
  'choose.join': '关联到已提交的资料包',
  'choose.join-creating': '正在新建资料包',
  'choose.join-none': ({ kind }: { kind: BusinessKind }) =>
    `没有已提交的资料包可以用于所选${nounOf(kind)}，请新建资料包。`,
  'choose.join-body': ({
    count,
    kind,
    packageId,
    total,
  }: {
    count: number;
    kind: BusinessKind;
    packageId: string;
    total: string;
  }) =>
    `资料包 ${packageId} 可以用于所选的 ${count} 笔${nounOf(kind)}，不必再新建。${total === '' ? '' : `目前业务总金额 ${total}。`}关联后计入业务总金额。`,
  'choose.join-unknown': '网络异常，没能确认是否已经关联。请先在列表中查看，再决定是否重新关联。',
};
