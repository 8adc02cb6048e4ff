import type { MaturitySpan } from '../../../domain/evidence/shared/maturity.ts';
import type { CertificateKind } from '../../../domain/keys/usable-key.ts';
import type { BusinessAction } from '../../../domain/parties/business-restriction.ts';
import { count, englishDay, englishDayShort, englishMoment, englishMomentOfYear, money } from '../../format.ts';
import { plural } from '../../plural.ts';
import { dayAndWeekday, greet } from '../greeting.ts';
import type { home as words } from '../../zh-CN/home/home.ts';

const certificates: Readonly<Record<CertificateKind, string>> = {
  CLOUD: 'cloud certificate',
  HARD: 'UKey certificate',
};

const spans: Readonly<Record<MaturitySpan, string>> = {
  overdue: 'Overdue',
  '30': '0–30 days',
  '60': '31–60 days',
  '90': '61–90 days',
  '180': '91–180 days',
  later: 'Over 180 days',
};

const violatingMeans =
  'it cannot accept or transfer instruments, nor apply for financing with them, so no package for that can be made or submitted. Existing ones can only be held to maturity. Packages already submitted proceed as usual.';
const barredActions: Readonly<Record<BusinessAction, string>> = {
  accept: 'accepting instruments',
  finance: 'financing',
  transfer: 'transfers',
};

const expires = (day: string, days: number): string =>
  days < 0
    ? `expired on ${englishDay(day)}`
    : days === 0
      ? 'expires today'
      : `expires in ${plural(days, 'day', 'days')}, on ${englishDay(day)}`;

const compact = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'CNY',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

function partOf({ kind, hasBusiness, confinedTo }: Parameters<(typeof words)['home.part-of']>[0]): string {
  if (confinedTo !== '')
    return hasBusiness
      ? `You can view the instruments allocated to ${confinedTo} and the organisations below it, and their ledger. Packages belong to the whole company and are handled by its operators.`
      : `You act for the company on behalf of ${confinedTo}, and see only the instruments allocated to your internal organisation. You have no internal organisation, or it has no instruments yet. Please ask your company administrator.`;
  switch (kind) {
    case 'final-reviewer':
      return hasBusiness
        ? 'Issues with a high amount or a long term come to you for the final review, after the director. Packages are made by operators.'
        : 'Final reviewers decide issues with a high amount or a long term. Your company has no such business yet. You can view its data, people and agreements.';
    case 'purchaser':
      return 'Purchasers confirm orders and receivables. That is not offered here yet. You can view the company’s data, people and agreements.';
    case 'manager':
      return 'Managers of financial institutions review and fund elsewhere, not in this portal. You can view the company’s data, people and agreements.';
    case 'administrator':
      return 'You manage the people and the data of your company. Operators and directors handle its business.';
    default:
      return 'There is nothing to handle in your role here. If you need to, ask your company administrator to assign you a role.';
  }
}

