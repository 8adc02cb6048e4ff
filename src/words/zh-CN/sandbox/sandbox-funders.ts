type Named = { name: string };

/** Funders and banks, as whoever plays them decides about financings and confirms payments. */
export const sandboxFunders = {
  'sandbox-funders.nav': '资金方与银行',
  'sandbox-funders.title': '资金方与银行',
  'sandbox-funders.facts':
    '扮演资金方审核融资、盖章、登记和放款，扮演银行确认付款，并录入签发人兑付凭证的银行流水。最多列出最新的 200 笔融资。',
  'sandbox-funders.all': '融资',
  'sandbox-funders.none': '还没有融资',
  'sandbox-funders.none-means': '供应商的融资申请经主管审批后列在这里。',
  'sandbox-funders.state-MATERIALS': '等供应商备资料',
  'sandbox-funders.state-FUNDER_REVIEW': '待资金方审核',
  'sandbox-funders.state-NEED_INFO': '等供应商答复',
  'sandbox-funders.state-CONTRACT_SIGN': '等供应商签合同',
  'sandbox-funders.state-DISBURSING': '待资金方放款',
  'sandbox-funders.state-DISBURSED': '已放款',
  'sandbox-funders.state-OVERDUE': '到期未付',
  'sandbox-funders.state-SETTLED': '已结清',
  'sandbox-funders.state-REJECTED': '未通过',
  'sandbox-funders.state-CANCELLED': '供应商已取消',
  'sandbox-funders.state-LAPSED': '已失效',
  'sandbox-funders.state-unknown': ({ state }: { state: string }) => `状态未知（${state}）`,
  'sandbox-funders.parties': ({ supplier, funder, issuer }: { supplier: string; funder: string; issuer: string }) =>
    `${supplier}向${funder}融资，签发人${issuer}`,
  'sandbox-funders.facts-of': ({
    amount,
    outstanding,
    day,
    instruments,
  }: {
    amount: string;
    outstanding: string;
    day: string;
    instruments: readonly string[];
  }) =>
    `金额 ${amount}${outstanding === '' ? '' : `，未还 ${outstanding}`}，到期日 ${day}，凭证 ${instruments.join('、')}`,
  'sandbox-funders.question': ({ question, answer }: { question: string; answer: string }) =>
    `问：${question}　答：${answer === '' ? '（未答复）' : answer}`,
  'sandbox-funders.words': '给供应商的话（提问时每行一个问题）',
  'sandbox-funders.act-search': '查询在先登记',
  'sandbox-funders.act-approve': '审核通过',
  'sandbox-funders.act-ask': '提问',
  'sandbox-funders.act-reject': '审核不通过',
  'sandbox-funders.act-withdraw-offer': '撤回报价',
  'sandbox-funders.act-seal': '合同盖章',
  'sandbox-funders.act-register': '办理登记',
  'sandbox-funders.act-disburse': '放款',
  'sandbox-funders.words-first': '请先填写给供应商的话',
  'sandbox-funders.questions-none': '请先填写问题，每行一个',
  'sandbox-funders.questions-too-many': '一次最多提 20 个问题',
  'sandbox-funders.questions-too-long': '每个问题最多 200 字',
  'sandbox-funders.payment': ({ amount, state, reference }: { amount: string; state: string; reference: string }) =>
    `付款 ${amount}，${state}${reference === '' ? '' : `，参考号 ${reference}`}`,
  'sandbox-funders.payment-EXPECTED': '待付',
  'sandbox-funders.payment-INSTRUCTED': '银行处理中',
  'sandbox-funders.payment-CONFIRMED': '已到账',
  'sandbox-funders.payment-FAILED': '付款失败',
  'sandbox-funders.payment-RETURNED': '已退回',
  'sandbox-funders.payment-unknown': '状态未知',
  'sandbox-funders.reference': '银行参考号（字母、数字和短横线）',
  'sandbox-funders.reason': '付款失败的原因',
  'sandbox-funders.confirm': '银行确认付款',
  'sandbox-funders.fail': '银行付款失败',
  'sandbox-funders.reason-first': '请先填写付款失败的原因',
  'sandbox-funders.reference-wrong': '请填写银行参考号：1 至 40 位字母、数字和短横线',
  'sandbox-funders.line': '签发人兑付的银行流水',
  'sandbox-funders.line-means': '签发人付给凭证的款项，按各持有人的份额分给他们。',
  'sandbox-funders.instrument': '凭证编号',
  'sandbox-funders.amount': '金额（元）',
  'sandbox-funders.enter': '录入',
  'sandbox-funders.instrument-first': '请填写凭证编号',
  'sandbox-funders.amount-wrong': '请填写大于零的金额',
  'sandbox-funders.done': ({ name }: Named) => `${name}：已办理`,
  'sandbox-funders.not-done': ({ name }: Named) => `${name}：没有办理`,
  'sandbox-funders.other-state': ({ name }: Named) => `${name}：没有办理，融资的状态已经变化`,
  'sandbox-funders.gone': ({ name }: Named) => `${name}：没有办理，已经找不到`,
  'sandbox-funders.no-instrument': ({ name }: Named) => `${name}：没有录入，没有这个编号的凭证`,
  'sandbox-funders.reference-used': ({ name }: Named) => `${name}：没有办理，参考号已用于其他款项，或款项已经处理`,
  'sandbox-funders.more-than-owed': ({ name }: Named) => `${name}：没有录入，金额超过该凭证未兑付的金额`,
};
