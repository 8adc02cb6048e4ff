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
  `After the director, ${names === '' ? 'a final reviewer' : names.split('、').join(' or ')} reviews it.`;

/** Sentences of the rules, by code and reason; `passed` for a rule that holds. */
const sentences: Readonly<Record<string, Sentence>> = {
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
  'PAYEE twice': ({ name }) => `${name} is there twice. Put both amounts into one line.`,
  'PAYEE_OPENED passed': ({ name }) => `${name} has opened the product`,
  'PAYEE_OPENED not-opened': ({ name }) => `${name} has not opened the product yet. Ask the company to open it first.`,
  'PAYEE_PEOPLE passed': ({ name }) => `${name} has an operator who can accept`,
  'PAYEE_PEOPLE no-director': ({ name }) =>
    `${name} has no director besides its operator, so nobody can approve an acceptance. You can go on; ask the company to add a director first. What is not accepted within 5 working days comes back.`,
  'PAYEE_PEOPLE nobody': ({ name }) => `${name} has no operator who can accept. Ask the company to add one first.`,
  'PAYEE_STANDING passed': ({ name }) => `${name} is neither watch-listed nor violating`,
  'PAYEE_STANDING watched': ({ name }) => `${name} is on the watch list. You can go on; take note of it.`,
  'PAYEE_STANDING violating': ({ name }) => `${name} is a violating member and cannot receive anything.`,
  'PAYEE_BARRED passed': ({ name }) => `${name} may accept`,
  'PAYEE_BARRED accept': ({ name }) => `The platform has barred ${name} from accepting.`,
  'COMPANY_OPENED passed': () => 'Your company has opened the product',
  'COMPANY_OPENED not-opened': () => 'Your company has not opened the product yet. Open it first.',
  'COMPANY_AGREEMENT passed': () => 'The product’s agreement is in force',
  'COMPANY_AGREEMENT withdrawn': () => 'The product’s agreement was withdrawn, so no new business is possible.',
  'COMPANY_AGREEMENT to-sign': () => 'A new version of the product’s agreement has to be signed first.',
  'COMPANY_STANDING passed': () => 'Your company is neither watch-listed nor violating',
  'COMPANY_STANDING watched': () => 'Your company is on the watch list. You can go on.',
  'COMPANY_STANDING deregistered': () => 'Your company is deregistered. What it holds is frozen.',
  'COMPANY_STANDING violating': () =>
    'Your company is a violating member and cannot do this. Its main user can object to that.',
  'COMPANY_BARRED passed': () => 'The platform does not bar your company from this',
  'COMPANY_BARRED accept': () => 'The platform has barred your company from accepting. Please contact the hotline.',
  'COMPANY_BARRED finance': () => 'The platform has barred your company from financing. Please contact the hotline.',
  'COMPANY_BARRED transfer': () => 'The platform has barred your company from transfers. Please contact the hotline.',
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
  'AVAILABLE taken': () => 'A colleague has submitted the acceptance, and it waits for approval.',
  'PACKAGED passed': () => 'In no evidence package',
  'PACKAGED in-package': ({ number }) =>
    `It is in the package ${number}. Take it out of the package or void the package before you transfer it.`,
  'PACKAGED other-funder': ({ number, funder }) =>
    `The documents of instrument ${number} were prepared for ${funder}. Cancel that package before you choose another funder.`,
  'PACKAGED with-holder': () => 'Its holder prepares documents for financing with it, so it cannot be cancelled now.',
  'TRANSFERABLE passed': () => 'Transferable',
  'TRANSFERABLE not-transferable': () => 'It was issued as not transferable and can only be held until it is due.',
  'NEAR_DUE passed': ({ closed }) =>
    `Payment is far enough away (no acceptance, transfer or financing from ${englishDay(closed)} on)`,
  'NEAR_DUE closed': ({ closed }) =>
    `From three working days before payment (${englishDay(closed)}), nothing can be accepted, transferred or financed.`,
  'TERM passed': ({ days }) => `Term of ${counted(days, 'day', 'days')}, within six months`,
  'TERM none': () => 'Enter the due date.',
  'TERM past': () => 'The due date must lie after today.',
  'TERM too-soon': () => 'The due date is too close: three working days must be left before payment.',
  'TERM too-long': ({ latest }) => `The due date can be ${englishDay(latest)} at the latest, one year from today.`,
  'TERM exceptional': ({ days, usualUntil, names }) =>
    `Term of ${counted(days, 'day', 'days')}, longer than six months (${englishDay(usualUntil)}). ${reviewedBy(names)}`,
  'TERM_REASON none': () => 'Choose and describe the reason for a term of more than six months.',
  'PAYS_ON passed': ({ day }) => `The due date is a working day; paid on ${englishDay(day)}`,
  'PAYS_ON moved': ({ day, about }) =>
    `The due date is not a working day; it is paid on ${about === 'true' ? 'about ' : ''}${englishDay(day)}${about === 'true' ? ', which may change once that year’s holidays are announced' : ''}.`,
  'PAYS_ON assumed': ({ day }) =>
    `Paid on about ${englishDay(day)}; may change once that year’s holidays are announced`,
  'LIMIT passed': ({ left, amount }) =>
    `${money(amount)} is within the ${money(left)} of the limit that is left without it`,
  'LIMIT none': () => 'Your company has no issuing limit. Please apply to the platform for one.',
  'LIMIT expired': ({ validUntil }) =>
    `The issuing limit ended on ${englishDay(validUntil)}. Please ask the platform for a new last day.`,
  'LIMIT not-yet': ({ day }) => `The issuing limit is valid from ${englishDay(day)}. Nothing can be issued before.`,
  'LIMIT exceeded': ({ left }) => `Above the issuing limit; ${money(left)} left.`,
  'INVOICES passed': ({ count }) => `${counted(count, 'invoice', 'invoices')}, not used by any other instrument`,
  'INVOICES none': () => 'No invoices were entered. That prevents neither submission nor approval.',
  'INVOICES used': ({ used, count }) =>
    `${counted(used, 'invoice is', 'invoices are')} used up and not counted; ${count} counted.`,
  'INVOICES incomplete': () => 'An invoice is not complete: number, date and total are all needed.',
  'INVOICES future': () => 'An invoice is dated after today.',
  'INVOICES number': () => 'An invoice number has 8 or 20 digits, and a code has 10 or 12.',
  'INVOICES in-row': ({ number }) =>
    `Row ${number} of the sheet names some of the same invoices; they count less for the issue that is submitted later`,
  'INVOICES twice': () => 'One invoice is there twice. Remove one of the lines.',
  'PROJECT passed': ({ name }) => `Project: ${name}`,
  'PROJECT none': () => 'Enter the project',
  'PERIOD passed': ({ day }) => `Wages of ${englishMonth(day)}`,
  'PERIOD none': () => 'Choose the month of the wages',
  'PERIOD future': ({ day }) => `${englishMonth(day)} has not begun yet: its wages cannot be paid`,
  'PEOPLE passed': ({ count, sum }) =>
    `${plural(Number(count), 'person', 'people')} on the payroll, ${money(sum)} in all, as the amount says`,
  'PEOPLE paid-twice': ({ count, sum, used, number }) =>
    `${plural(Number(count), 'person', 'people')} on the payroll, ${money(sum)} in all, as the amount says. ${counted(used, 'of them is', 'of them are')} already on the payroll of ${number.split('、').join(', ')} for the same month. You can go on; check that nobody is paid twice.`,
  'PEOPLE none': () => 'Choose the list of people',
  'PEOPLE used': () => 'Another application pays by this list: choose a new one',
  'PEOPLE sum': ({ count, sum, amount }) =>
    `${plural(Number(count), 'person', 'people')} on the payroll, ${money(sum)} in all, which is not the amount of ${money(amount)}`,
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
  'PART gone': () => 'A chosen instrument is not held by your company any more. Please choose again.',
  'PART twice': ({ number }) => `Instrument ${number} was chosen twice`,
  'PART too-many': ({ most }) => `At most ${most} instruments can be financed together`,
  'TOGETHER passed': () => 'The instruments have one issuer and one due date',
  'TOGETHER issuer': () => 'A financing takes instruments of one issuer only',
  'TOGETHER due': () => 'A financing takes instruments of one due date only',
  'OFFER passed': ({ name }) => `${name} takes this financing`,
  'OFFER none': () => 'Choose a funder',
  'OFFER nobody': () => 'No funder finances instruments of this issuer now. Please call customer service.',
  'OFFER over': ({ name, until }) =>
    `The offer of ${name} ended on ${englishDay(until)}. Return it to its maker, who can submit it with a new offer.`,
  'OFFER paused': ({ name }) => `${name} takes nothing new at present. Please choose another funder.`,
  'OFFER limit-ended': ({ name }) => `The limit of ${name} for this issuer has ended. Please choose another funder.`,
  'OFFER limit': ({ name, left }) =>
    `Only ${money(left)} is left of the limit of ${name} for this issuer. Lower the amount or choose another funder.`,
  'OFFER least': ({ name }) => `The amount is below the least one that ${name} finances`,
  'OFFER term': ({ name }) => `The due date is later than ${name} finances`,
  'OFFER too-late': ({ name }) => `The money of ${name} would arrive when the instrument is due`,
  'OFFER no-net': ({ name }) => `The costs of ${name} would use up the amount`,
  'ACCOUNT passed': () => 'The account to be paid to is verified',
  'ACCOUNT none': () => 'Choose an account to be paid to; if there is none, add one and verify it',
  'ACCOUNT unknown': () => 'The account was removed or is not verified. Please choose another one.',
  'CONTRACT passed': ({ number }) => `Contract ${number} waits for a signature`,
  'CONTRACT not-waiting': ({ number }) => `Financing ${number} has no contract to be signed now`,
  'CONTRACT_SUM passed': ({ number, sum, amount, most }) =>
    `Contract ${number}: ${money(sum)} issued so far and ${money(amount)} now${most === '' ? '; its own amount is not known' : `, within its ${money(most)}`}`,
  'CONTRACT_SUM exceeded': ({ number, sum, amount, most }) =>
    `Contract ${number}: ${money(sum)} issued so far and ${money(amount)} now exceed its ${money(most)}. You can go on; please confirm.`,
  'HOLDER passed': ({ amount }) => `Amount ${money(amount)}`,
  'HOLDER gone': () => 'The amount is not on its way any more: it was accepted, sent back or recalled.',
  'HOLDER passed-on': () =>
    'A part of the instrument was transferred, reserved or financed, so it cannot be cancelled.',
  'ORDER passed': ({ entry }) =>
    entry === ''
      ? 'The platform can carry it out'
      : 'The entry has not been corrected before, its amount is unused, and it is in time',
  'ORDER gone': () => 'The company does not hold it any more.',
  'ORDER ended': ({ until }) => `The last day of the freeze, ${until}, has passed.`,
  'ORDER financed': () => 'A funder holds it by a financing; it can be frozen or moved once that is repaid.',
  'ORDER deregistered': () => 'The company is deregistered already.',
  'ORDER nothing': () => 'The company holds nothing.',
  'ORDER not-correctable': () => 'This entry cannot be corrected.',
  'ORDER corrected': () => 'This entry has been corrected already.',
  'ORDER spent': () => 'What it brought has been spent, reserved or frozen.',
  'ORDER closed': () => 'It would have to be signed or accepted again, and the last day for that has passed.',
  'ORDER released': () => 'The freeze has been released.',
  'REQUESTED passed': () => 'No other application asks for the same',
  'REQUESTED already': ({ number }) => `Application ${number} already asks for the same.`,
};

/** The sentence of a rule. */
export function ruleSentence(said: RuleSentence): string {
  const key = `${said.code} ${said.outcome === 'passed' ? 'passed' : said.because}`;
  return Object.hasOwn(sentences, key) ? (sentences[key]?.(said) ?? said.code) : said.code;
}
