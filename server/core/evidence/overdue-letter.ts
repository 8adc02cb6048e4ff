import { daysBetween, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { moneyToText, sumMoney } from '../../../src/domain/money/money.ts';
import { uppercaseAmount } from '../../../src/domain/money/uppercase-amount.ts';
import type { CandidateRecord, PackageRecord } from '../records/evidence.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { DocumentOrder } from '../ports.ts';
import { amountInLetter } from './fill-template.ts';

/** Title of the letter, and name of its category in the package. */
export const letterWords = { title: '逾期情况说明函' } as const;

/** Maximum number of businesses listed individually; the letter gives the number of the others. */
const maxListed = 12;

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

/** Words of the letter for its two kinds of signatories: the financed company, and the debtor. */
const words = {
  financed: ({ docDatumId, payerName }: PackageRecord, fundedOn: string) => ({
    opening: `我司以资料包 ${docDatumId} 项下业务获得的融资，已由贵方于 ${fundedOn}放款，付款方为${payerName}。`,
    overdue: (count: number) => `下列 ${count} 笔业务已逾期：`,
    why: '逾期原因',
    when: '预计付款日期',
    account: ({ accountNo }: PackageRecord) => (accountNo === '' ? '' : `，回款账户 ${accountNo}`),
    closing: '我司将督促付款方尽快付款，并确认以上内容真实、准确。',
  }),
  // The account of such a package is the debtor's own, and not the one into which it pays.
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
 * Letter in which a company explains to the funder why its business is overdue (document 2, section 7), or, as the
 * debtor, why it has not paid. Parties, numbers, amounts and dates come from the package. The signer writes the reason,
 * the expected date of payment and the day.
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
  const lines = overdue
    .slice(0, maxListed)
    .map(
      ({ number, amount, dueDate }, index) =>
        `${index + 1}. ${number}：${yuan(moneyToText(amount))}，到期日 ${inWords(dueDate)}，已逾期 ${daysBetween(dueDate, today)} 天；`,
    );
  const rest = overdue.length > maxListed ? [`以及另外 ${overdue.length - maxListed} 笔；`] : [];
  const text = words[record.payerName === company.name ? 'owing' : 'financed'](record, inWords(fundedOn));
  return {
    kind: 'letter',
    title: letterWords.title,
    date: '',
    toSign: true,
    from: { name: company.name, uscc: company.uscc },
    to: record.financeName,
    paragraphs: [
      `${text.opening}截至 ${inWords(today)}，${text.overdue(overdue.length)}`,
      ...lines,
      ...rest,
      `逾期金额合计${yuan(moneyToText(total))}（大写：${uppercaseAmount(total)}）${text.account(record)}。`,
      `${text.why}：＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿`,
      `${text.when}：＿＿＿＿＿＿＿＿＿＿＿＿`,
      text.closing,
    ],
  };
}
