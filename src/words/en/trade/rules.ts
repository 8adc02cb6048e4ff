import type { RuleSentenceKey } from '../../../domain/trade/shared/rule-check.ts';
import type { RuleSentence } from '../../../domain/trade/shared/rule-sentence.ts';
import { englishDay, englishMonth, money } from '../../format.ts';
import { plural } from '../../plural.ts';

type Sentence = (said: RuleSentence) => string;

const roleNames: Readonly<Record<string, string>> = {
  operator: 'another operator',
  director: 'a director',
  'final-reviewer': 'a final reviewer',
};

const named = ({ roles }: RuleSentence): string =>
  roles
    .split(' ')
    .map((role) => (Object.hasOwn(roleNames, role) ? roleNames[role] : role))
    .join(', ');

const counted = (count: string, one: string, many: string): string => `${count} ${count === '1' ? one : many}`;

const reviewedBy = (names: string): string =>
  `Once the director has approved, ${names === '' ? 'a final reviewer' : names.split('、').join(' or ')} must review it.`;

/** Sentences of the rules, by code and reason; `passed` for a rule that holds. */
const sentences: Readonly<Record<RuleSentenceKey, Sentence>> = {
  'PAYEE passed': ({ name }) => `Payee: ${name}`,
  'PAYEE none': () => 'Choose a payee.',
  'PAYEE unknown': () =>
    'This payee was not found. It may not be certified yet, or may not have opened the product. Please search for it again.',
  'PAYEE institution': ({ name }) =>
    `${name} is a financial institution, a guarantee company or the platform, and cannot be paid.`,
  'PAYEE core': ({ name }) => `${name} is a core enterprise: it issues and does not hold, and cannot be paid.`,
  'PAYEE branch-of-core': ({ name }) => `${name} is a branch of a core enterprise and cannot be paid.`,
  'PAYEE branch-letter': ({ name }) =>
    `${name} is a branch without a valid letter of authority of its upper entity, and cannot be paid.`,
  'PAYEE not-certified': ({ name }) => `${name} is not certified yet. Ask the company to certify itself first.`,
  'PAYEE one-only': () =>
    'Transfers to several payees are on trial with other companies. Your company can transfer to one payee at a time.',
  'PAYEE own': () => 'The payee cannot be your own company.',
  'PAYEE deregistered': ({ name }) => `${name} is deregistered and cannot be paid.`,
  'PAYEE issuer': ({ name }) =>
    `${name} is the issuer, so the amount cannot be transferred to it. To cancel the instrument, both companies apply for its cancellation.`,
  'PAYEE too-many': ({ most }) => `One transfer has ${most} payees at most.`,
  'PAYEE twice': ({ name }) => `${name} is listed twice. Put both amounts in one line.`,
  'PAYEE_OPENED passed': ({ name }) => `${name} has opened the product`,
  'PAYEE_OPENED not-opened': ({ name }) => `${name} has not opened the product yet. Ask the company to open it first.`,
  'PAYEE_PEOPLE passed': ({ name }) => `${name} has an operator who can accept`,
  'PAYEE_PEOPLE no-director': ({ name }) =>
    `${name} has an operator but no director, so nobody can approve an acceptance. You can go on; ask the company to add a director first. Anything not accepted within 5 working days is returned.`,
  'PAYEE_PEOPLE nobody': ({ name }) => `${name} has no operator who can accept. Ask the company to add one first.`,
  'PAYEE_STANDING passed': ({ name }) => `${name} is neither on the watch list nor a violating member`,
  'PAYEE_STANDING watched': ({ name }) => `${name} is on the watch list. You can go on, but take note.`,
  'PAYEE_STANDING violating': ({ name }) => `${name} is a violating member and cannot receive anything.`,
  'PAYEE_BARRED passed': ({ name }) => `${name} may accept`,
  'PAYEE_BARRED accept': ({ name }) => `The platform has barred ${name} from accepting.`,
  'COMPANY_OPENED passed': () => 'Your company has opened the product',
  'COMPANY_OPENED not-opened': () => 'Your company has not opened the product yet. Open it first.',
  'COMPANY_AGREEMENT passed': () => 'The product agreement is in force',
  'COMPANY_AGREEMENT withdrawn': () => 'The product agreement was withdrawn, so no new business is possible.',
  'COMPANY_AGREEMENT to-sign': () => 'A new version of the product agreement must be signed first.',
  'COMPANY_STANDING passed': () => 'Your company is neither on the watch list nor a violating member',
  'COMPANY_STANDING watched': () => 'Your company is on the watch list. You can go on.',
  'COMPANY_STANDING deregistered': () => 'Your company is deregistered. The instruments it holds are frozen.',
  'COMPANY_STANDING violating': () =>
    'Your company is a violating member and cannot do this. Its main user can object to the finding.',
  'COMPANY_BARRED passed': () => 'The platform does not bar your company from this',
  'COMPANY_BARRED accept': () =>
    'The platform has barred your company from accepting. Please contact customer service.',
  'COMPANY_BARRED finance': () =>
    'The platform has barred your company from financing. Please contact customer service.',
  'COMPANY_BARRED transfer': () =>
    'The platform has barred your company from transfers. Please contact customer service.',
  'APPROVERS passed': () => 'Every step has somebody who can do it',
  'APPROVERS nobody': (said) => `Nobody can do the next steps. Your main user should first invite ${named(said)}.`,
  'AMOUNT passed': ({ amount, name }) => (name === '' ? `Amount ${money(amount)}` : `${money(amount)} to ${name}`),
  'AMOUNT none': ({ name }) => (name === '' ? 'Enter the amount.' : `Enter the amount for ${name}.`),
  'AMOUNT exceptional': ({ amount, most, names }) =>
    `The amount of ${money(amount)} is above ${money(most)}. ${reviewedBy(names)}`,
  'AMOUNT zero': () => 'The amount must be above 0.',
  'AMOUNT too-large': ({ most }) => `The amount cannot exceed ${money(most)}.`,
  'AVAILABLE passed': ({ sum, available }) => `${money(sum)} in all, ${money(available)} available`,
  'AVAILABLE exceeded': ({ sum, available }) => `${money(sum)} in all exceeds the ${money(available)} available.`,
  'AVAILABLE frozen': ({ sum, available, frozen }) =>
    `${money(sum)} in all exceeds the ${money(available)} available. A court froze another ${money(frozen)}, which cannot be used.`,
  'AVAILABLE taken': () => 'A colleague has submitted the acceptance; it is awaiting approval.',
  'PACKAGED passed': () => 'In no evidence package',
  'PACKAGED in-package': ({ number }) =>
    `It is in package ${number}. Take it out of the package, or discard the package first.`,
  'PACKAGED other-funder': ({ number, funder }) =>
    `The documents of instrument ${number} were prepared for ${funder}. Discard that package before you choose another funder.`,
  'PACKAGED with-holder': () => 'Its holder is preparing documents to finance it, so it cannot be cancelled now.',
  'TRANSFERABLE passed': () => 'Transferable',
  'TRANSFERABLE not-transferable': () => 'It was issued as not transferable and can only be held to maturity.',
  'NEAR_DUE passed': ({ closed }) =>
    `Payment is far enough away (no acceptance, transfer or financing from ${englishDay(closed)} on)`,
  'NEAR_DUE closed': ({ closed }) =>
    `From three working days before payment (${englishDay(closed)}), nothing can be accepted, transferred or financed.`,
  'TERM passed': ({ days }) => `Term of ${counted(days, 'day', 'days')}, within six months`,
  'TERM none': () => 'Enter the due date.',
  'TERM past': () => 'The due date must be after today.',
  'TERM too-soon': () => 'The due date is too close: leave at least three working days before payment.',
  'TERM too-long': ({ latest }) => `The due date can be ${englishDay(latest)} at the latest, one year from today.`,
  'TERM exceptional': ({ days, usualUntil, names }) =>
    `Term of ${counted(days, 'day', 'days')}, longer than six months (${englishDay(usualUntil)}). ${reviewedBy(names)}`,
  'TERM_REASON none': () => 'Choose and describe the reason for a term of more than six months.',
  'PAYS_ON passed': ({ day }) => `The due date is a working day; paid on ${englishDay(day)}`,
  'PAYS_ON moved': ({ day, about }) =>
    `The due date is not a working day; it is paid on ${about === 'true' ? 'about ' : ''}${englishDay(day)}${about === 'true' ? ', which may change once that year’s holidays are announced' : ''}.`,
  'PAYS_ON assumed': ({ day }) => `Paid around ${englishDay(day)}; may change once that year’s holidays are announced`,
  'LIMIT passed': ({ left, amount }) =>
    `Within the issuing limit: ${money(amount)} now, ${money(left)} available before it`,
  'LIMIT none': () => 'Your company has no issuing limit. Please apply to the platform for one.',
  'LIMIT expired': ({ validUntil }) =>
    `The issuing limit expired on ${englishDay(validUntil)}. Please ask the platform to extend it.`,
  'LIMIT not-yet': ({ day }) =>
    `The issuing limit is valid from ${englishDay(day)}. Nothing can be issued before then.`,
  'LIMIT exceeded': ({ left }) => `Above the issuing limit; ${money(left)} left.`,
  'INVOICES passed': ({ count }) => `${counted(count, 'invoice', 'invoices')}, not used by any other instrument`,
  'INVOICES none': () => 'No invoices were entered. It can still be submitted and approved.',
  'INVOICES used': ({ used, count }) =>
    `${counted(used, 'invoice is', 'invoices are')} used up and not counted; ${count} counted.`,
  'INVOICES incomplete': () => 'An invoice is incomplete: number, date and total are all needed.',
  'INVOICES future': () => 'An invoice is dated after today: please check.',
  'INVOICES number': () => 'An invoice number has 8 or 20 digits, and a code has 10 or 12.',
  'INVOICES in-row': ({ number }) =>
    `Row ${number} of the sheet names some of the same invoices; they count less for the issue that is submitted later`,
  'INVOICES twice': () => 'The same invoice is listed twice. Remove one of the lines.',
  'PROJECT passed': ({ name }) => `Project: ${name}`,
  'PROJECT none': () => 'Enter the project',
  'PERIOD passed': ({ day }) => `Wages of ${englishMonth(day)}`,
  'PERIOD none': () => 'Choose the month of the wages',
  'PERIOD future': ({ day }) => `${englishMonth(day)} has not begun yet: its wages cannot be paid`,
  'PEOPLE passed': ({ count, sum }) =>
    `${plural(Number(count), 'person', 'people')} on the payroll, ${money(sum)} in all, matching the amount`,
  'PEOPLE paid-twice': ({ count, sum, used, number }) =>
    `${plural(Number(count), 'person', 'people')} on the payroll, ${money(sum)} in all, matching the amount. ${counted(used, 'of them is', 'of them are')} already on the payroll of ${number.split('、').join(', ')} for the same month. You can go on; check that nobody is paid twice.`,
  'PEOPLE none': () => 'Choose the payroll',
  'PEOPLE used': () => 'This payroll is used in another application: choose a new one',
  'PEOPLE sum': ({ count, sum, amount }) =>
    `${plural(Number(count), 'person', 'people')} on the payroll, ${money(sum)} in all, which does not match the amount of ${money(amount)}`,
  'INVOICE_SUM passed': ({ sum }) => `Invoices cover ${money(sum)}, not less than the amount`,
  'INVOICE_SUM below': ({ sum, amount }) => `Invoices cover ${money(sum)}, less than the amount of ${money(amount)}.`,
  'PART passed': ({ number, sum, available }) =>
    `Instrument ${number}: ${money(sum)} to be financed, ${money(available)} available`,
  'PART none': () => 'Choose the instruments to be financed',
  'PART no-amount': ({ number }) => `Enter the amount of instrument ${number} that is to be financed`,
  'PART zero': ({ number }) => `The amount of instrument ${number} must be above 0`,
  'PART exceeded': ({ number, sum, available }) =>
    `Instrument ${number}: ${money(sum)} is more than the ${money(available)} that is available`,
  'PART frozen': ({ number, sum, available, frozen }) =>
    `Instrument ${number}: ${money(sum)} exceeds the ${money(available)} available. A court froze another ${money(frozen)}, which cannot be financed.`,
  'PART gone': () => 'Your company no longer holds a chosen instrument. Please choose again.',
  'PART twice': ({ number }) => `Instrument ${number} was chosen twice`,
  'PART too-many': ({ most }) => `At most ${most} instruments can be financed together`,
  'TOGETHER passed': () => 'The instruments have the same issuer and due date',
  'TOGETHER issuer': () => 'A financing can only use instruments of one issuer',
  'TOGETHER due': () => 'A financing can only use instruments with one due date',
  'OFFER passed': ({ name }) => `${name} takes this financing`,
  'OFFER none': () => 'Choose a funder',
  'OFFER nobody': () => 'No funder finances instruments of this issuer now. Please call customer service.',
  'OFFER over': ({ name, until }) =>
    `${name}’s offer expired on ${englishDay(until)}. Return it to its maker, who can resubmit it with a new offer.`,
  'OFFER paused': ({ name }) => `${name} takes no new business at present. Please choose another funder.`,
  'OFFER limit-ended': ({ name }) => `${name}’s limit for this issuer has expired. Please choose another funder.`,
  'OFFER limit': ({ name, left }) =>
    `${name}’s limit for this issuer has only ${money(left)} left. Lower the amount or choose another funder.`,
  'OFFER least': ({ name }) => `The amount is below ${name}’s minimum`,
  'OFFER term': ({ name }) => `The due date is beyond ${name}’s longest term`,
  'OFFER too-late': ({ name }) => `The instrument would already be due when ${name} disburses`,
  'OFFER no-net': ({ name }) => `${name}’s costs would use up the amount`,
  'ACCOUNT passed': () => 'The receiving account is verified',
  'ACCOUNT none': () => 'Choose a receiving account; if there is none, add and verify one',
  'ACCOUNT unknown': () => 'The account was removed or is not verified. Please choose another one.',
  'CONTRACT passed': ({ number }) => `Contract ${number} is awaiting signature`,
  'CONTRACT not-waiting': ({ number }) => `Financing ${number} has no contract to be signed now`,
  'CONTRACT_SUM passed': ({ number, sum, amount, most }) =>
    `Contract ${number}: ${money(sum)} issued so far and ${money(amount)} now${most === '' ? '; no contract amount on record' : `, within its ${money(most)}`}`,
  'CONTRACT_SUM exceeded': ({ number, sum, amount, most }) =>
    `Contract ${number}: ${money(sum)} issued so far and ${money(amount)} now exceed the contract’s ${money(most)}. You can go on; please confirm.`,
  'HOLDER passed': ({ amount }) => `Amount ${money(amount)}`,
  'HOLDER gone': () => 'The amount is no longer in transit: it was accepted, returned or recalled.',
  'HOLDER passed-on': () => 'Part of the instrument was transferred, reserved or financed, so it cannot be cancelled.',
  'ORDER passed': ({ entry }) =>
    entry === ''
      ? 'The platform can carry it out'
      : 'The entry has not been corrected before, its amount is unused, and the deadline has not passed',
  'ORDER gone': () => 'The company no longer holds it.',
  'ORDER ended': ({ until }) => `The last day of the freeze, ${until}, has passed.`,
  'ORDER financed': () =>
    'A funder holds it under a financing; it can be frozen or transferred only once that is repaid.',
  'ORDER deregistered': () => 'The company is already deregistered.',
  'ORDER nothing': () => 'The company holds no instruments.',
  'ORDER not-correctable': () => 'This entry cannot be corrected.',
  'ORDER corrected': () => 'This entry has already been corrected.',
  'ORDER spent': () => 'The amount has since been used, reserved or frozen.',
  'ORDER closed': () => 'It would have to be signed or accepted again, but the deadline for that has passed.',
  'ORDER released': () => 'The freeze has been released.',
  'REQUESTED passed': () => 'No other application asks for the same',
  'REQUESTED already': ({ number }) => `Application ${number} already asks for the same.`,
};

/** The sentence of a rule. */
export function ruleSentence(said: RuleSentence): string {
  const key = `${said.code} ${said.outcome === 'passed' ? 'passed' : said.because}`;
  // A newer server may send a rule that this version does not know.
  return Object.hasOwn(sentences, key) ? sentences[key as RuleSentenceKey](said) : said.code;
}
