import { daysBetween, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { moneyToText, sumMoney } from '../../../src/domain/money/money.ts';
import { uppercaseAmount } from '../../../src/domain/money/uppercase-amount.ts';
import type { CandidateRecord, PackageRecord } from '../records/evidence.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { DocumentOrder } from '../ports.ts';
import { amountInLetter } from './fill-template.ts';

/** What the letter is called, among the package's materials too. */
export const letterWords = { title: '逾期情况说明函' } as const;

/** Maximum number of businesses listed individually; the letter gives the number of the others. */
const mostTold = 12;

export interface OverdueFacts {
  readonly record: PackageRecord;
  readonly company: CompanyRecord;
  readonly businesses: readonly CandidateRecord[];
  /** The day of payment, and today. */
  readonly fundedOn: PlainDate;
  readonly today: PlainDate;
}

const yuan = (text: string): string => `人民币 ${amountInLetter(text)} 元`;
const inWords = (day: PlainDate): string =>
  `${day.slice(0, 4)} 年 ${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`;

/**
 * The same letter has two writers: who was financed, and who owes. What the one says of the other, nobody can sign of
 * oneself.
 */
const words = {
  financed: ({ docDatumId, payerName }: PackageRecord, fundedOn: string) => ({
    opening: `我司以资料包 ${docDatumId} 项下业务获得的融资，已由贵方于 ${fundedOn}放款，付款方为${payerName}。`,
    overdue: (count: number) => `下列 ${count} 笔业务已逾期：`,
    why: '逾期原因',
    when: '预计付款日期',
    account: ({ accountNo }: PackageRecord) => (accountNo === '' ? '' : `，回款账户 ${accountNo}`),
    closing: '我司将督促付款方尽快付款，并确认以上内容真实、准确。',
  }),
  // The account that such a package names is the debtor's own, not the one into which it pays.
  owing: ({ docDatumId, supplierName }: PackageRecord, fundedOn: string) => ({
    opening: `我司为资料包 ${docDatumId} 项下业务的付款方，供应商为${supplierName}，贵方已于 ${fundedOn}就该业务放款。`,
    overdue: (count: number) => `下列 ${count} 笔业务已到期，我司尚未付款：`,
    why: '我司未按期付款的原因',
    when: '我司预计付款日期',
    account: () => '',
    closing: '我司将于上述预计付款日期前付清，并确认以上内容真实、准确。',
  }),
} as const;

/**
 * The letter in which a company explains to the funder why its business is overdue (document 2, section 7), or, where
 * it is the debtor itself, why it has not paid: parties, numbers, amounts and dates are the package's own; why, and by
 * when it is paid, is the signer's to write, and so is the day.
 */
export function overdueLetter({
  record,
  company,
  businesses,
  fundedOn,
  today,
}: OverdueFacts): Extract<DocumentOrder, { readonly kind: 'letter' }> {
  const overdue = businesses
    .filter(({ dueDate }) => dueDate < today)
    .toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1));
  const total = sumMoney(overdue.map(({ amount }) => amount));
  const told = overdue
    .slice(0, mostTold)
    .map(
      ({ number, amount, dueDate }, index) =>
        `${index + 1}. ${number}：${yuan(moneyToText(amount))}，到期日 ${inWords(dueDate)}，已逾期 ${daysBetween(dueDate, today)} 天；`,
    );
  const rest = overdue.length > mostTold ? [`以及另外 ${overdue.length - mostTold} 笔；`] : [];
  const said = words[record.payerName === company.name ? 'owing' : 'financed'](record, inWords(fundedOn));
  return {
    kind: 'letter',
    title: letterWords.title,
    date: '',
    toSign: true,
    from: { name: company.name, uscc: company.uscc },
    to: record.financeName,
    paragraphs: [
      `${said.opening}截至 ${inWords(today)}，${said.overdue(overdue.length)}`,
      ...told,
      ...rest,
      `逾期金额合计${yuan(moneyToText(total))}（大写：${uppercaseAmount(total)}）${said.account(record)}。`,
      `${said.why}：＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿`,
      `${said.when}：＿＿＿＿＿＿＿＿＿＿＿＿`,
      said.closing,
    ],
  };
}
