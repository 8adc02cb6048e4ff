import type { RuleSentenceKey } from '../../../domain/trade/shared/rule-check.ts';
import type { RuleSentence } from '../../../domain/trade/shared/rule-sentence.ts';
import { chineseMonth, money } from '../../format.ts';

type Sentence = (said: RuleSentence) => string;

const roleNames: Readonly<Record<string, string>> = {
  operator: '另一位经办',
  director: '主管',
  'final-reviewer': '终审人',
};

const named = ({ roles }: RuleSentence): string =>
  roles
    .split(' ')
    .map((role) => (Object.hasOwn(roleNames, role) ? roleNames[role] : role))
    .join('、');

const reviewedBy = (names: string): string => `主管审批后由终审人${names}终审`;

/** Sentences of the rules, by code and reason; `passed` for a rule that holds. */
const sentences: Readonly<Record<RuleSentenceKey, Sentence>> = {
  'PAYEE passed': ({ name }) => `收款方：${name}`,
  'PAYEE none': () => '请选择收款方',
  'PAYEE unknown': () => '没有找到这个收款方：对方可能还没有实名认证，或没有开通产品。请重新查找',
  'PAYEE institution': ({ name }) => `${name}是金融机构、担保公司或平台，不能作为收款方`,
  'PAYEE core': ({ name }) => `${name}是核心企业，只签发、不持有，不能作为收款方`,
  'PAYEE branch-of-core': ({ name }) => `${name}是核心企业的分支机构，不能作为收款方`,
  'PAYEE branch-letter': ({ name }) => `${name}是分支机构，没有有效的上级法人授权书，不能作为收款方`,
  'PAYEE not-certified': ({ name }) => `${name}还没有通过实名认证，请邀请对方先认证`,
  'PAYEE one-only': () => '转让给多个收款方正在其他企业试点，本企业一次只能转让给一个收款方',
  'PAYEE own': () => '收款方不能是本企业',
  'PAYEE deregistered': ({ name }) => `${name}已注销，不能收款`,
  'PAYEE issuer': ({ name }) => `${name}是签发人，不能转让给它；如需作废，请由双方办理作废`,
  'PAYEE too-many': ({ most }) => `一次最多转让给 ${most} 个收款方`,
  'PAYEE twice': ({ name }) => `${name}出现了两次，请合并为一行`,
  'PAYEE_OPENED passed': ({ name }) => `${name}已开通产品`,
  'PAYEE_OPENED not-opened': ({ name }) => `${name}还没有开通产品，请邀请对方先开通`,
  'PAYEE_PEOPLE passed': ({ name }) => `${name}有经办人可以签收`,
  'PAYEE_PEOPLE no-director': ({ name }) =>
    `${name}只有经办人、没有主管，没有人能审批签收；可以继续，请对方先增设主管，5 个工作日内没有签收的会退回`,
  'PAYEE_PEOPLE nobody': ({ name }) => `${name}没有能签收的经办人，请通知对方先添加`,
  'PAYEE_STANDING passed': ({ name }) => `${name}不在观察或违规名单`,
  'PAYEE_STANDING watched': ({ name }) => `${name}被列入观察名单，可以继续，请留意`,
  'PAYEE_STANDING violating': ({ name }) => `${name}被列为违规会员，不能接收`,
  'PAYEE_BARRED passed': ({ name }) => `${name}没有签收限制`,
  'PAYEE_BARRED accept': ({ name }) => `平台已限制${name}签收`,
  'COMPANY_OPENED passed': () => '本企业已开通产品',
  'COMPANY_OPENED not-opened': () => '本企业还没有开通产品，请先开通',
  'COMPANY_AGREEMENT passed': () => '产品协议有效',
  'COMPANY_AGREEMENT withdrawn': () => '产品协议已被撤回，不能办理新业务',
  'COMPANY_AGREEMENT to-sign': () => '产品协议有新版本待签署，签署后才能办理',
  'COMPANY_STANDING passed': () => '本企业不在观察或违规名单',
  'COMPANY_STANDING watched': () => '本企业被列入观察名单，可以继续办理',
  'COMPANY_STANDING deregistered': () => '本企业已注销，持有的凭证已冻结',
  'COMPANY_STANDING violating': () => '本企业被列为违规会员，不能办理；对认定有异议的，可由主用户提出',
  'COMPANY_BARRED passed': () => '平台没有限制本企业办理这项业务',
  'COMPANY_BARRED accept': () => '平台已限制本企业签收，请联系客服',
  'COMPANY_BARRED finance': () => '平台已限制本企业融资，请联系客服',
  'COMPANY_BARRED transfer': () => '平台已限制本企业转让，请联系客服',
  'APPROVERS passed': () => '每一步都有人可以办理',
  'APPROVERS nobody': (said) => `没有人能办理后面的步骤，请主用户先邀请：${named(said)}`,
  'AMOUNT passed': ({ amount, name }) => (name === '' ? `金额 ${money(amount)}` : `转让给${name} ${money(amount)}`),
  'AMOUNT none': ({ name }) => (name === '' ? '请填写金额' : `请填写转让给${name}的金额`),
  'AMOUNT exceptional': ({ amount, most, names }) => `金额 ${money(amount)}，超过 ${money(most)}，${reviewedBy(names)}`,
  'AMOUNT zero': () => '金额必须大于 0',
  'AMOUNT too-large': ({ most }) => `金额不能超过 ${money(most)}`,
  'AVAILABLE passed': ({ sum, available }) => `合计 ${money(sum)}，可用 ${money(available)}`,
  'AVAILABLE exceeded': ({ sum, available }) => `合计 ${money(sum)} 超过可用的 ${money(available)}`,
  'AVAILABLE frozen': ({ sum, available, frozen }) =>
    `合计 ${money(sum)} 超过可用的 ${money(available)}；另有 ${money(frozen)} 被司法冻结，不能使用`,
  'AVAILABLE taken': () => '同事已提交签收，正等待审批',
  'PACKAGED passed': () => '没有放入资料包',
  'PACKAGED in-package': ({ number }) => `已放入资料包 ${number}，须先在资料包中移出或作废`,
  'PACKAGED other-funder': ({ number, funder }) => `凭证 ${number} 的资料包是给${funder}准备的，换资金方须先作废资料包`,
  'PACKAGED with-holder': () => '持有方已用它准备融资资料，现在不能作废',
  'TRANSFERABLE passed': () => '可转让',
  'TRANSFERABLE not-transferable': () => '签发时约定不可转让，只能持有到期',
  'NEAR_DUE passed': ({ closed }) => `离付款日还早（${closed} 起不能签收、转让、融资）`,
  'NEAR_DUE closed': ({ closed }) => `到期付款前 3 个工作日（${closed} 起）不能签收、转让、融资`,
  'TERM passed': ({ days }) => `期限 ${days} 天，不超过 6 个月`,
  'TERM none': () => '请填写到期日',
  'TERM past': () => '到期日必须在今天之后',
  'TERM too-soon': () => '到期日太近：付款前至少要留 3 个工作日',
  'TERM too-long': ({ latest }) => `到期日不能超过 1 年（${latest}）`,
  'TERM exceptional': ({ days, usualUntil, names }) =>
    `期限 ${days} 天，超过 6 个月（${usualUntil}），${reviewedBy(names)}`,
  'TERM_REASON none': () => '请选择并写明期限超过 6 个月的理由',
  'PAYS_ON passed': ({ day }) => `到期日是工作日，${day} 付款`,
  'PAYS_ON moved': ({ day, about }) =>
    `到期日不是工作日，顺延到${about === 'true' ? '约 ' : ' '}${day} 付款${about === 'true' ? '（当年放假安排公布后可能变化）' : ''}`,
  'PAYS_ON assumed': ({ day }) => `约 ${day} 付款（当年放假安排公布后可能变化）`,
  'LIMIT passed': ({ left, amount }) => `签发额度够用：本次 ${money(amount)}，不计本次可用 ${money(left)}`,
  'LIMIT none': () => '本企业没有签发额度，请联系平台申请',
  'LIMIT expired': ({ validUntil }) => `签发额度已于 ${validUntil} 到期，请申请续期`,
  'LIMIT not-yet': ({ day }) => `签发额度自 ${day} 起生效，在此之前不能签发`,
  'LIMIT exceeded': ({ left }) => `超过签发额度，剩余 ${money(left)}`,
  'INVOICES passed': ({ count }) => `${count} 张发票，没有被其他凭证用过`,
  'INVOICES none': () => '没有填写发票，不影响提交和审批',
  'INVOICES used': ({ used, count }) => `${used} 张发票已被用完，不计入；计入 ${count} 张`,
  'INVOICES incomplete': () => '有发票没填完整：号码、开票日期和价税合计都要填',
  'INVOICES future': () => '有发票的开票日期晚于今天，请核对',
  'INVOICES number': () => '发票号码为 8 位或 20 位数字，发票代码为 10 位或 12 位数字，请核对',
  'INVOICES in-row': ({ number }) => `表中第 ${number} 行也用了其中的发票，后提交的一笔会少计这些发票`,
  'INVOICES twice': () => '同一张发票填了两次，请删去一行',
  'PROJECT passed': ({ name }) => `项目：${name}`,
  'PROJECT none': () => '请填写项目名称',
  'PERIOD passed': ({ day }) => `${chineseMonth(day)}的工资`,
  'PERIOD none': () => '请选择工资月份',
  'PERIOD future': ({ day }) => `${chineseMonth(day)}还没有到，不能发放`,
  'PEOPLE passed': ({ count, sum }) => `工资名单 ${count} 人，合计 ${money(sum)}，与金额一致`,
  'PEOPLE paid-twice': ({ count, sum, used, number }) =>
    `工资名单 ${count} 人，合计 ${money(sum)}，与金额一致；其中 ${used} 人已列入 ${number} 的同月工资名单，可以继续，请核对是否重复发放`,
  'PEOPLE none': () => '请选取工资名单',
  'PEOPLE used': () => '这份名单已用在另一份申请里，请选取新的名单',
  'PEOPLE sum': ({ count, sum, amount }) => `工资名单 ${count} 人，合计 ${money(sum)}，与金额 ${money(amount)} 不一致`,
  'INVOICE_SUM passed': ({ sum }) => `发票可用合计 ${money(sum)}，不低于签发金额`,
  'INVOICE_SUM below': ({ sum, amount }) => `发票可用合计 ${money(sum)}，低于签发金额 ${money(amount)}`,
  'PART passed': ({ number, sum, available }) => `凭证 ${number}：融资 ${money(sum)}，可用 ${money(available)}`,
  'PART none': () => '请选择要融资的凭证',
  'PART no-amount': ({ number }) => `请填写凭证 ${number} 的融资金额`,
  'PART zero': ({ number }) => `凭证 ${number} 的融资金额须大于 0`,
  'PART exceeded': ({ number, sum, available }) => `凭证 ${number}：${money(sum)} 超过可用金额 ${money(available)}`,
  'PART frozen': ({ number, sum, available, frozen }) =>
    `凭证 ${number}：${money(sum)} 超过可用金额 ${money(available)}；另有 ${money(frozen)} 被司法冻结，不能融资`,
  'PART gone': () => '所选凭证已不在本企业名下，请重新选择',
  'PART twice': ({ number }) => `凭证 ${number} 选了两次，请合并`,
  'PART too-many': ({ most }) => `一次最多选 ${most} 张凭证`,
  'TOGETHER passed': () => '凭证为同一签发人、同一到期日',
  'TOGETHER issuer': () => '一笔融资只能用同一签发人的凭证',
  'TOGETHER due': () => '一笔融资只能用同一到期日的凭证',
  'OFFER passed': ({ name }) => `${name}可以办理`,
  'OFFER none': () => '请选择资金方',
  'OFFER nobody': () => '目前没有资金方办理该签发人的融资，请联系客服',
  'OFFER over': ({ name, until }) => `${name}的报价已于 ${until} 到期，请退回经办人按新报价提交`,
  'OFFER paused': ({ name }) => `${name}暂停办理，请另选资金方`,
  'OFFER limit-ended': ({ name }) => `${name}对该签发人的额度已到期，请另选资金方`,
  'OFFER limit': ({ name, left }) => `${name}对该签发人的额度只剩 ${money(left)}，请减少金额或另选资金方`,
  'OFFER least': ({ name }) => `金额低于${name}的最低融资金额`,
  'OFFER term': ({ name }) => `到期日超过${name}可办理的期限`,
  'OFFER too-late': ({ name }) => `${name}放款时凭证已到期`,
  'OFFER no-net': ({ name }) => `按${name}的报价，费用会用完全部金额`,
  'ACCOUNT passed': () => '收款账户已验证',
  'ACCOUNT none': () => '请选择收款账户；没有的，请先添加并验证',
  'ACCOUNT unknown': () => '收款账户已移除或没有通过验证，请另选',
  'CONTRACT passed': ({ number }) => `合同 ${number} 待签署`,
  'CONTRACT not-waiting': ({ number }) => `融资 ${number} 现在没有待签署的合同`,
  'CONTRACT_SUM passed': ({ number, sum, amount, most }) =>
    `合同 ${number}：已签发 ${money(sum)}，本次 ${money(amount)}${most === '' ? '；没有登记合同金额' : `，不超过合同金额 ${money(most)}`}`,
  'CONTRACT_SUM exceeded': ({ number, sum, amount, most }) =>
    `合同 ${number}：已签发 ${money(sum)}，加本次 ${money(amount)}，超过合同金额 ${money(most)}，可以继续，请确认`,
  'HOLDER passed': ({ amount }) => `金额 ${money(amount)}`,
  'HOLDER gone': () => '这笔金额已不在途：可能已签收、退回或撤回',
  'HOLDER passed-on': () => '凭证已有部分转让、占用或融资，不能作废',
  'ORDER passed': ({ entry }) => (entry === '' ? '平台办理的条件成立' : '原记录没有更正过，金额没有动用，没有超过期限'),
  'ORDER gone': () => '凭证已不在该企业名下',
  'ORDER ended': ({ until }) => `冻结的最后一天 ${until} 已过`,
  'ORDER financed': () => '资金方因融资持有，还清前不能冻结、划转或承继',
  'ORDER deregistered': () => '该企业已经注销',
  'ORDER nothing': () => '该企业没有持有凭证',
  'ORDER not-correctable': () => '这一笔不能更正',
  'ORDER corrected': () => '这一笔已经更正过',
  'ORDER spent': () => '转入的金额已用出、占用或冻结，不能更正',
  'ORDER closed': () => '更正须由企业签署或重新签收，但已过最后一天',
  'ORDER released': () => '冻结已解除',
  'REQUESTED passed': () => '没有其他同类申请在审批',
  'REQUESTED already': ({ number }) => `同样的申请 ${number} 已在审批`,
};

/** The sentence of a rule. */
export function ruleSentence(said: RuleSentence): string {
  const key = `${said.code} ${said.outcome === 'passed' ? 'passed' : said.because}`;
  // A newer server may send a rule that this version does not know.
  return Object.hasOwn(sentences, key) ? sentences[key as RuleSentenceKey](said) : said.code;
}