export const home: typeof words = {
  'home.title': 'Home',
  'home.greeting': greet,
  'home.day': dayAndWeekday,
  'home.part': 'What you can do here',
  'home.part-of': (part) => partOf(part) + (part.hasOthers ? ' You have other roles: switch at the top right.' : ''),
  'home.new-package': 'New package',
  'home.new-for': 'For which product',
  'home.figures': 'Your to-dos',
  'home.figure-returned': 'Returned, action required',
  'home.figure-to-complete': 'Drafts',
  'home.figure-modifying': 'Being corrected',
  'home.figure-overdue': 'Overdue, letter due',
  'home.figure-in-review': 'In review',
  'home.figure-free': 'Ready for a new package',
  'home.packages-yours': ({ count: many }) => (many === 1 ? 'package for you' : 'packages for you'),
  'home.packages-all': ({ count: many }) => (many === 1 ? 'package, whole company' : 'packages, whole company'),
  'home.receivables': 'receivables',
  'home.oldest': ({ days }) => (days === 0 ? 'oldest from today' : `oldest ${plural(days, 'day', 'days')} ago`),
  'home.amount': ({ amount }) => `total ${money(amount)}`,
  'home.none-waiting': 'none',
  'home.under-way': 'Packages under way',
  'home.all-of': ({ count: all }) => `All ${count(all)} packages under way`,
  'home.all': ({ count: all }) => `All ${count(all)}`,
  'home.all-packages': 'All packages',
  'home.elsewhere': 'Includes business that is done on other platforms',
  'home.nothing-under-way': 'No package is under way',
  'home.nothing-to-make':
    'There is nothing to make one for at present either. New business will appear under “New package”.',
  'home.first-step': 'Choose the business and make the first package; follow its review here.',
  'home.nothing-to-follow': 'Once there is a package, you can follow its review here.',
  'home.due': 'Receivables due',
  'home.due-owed': 'Payables due',
  'home.due-note': ({ owes }) =>
    `Under Documents; for instruments ${owes ? 'issued' : 'held'}, see the overview of the product`,
  'home.by-customer': 'By payer',
  'home.by-supplier': 'By supplier',
  'home.by-day': 'By due date',
  'home.split': 'Show',
  'home.as-table': 'Show as table',
  'home.as-chart': 'Show as chart',
  'home.nothing-due': 'No outstanding receivables',
  'home.nothing-owed': 'No outstanding payables',
  'home.due-all': ({ title, amount, count: all }) =>
    `${title}: ${compact.format(amount as Intl.StringNumericLiteral)} in all, ${count(all)} of them`,
  'home.compact': ({ amount }) => compact.format(amount as Intl.StringNumericLiteral),
  'home.span': ({ span }) => spans[span],
  'home.bar': ({ name, amount, count: bars }) => `${name}: ${money(amount)}, ${plural(bars, 'item', 'items')}`,
  'home.span-title': 'Due',
  'home.count-title': 'Number',
  'home.amount-title': 'Amount',
  'home.total': 'Total',
  'home.more-parties': ({ count: parties }) => `See all ${count(parties)}`,
  'home.messages': 'Latest messages',
  'home.all-messages': 'All messages',
  'home.no-messages': 'No messages yet',
  'home.quick': 'Shortcuts',
  'home.warnings': 'Please note',
  'home.violating': ({ day }) =>
    `Your company is a violating member: ${day === '' ? '' : `from ${englishDay(day)} on `}${violatingMeans}`,
  'home.violating-ahead': ({ day }) =>
    `Your company is a violating member: from ${englishDay(day)} on ${violatingMeans} Until then everything goes on as usual.`,
  'home.objectors': ({ people }) =>
    `Objections to the finding are submitted and followed by your company’s main user${people.length === 0 ? '' : ` (${people.join(', ')})`}.`,
  'home.barred': ({ actions }) =>
    `The platform has suspended for your company: ${actions.map((action) => barredActions[action]).join(', ')}.${actions.includes('finance') ? ' No package for financing can be made or submitted. Packages already submitted proceed as usual.' : ''} To object, contact customer service.`,
  'home.free-held': ({ all }) => (all ? 'None can be made at present' : 'Some products: none at present'),
  'home.watch-listed':
    'Your company is on the watch list: if it breaks the rules again it becomes a violating member. Please check and rectify.',
  'home.object': 'Object in writing',
  'home.objection-waits': ({ number }) => `Your objection ${number} is with the platform.`,
  'home.objection-see': 'See the objection',
  'home.licence': ({ day, days }) =>
    `The business licence ${expires(day, days)}. Please have it renewed${days < 0 ? ' now' : ' before'}, and submit the new one under real-name authentication.`,
  'home.legal-id': ({ day, days }) =>
    `The legal representative’s identity card ${expires(day, days)}. Please submit the new one under real-name authentication.`,
  'home.entrustment': ({ day, days }) =>
    `The entrustment letter ${expires(day, days)}. Please submit a new one with the real-name authentication.`,
  'home.upper-letter': ({ day, days }) =>
    `The upper entity’s authorisation letter ${expires(day, days)}. Please submit a new one with the real-name authentication.`,
  'home.agent-id': ({ day, days }) =>
    `The authorised agent’s identity card ${expires(day, days)}. Please submit the new one under real-name authentication.`,
  'home.agreement-withdrawn': ({ title, at }) =>
    `The platform withdrew the service agreement of ${title} on ${englishMoment(at)}: no new packages can be submitted; those already submitted proceed as usual.`,
  'home.agreement-to-sign': ({ title, at }) =>
    `The service agreement of ${title} is to be signed again by ${englishMoment(at)} (Beijing time); after that no new packages can be submitted until it is signed.`,
  'home.agreement-overdue': ({ title, at }) =>
    `The service agreement of ${title} was to be signed again by ${englishMoment(at)} (Beijing time): no new packages can be submitted now, until it is signed; those already submitted proceed as usual.`,
  'home.agreement-see': 'See the product',
  'home.papers': 'Update the documents',
  'home.certificates': 'Go to certificates',
  'home.certificate-lost': ({ day, mends, holder }) =>
    `The company’s certificate was reported lost on ${englishDay(day)}; nothing can be signed now. ${mends ? 'Please have it reissued.' : `${holder || 'An operator or director'} is to have it reissued.`}`,
  'home.certificate': ({ day, days, spare, mends, holder }) => {
    const renewal = mends ? 'Please renew it.' : `${holder || 'An operator or director'} is to renew it.`;
    if (spare === undefined)
      return `The company’s certificate ${expires(day, days)}; ${days < 0 ? 'nothing can be signed now' : 'after that nothing can be signed'}. ${renewal}`;
    return `The company’s ${certificates[spare]} ${expires(day, days)}. You can still sign with the ${certificates[spare === 'HARD' ? 'CLOUD' : 'HARD']}, but not where a ${certificates[spare]} is required. ${renewal}`;
  },
  'home.start': 'Getting started',
  'home.start-progress': ({ done, all }) => `${done} of ${all} done`,
  'home.start-hide': 'Do not show again',
  'home.guidance': 'Getting started with each product',
  'home.guidance-away': 'Hide for a day',
  'home.guidance-other': 'Other',
  'home.guidance-followed': 'opened',
  'home.start-count': ({ done, all }) => `${done} of ${all} steps done`,
  'home.start-all': ({ all }) => `See all ${all} steps`,
  'home.start-all-done': 'All steps needed for the first package are done',
  'home.needs-title': 'Certificates that products need',
  'home.needs-note': 'See which certificate a product needs before you choose it',
  'home.needs-none': 'No certificate',
  'home.needs-token-applied': 'A UKey certificate, applied for',
  'home.needs-token': 'A UKey certificate',
  'home.needs-token-and-digital': 'A UKey certificate and a cloud certificate',
  'home.needs-products': 'See all products and their conditions',
  'home.start-today': 'The first package can be submitted today',
  'home.start-today-colleague': 'Your operators can submit the first package today',
  'home.start-expected': ({ day, today }) =>
    `The first package can usually be submitted by ${englishDayShort(day, today)}`,
  'home.start-expected-about': ({ day, today }) =>
    `The first package can usually be submitted by about ${englishDayShort(day, today)}`,
  'home.start-note': 'Every step is saved as you go: you can continue on another computer or on your phone.',
  'home.start-not-offered': 'This platform does not show your progress',
  'home.step-account': 'Register an account',
  'home.step-certification': 'Certify the enterprise',
  'home.step-certificate': 'Get a certificate',
  'home.step-bank-account': 'Register a bank account',
  'home.step-invoicing': 'Complete the invoicing information',
  'home.step-agreements': 'Sign the platform’s agreements',
  'home.step-product': 'Open a product',
  'home.step-package': 'Submit the first package',
  'home.step-time-5': 'About 5 minutes',
  'home.step-time-20': 'About 20 minutes',
  'home.step-time-certification': '2 to 3 working days',
  'home.step-time-bank-account': 'About 1 working day',
  'home.step-time-at-once': 'At once',
  'home.step-done': 'Done',
  'home.step-trace': ({ at, by }) => `${englishMomentOfYear(at)}${by === '' ? '' : `, ${by}`}`,
  'home.step-open': 'Not started',
  'home.step-doing': 'Under way',
  'home.step-reviewed': 'The platform is reviewing it',
  'home.office-process': 'In the enterprise process',
  'home.office-first-review': 'At the platform’s first review',
  'home.office-second-review': 'At the platform’s second review',
  'home.office-authority': 'With the registration authority',
  'home.step-to-confirm': 'Applied for, to be confirmed',
  'home.step-your-phone': 'A cloud certificate was applied for: set its password and confirm on your phone',
  'home.step-their-phone':
    'A cloud certificate was applied for: its holder has to set the password and confirm on their phone',
  'home.step-confirm': 'Confirm',
  'home.step-since': ({ at }) => `submitted ${englishMomentOfYear(at)}`,
  'home.step-late': ({ until }) => `a result was expected by ${englishDay(until)}, which has passed`,
  'home.step-expected': ({ until }) => `a result is expected by ${englishDay(until)}`,
  'home.step-returned': 'Returned: correct it and submit it again',
  'home.step-returned-count': ({ count: items }) =>
    `${items} ${items === 1 ? 'item' : 'items'} returned: correct and submit again`,
  'home.step-expired': 'The certificate has expired: please renew it',
  'home.step-bank-failed': 'The small transfer did not verify the account: a new one is needed',
  'home.step-bank-awaiting': ({ until }) => `a small amount was sent: enter the amount by ${englishDay(until)}`,
  'home.step-missing': ({ count: fields }) => `${fields} ${fields === 1 ? 'detail' : 'details'} missing`,
  'home.step-draft': 'started, not yet submitted',
  'home.step-made': 'created, not yet submitted',
  'home.step-unsigned': ({ count: texts }) => `${texts} to sign`,
  'home.after-certification': 'begins once the enterprise is certified',
  'home.step-no-business':
    'Nothing to make a package for yet: once the core enterprise has issued, it appears under “New package”',
  'home.step-nothing-issued':
    'Nothing to make a package for at present: once your company has issued, it appears under “New package”',
  'home.step-agreement-withdrawn':
    'The platform withdrew the agreement of an opened product: no new packages for now, please contact customer service',
  'home.step-violating':
    'Your company is a violating member and cannot apply for financing with instruments now; the main user submits and follows objections',
  'home.step-barred':
    'The platform has suspended financing for your company: nothing can be submitted now; to object, contact customer service',
  'home.step-agreement-unsigned':
    'The agreement of an opened product is overdue for signature: packages can be submitted once it is signed',
  'home.after-product': 'begins once a product is open',
  'home.by-you': 'you do this',
  'home.by-name': ({ name }) => `${name} does this`,
  'home.by-colleague': 'a colleague does this',
  'home.by-operator': 'an operator does this',
  'home.by-operator-or-director': 'an operator or a director does this',
  'home.by-keeper': 'the main user or an administrator does this',
  'home.step-go': 'Complete',
  'home.step-mend': 'Correct',
  'home.step-mend-count': ({ count: items }) => `Correct ${plural(items, 'item', 'items')}`,
  'home.step-look': 'See progress',
  'home.limits': 'Limits at funders',
  'home.limits-all': 'Limits',
  'home.limits-more': 'By product',
  'home.limits-all-facts': 'What your company may issue, and the limit that each funder grants it',
  'home.limits-facts': 'The limits each funder grants your company, by product',
  'home.limits-none': 'No limits to show',
  'home.limits-none-body': 'They are shown here once a funder has set them.',
  'home.limits-others-body':
    'Limits belong to core enterprises and only their users can see them. Your current role does not act for a core enterprise, so there is nothing to show.',
  'home.limit-used-up': 'Used up',
  'home.limit-unled': 'A product without a link has no list in your present menus.',
  'home.limit-product': 'Product',
  'home.limit-all': 'Total',
  'home.limit-funder': 'Funder',
  'home.limit-total': 'Limit',
  'home.limit-used': 'Used',
  'home.limit-available': 'Available',
  'home.limit-left': ({ available, limit }) => `${money(available)} of ${money(limit)} available`,
  'home.limit-line': ({ funder, limit, used, available }) =>
    `${funder}: limit ${money(limit)}, used ${money(used)}, available ${money(available)}`,
  'home.loading': 'Loading',
  'home.due-title': 'Receivables due',
  'home.due-title-owed': 'Payables due',
  'home.due-facts': ({ count: found, amount }) =>
    `${plural(found, 'item', 'items')} under Documents · total ${money(amount)}`,
  'home.due-search': 'Business number',
  'home.due-span': 'Due',
  'home.due-any-span': 'All',
  'home.due-only-free': 'Only those free for a package',
  'home.due-party': 'Payer',
  'home.due-party-owed': 'Supplier',
  'home.due-clear-party': ({ party }) => `${party} ×`,
  'home.due-clear-party-of': ({ party }) => `No longer only ${party}`,
  'home.due-number': 'Business number',
  'home.due-product': 'Product',
  'home.due-amount': 'Amount (CNY)',
  'home.due-date': 'Due date',
  'home.due-leads': 'Package',
  'home.due-create': 'New package',
  'home.due-create-for': ({ number }) => `New package for ${number}`,
  'home.due-in': ({ days }) =>
    days === 0
      ? 'due today'
      : days > 0
        ? `in ${plural(days, 'day', 'days')}`
        : `${plural(-days, 'day', 'days')} overdue`,
  'home.due-none': 'Nothing outstanding',
  'home.due-none-fit': 'Nothing matches',
};
