type Named = { name: string };

/** Funders and banks that decide about financings and confirm payments, for their player. */
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
    interest,
    penalty,
    day,
    instruments,
  }: {
    amount: string;
    outstanding: string;
    interest: string;
    penalty: string;
    day: string;
    instruments: readonly string[];
  }) =>
    `金额 ${amount}${outstanding === '' ? '' : `，未还 ${outstanding}`}${interest === '' ? '' : `，未付利息 ${interest}`}${penalty === '' ? '' : `，罚息 ${penalty}`}，到期日 ${day}，凭证 ${instruments.join('、')}`,
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
  'sandbox-funders.act-ask-repurchase': '要求回购',
  'sandbox-funders.act-waive-penalty': '免除罚息',
  'sandbox-funders.act-end-registration': '注销登记',
  'sandbox-funders.words-first': '请先填写给供应商的话',
  'sandbox-funders.questions-none': '请先填写问题，每行一个',
  'sandbox-funders.questions-too-many': '一次最多提 20 个问题',
  'sandbox-funders.questions-too-long': '每个问题最多 200 字',
  'sandbox-funders.payment': ({
    purpose,
    amount,
    state,
    reference,
  }: {
    purpose: string;
    amount: string;
    state: string;
    reference: string;
  }) => `${purpose} ${amount}，${state}${reference === '' ? '' : `，参考号 ${reference}`}`,
  'sandbox-funders.purpose-disbursement': '放款',
  'sandbox-funders.purpose-principal': '兑付',
  'sandbox-funders.purpose-interest': '利息',
  'sandbox-funders.purpose-penalty': '罚息',
  'sandbox-funders.purpose-repurchase': '回购',
  'sandbox-funders.purpose-unknown': '款项',
  'sandbox-funders.payment-EXPECTED': '待付',
  'sandbox-funders.payment-INSTRUCTED': '银行处理中',
  'sandbox-funders.payment-CONFIRMED': '已到账',
  'sandbox-funders.payment-FAILED': '付款失败',
  'sandbox-funders.payment-RETURNED': '已退回',
  'sandbox-funders.payment-unknown': '状态未知',
  'sandbox-funders.reference': '银行参考号（字母、数字和短横线）',
  'sandbox-funders.reason': '付款失败或退回的原因',
  'sandbox-funders.confirm': '银行确认付款',
  'sandbox-funders.fail': '银行付款失败',
  'sandbox-funders.return': '银行退回放款',
  'sandbox-funders.reason-first': '请先填写付款失败或退回的原因',
  'sandbox-funders.reference-wrong': '请填写银行参考号：1 至 40 位字母、数字和短横线',
  'sandbox-funders.line': '银行流水',
  'sandbox-funders.line-means': '按凭证编号付的，按份额分给各持有人；按融资编号付的，依次抵罚息、利息和回购的本金。',
  'sandbox-funders.number': '凭证或融资编号',
  'sandbox-funders.amount': '金额（元）',
  'sandbox-funders.enter': '录入',
  'sandbox-funders.number-first': '请填写凭证或融资编号',
  'sandbox-funders.amount-wrong': '请填写大于零的金额',
  'sandbox-funders.done': ({ name }: Named) => `${name}：已办理`,
  'sandbox-funders.not-done': ({ name }: Named) => `${name}：没有办理`,
  'sandbox-funders.other-state': ({ name }: Named) => `${name}：没有办理，融资的状态已经变化`,
  'sandbox-funders.gone': ({ name }: Named) => `${name}：没有办理，已经找不到`,
  'sandbox-funders.reference-used': ({ name }: Named) => `${name}：没有办理，参考号已用于其他款项，或款项已经处理`,
  'sandbox-funders.no-account': ({ name }: Named) => `${name}：没有办理，供应商的收款账户已停用`,
  'sandbox-funders.unmatched': '对账：没有对上的流水',
  'sandbox-funders.unmatched-means': '在对上或说明之前一直列在这里。',
  'sandbox-funders.unmatched-none': '流水都已对上',
  'sandbox-funders.line-facts': ({
    reference,
    number,
    amount,
    day,
  }: {
    reference: string;
    number: string;
    amount: string;
    day: string;
  }) => `${reference}：${day} 付 ${amount}，编号 ${number}`,
  'sandbox-funders.explained-by': ({ officer, words }: { officer: string; words: string }) =>
    `${officer} 说明：${words}`,
  'sandbox-funders.officer': '对账人',
  'sandbox-funders.other-number': '正确的凭证或融资编号',
  'sandbox-funders.explanation': '说明（没有正确编号时）',
  'sandbox-funders.settle': '对上或说明',
  'sandbox-funders.officer-first': '请填写对账人',
  'sandbox-funders.settlement-first': '请填写正确编号或说明',
  'sandbox-funders.bar-unknown-number': '没有这个编号的凭证或融资',
  'sandbox-funders.bar-nothing-due': '没有应付的款项',
  'sandbox-funders.bar-not-due': '利息还没到应付日，到期日再对账',
  'sandbox-funders.bar-more-than-owed': '金额超过应付的款项',
  'sandbox-funders.bar-part-early': '到期前须一次付清，到期日再对账',
  'sandbox-funders.bar-in-transit': '凭证有一部分待签收，签收或退回后再对账',
  'sandbox-funders.bar-frozen': '有一部分被司法冻结，只能付未冻结的部分；解冻后再对账',
  'sandbox-funders.bar-paying-out': '有一笔融资正在放款，银行答复后再对账',
  'sandbox-funders.bar-returned-late': '放款已有还款，不能退回',
  'sandbox-funders.bar-not-instructed': '放款没有待付的指令（已失败、已退回或已到账），请核对是否重复付款',
  'sandbox-funders.bar-unknown': '原因不明',
};
