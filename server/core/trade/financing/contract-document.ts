import { money, moneyToText } from '../../../../src/domain/money/money.ts';
import { uppercaseAmount } from '../../../../src/domain/money/uppercase-amount.ts';
import { shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import { dateTime, money as grouped } from '../../../../src/words/format.ts';
import type { DocumentOrder } from '../../ports.ts';
import type { FinancingRecord } from '../../records/trade.ts';

const percents = (millionths: number): string => `${(millionths / 10_000).toFixed(2)}%`;

/** Parties of a contract, with their codes. */
export interface ContractParties {
  readonly supplierCode: string;
  readonly issuerCode: string;
}

/** Times of the signatures, for the last page. */
const signaturesOf = ({ contract, companyName, funderName }: FinancingRecord) => [
  { label: '转让方', value: companyName },
  { label: '签署时间', value: contract?.signedAt === undefined ? '待签署' : dateTime(contract.signedAt) },
  { label: '受让方', value: funderName },
  { label: '签章时间', value: contract?.sealedAt === undefined ? '待签章' : dateTime(contract.sealedAt) },
];

/**
 * The contract of a financing as a document: the transferred amounts, the costs with each formula, and who bears them.
 * Undefined before the funder has drawn it up.
 */
export function contractDocument(
  record: FinancingRecord,
  { supplierCode, issuerCode }: ContractParties,
): DocumentOrder | undefined {
  const { contract, offer, amount, companyName, issuerName, funderName, dueOn, lines } = record;
  if (!contract) return undefined;
  const { figures } = contract;
  const sum = grouped(moneyToText(amount));
  const interest =
    offer.interestBearer === 'issuer'
      ? `利息由${issuerName}承担。`
      : offer.interestTime === 'maturity'
        ? '利息在到期日支付。'
        : '利息在放款时一次扣收。';
  return {
    kind: 'agreement',
    title: '融资协议',
    version: contract.number,
    date: shanghaiDate(contract.drawnAt),
    sections: [
      {
        heading: '当事人',
        paragraphs: [
          `转让方：${companyName}（统一社会信用代码 ${supplierCode}）`,
          `受让方：${funderName}`,
          `付款方：${issuerName}（统一社会信用代码 ${issuerCode}）`,
        ],
      },
      {
        heading: '转让的凭证',
        paragraphs: [
          ...lines.map(({ number, amount: part }) => `凭证 ${number}：${grouped(part)}`),
          `合计 ${sum}，人民币${uppercaseAmount(amount)}，到期日 ${dueOn}。遇放假顺延到下一个工作日，不加收利息。`,
        ],
      },
      {
        heading: '融资成本',
        paragraphs: [
          `年利率（单利）${percents(offer.annualRate)}。利息＝${sum} × ${percents(offer.annualRate)} × ${figures.days} ÷ ${offer.dayBasis}＝${grouped(figures.interest)}，从放款日算到到期日前一天，四舍五入到分。${interest}`,
          `服务费 ${grouped(figures.fee)}（含增值税 ${grouped(figures.feeTax)}），放款时扣收。`,
          `预计放款日 ${figures.disbursedOn}，到账 ${grouped(figures.net)}，人民币${uppercaseAmount(money(figures.net))}。放款日有变化的，按实际放款日计算天数和利息。`,
        ],
      },
      {
        heading: '放款和兑付',
        paragraphs: [
          `受让方付到转让方的账户：${record.bankName}，尾号 ${record.accountEnding}。`,
          `到期日由${issuerName}直接付给受让方。提前兑付的须一次付清，已扣的利息不退；到期付的利息算到付款日。`,
          `到期日 17:00 前没有付清的为逾期。宽限期 ${offer.graceDays} 天内付清的不计罚息，宽限期最后一天是休息日的，顺延到下一个工作日；超过的，罚息从到期日起按未付本金和年利率${percents(offer.penaltyRate)}逐日计算，由${issuerName}支付。`,
          offer.hasRecourse
            ? `有追索：${issuerName}到期不付的，宽限期 ${offer.graceDays} 天后，受让方可以要求转让方回购。转让方付款依次抵罚息、利息、本金，付清的部分由转让方重新持有。`
            : `无追索：${issuerName}到期不付的，受让方不向转让方追偿。`,
          ...(offer.repaymentAccount === ''
            ? []
            : [
                `受让方的收款账户：${offer.repaymentBank}，账号 ${offer.repaymentAccount}，附言填写融资编号 ${record.number}。`,
              ]),
        ],
      },
      {
        heading: '登记',
        paragraphs: ['受让方在放款前办理应收账款转让登记，付清后办理注销。'],
      },
    ],
    signature: signaturesOf(record),
  };
}
