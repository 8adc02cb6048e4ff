import { dateTime } from '../../format.ts';
import { plural } from '../../plural.ts';
import type { group as chinese } from '../../zh-CN/company/group.ts';

/** The group of a company: its inner organisations, and the colleagues who may act in its name. */
export const group: typeof chinese = {
  'group.crumb': 'Company',
  'group.orgs-title': 'Internal organisations',
  'group.orgs-facts':
    'Your group’s internal organisations: levels, state, and the products each may currently handle for your company',
  'group.tree': 'Structure',
  'group.count': ({ count }) => plural(count, 'organisation', 'organisations'),
  'group.search': 'Find by name or code',
  'group.unfold-all': 'Expand all',
  'group.fold-all': 'Collapse all',
  'group.unfold-of': ({ name }) => `Show the organisations below ${name}`,
  'group.fold-of': ({ name }) => `Hide the organisations below ${name}`,
  'group.none-title': 'No internal organisations yet',
  'group.none-body':
    'They are shown here once the platform has registered them for your company. To have one registered, please contact customer service.',
  'group.nothing-title': 'No organisation matches',
  'group.nothing-body': 'Please try another name or code.',
  'group.code-of': ({ code }) => `Code ${code}`,
  'group.level-of': ({ level }) => `Level ${level}`,
  'group.parent-of': ({ name }) => `Below ${name}`,
  'group.no-parent': 'Directly below the company',
  'group.may': ({ products }) => `May act in: ${products}`,
  'group.may-nothing': 'No authorisation is in force: it cannot act for the company now',
  'group.may-stopped': 'Inactive: it cannot act for the company',
  'group.org-active': 'Active',
  'group.org-stopped': 'Inactive',
  'group.org-unrecognised': 'State unknown',
  'group.org-new': 'Add organisation',
  'group.org-new-below': 'Add below',
  'group.org-rename': 'Rename',
  'group.org-move': 'Move',
  'group.org-stop': 'Deactivate',
  'group.org-reopen': 'Reactivate',
  'group.org-place': 'Change',
  'group.org-act-of': ({ act, name }) => `${act}: ${name}`,
  'group.org-title-make': 'Add an internal organisation',
  'group.org-title-rename': ({ name }) => `Rename ${name}`,
  'group.org-title-move': ({ name }) => `Move ${name}`,
  'group.org-title-stop': ({ name }) => `Deactivate ${name}?`,
  'group.org-title-reopen': ({ name }) => `Reactivate ${name}?`,
  'group.org-title-place': ({ name }) => `Change where ${name} works`,
  'group.org-confirm-make': 'Add',
  'group.org-confirm-rename': 'Save',
  'group.org-confirm-move': 'Move',
  'group.org-confirm-stop': 'Deactivate',
  'group.org-confirm-reopen': 'Reactivate',
  'group.org-confirm-place': 'Change',
  'group.org-body-make': 'The code must be unique within your company, and cannot be changed later.',
  'group.org-body-rename': 'Earlier allocations and changes keep the name of that time.',
  'group.org-body-move':
    'The organisations below it move with it. People of an organisation see what is allocated to those below it.',
  'group.org-body-stop': ({ count }) =>
    count === 0
      ? 'Nothing can be allocated to it and nobody authorised for it until it is reactivated.'
      : `Nothing can be allocated to it and nobody authorised for it until it is reactivated. ${plural(count, 'person stays', 'people stay')} registered in it.`,
  'group.org-body-reopen': 'It can be given allocations and authorisations again.',
  'group.org-body-place':
    'This takes effect at once. The person sees only what is allocated to their organisation and those below it, and nothing without an organisation.',
  'group.org-code': 'Code',
  'group.org-name': 'Name',
  'group.org-parent': 'Upper organisation',
  'group.org-place-in': 'Works in',
  'group.org-place-none': 'No organisation',
  'group.org-code-missing': 'Enter the code',
  'group.org-name-missing': 'Enter the name',
  'group.org-too-long': ({ most }) => `At most ${most} characters`,
  'group.org-code-form': 'Use letters, digits, dots, slashes, hyphens and underscores only',
  'group.org-name-form': 'The name needs a letter or a digit',
  'group.org-code-taken': 'Another organisation of your company has this code (case-insensitive): choose another',
  'group.org-name-same': 'This is the present name: enter a new one',
  'group.org-parent-same': 'It is already there: choose another',
  'group.org-parent-gone': 'This organisation no longer exists: choose again',
  'group.org-parent-stopped': 'This organisation is inactive: choose an active one, or reactivate it first',
  'group.org-parent-below': 'It cannot be moved below itself or its own subordinates: choose another',
  'group.org-parent-deep': 'There are at most 32 levels: choose an organisation on a higher level',
  'group.org-refused-changed': 'Somebody has just changed this. The page has been updated: please check and try again.',
  'group.org-refused-full':
    'Your company has 500 organisations, inactive ones included. Reactivate one, or contact customer service.',
  'group.org-refused-stopped': 'This organisation is inactive. Reactivate it first, or choose an active one.',
  'group.org-refused-parent-stopped': 'The organisation above it is inactive. Reactivate that one first.',
  'group.org-refused-children':
    'Organisations below it are still active. Deactivate them first, or move them elsewhere.',
  'group.org-see-credits': 'See which instruments',
  'group.org-refused-holds':
    'It, or an organisation below it, still has instruments. An operator has to hand them back to the company first.',
  'group.org-refused-authorised':
    'An authorisation that is or will be in force names it. Withdraw it under “Authorisations”, or wait until it expires.',
  'group.org-refused-own-people':
    'Your company’s own people see all business, so there is nothing to change. Only people of institutions can be placed.',
  'group.org-refused-oneself': 'You cannot change your own organisation. Please ask another administrator.',
  'group.org-refused-same': 'The person works there already: choose another organisation.',
  'group.org-refused-not-permitted': 'Only the main user and administrators change internal organisations.',
  'group.org-refused-gone': 'This organisation or person no longer exists. The page has been updated.',
  'group.org-done-make': 'Organisation added',
  'group.org-done-rename': 'Organisation renamed',
  'group.org-done-move': 'Organisation moved',
  'group.org-done-stop': 'Organisation deactivated',
  'group.org-done-reopen': 'Organisation reactivated',
  'group.org-done-place': 'Organisation of the person changed',
  'group.org-none-own': 'Press “Add organisation” to register the first one.',
  'group.org-who-changes': 'The main user and administrators change internal organisations and their people.',
  'group.org-members-of': ({ count }) => plural(count, 'person', 'people'),
  'group.org-members': 'People in organisations',
  'group.org-members-note': ({ count }) => plural(count, 'person', 'people'),
  'group.org-members-none': 'No people of institutions yet. Invite them under “People and permissions” first.',
  'group.org-member-own': 'Of your company: sees all business',
  'group.org-log': 'Changes',
  'group.org-log-note': 'The latest 100',
  'group.org-log-none': 'No changes yet.',
  'group.org-line': ({ event, subject, before, after, by, at }) => {
    const moment = `${dateTime(at)} · ${by}`;
    switch (event) {
      case 'made':
        return `${moment} added ${subject}${after === '' ? '' : ` below ${after}`}`;
      case 'renamed':
        return `${moment} renamed ${before} to ${after}`;
      case 'moved':
        return `${moment} moved ${subject} from ${before || 'directly below the company'} to ${after || 'directly below the company'}`;
      case 'stopped':
        return `${moment} deactivated ${subject}`;
      case 'reopened':
        return `${moment} reactivated ${subject}`;
      case 'placed':
        return after === ''
          ? `${moment} took ${subject} out of ${before}`
          : `${moment} moved ${subject}${before === '' ? '' : ` from ${before}`} to ${after}`;
    }
  },
  'group.auth-title': 'Authorisations',
  'group.auth-facts': 'Who in the group may act in your company’s name, for which products, and for how long',
  'group.holding': 'In force',
  'group.others': 'Not yet or no longer in force',
  'group.auth-count': ({ count }) => `${count} in all`,
  'group.how-changed':
    'Your company signs a letter of authorisation, which the platform registers. To give, change or withdraw one, please contact customer service.',
  'group.no-auth-title': 'No authorisations yet',
  'group.no-auth-body': 'They are shown here once the platform has registered your company’s letters of authorisation.',
  'group.none-holds': 'No authorisation is in force: nobody in the group can act for the company now.',
  'group.scope': ({ products, actions }) => `Covers: ${products}${actions === '' ? '' : `; may: ${actions}`}`,
  'group.dates': ({ from, until }) => `In force: ${from} to ${until}, inclusive`,
  'group.withdrawn-on': ({ day }) => `Withdrawn on ${day}`,
  'group.auth-new': 'Authorise somebody',
  'group.auth-form': 'Authorise somebody to act for the company',
  'group.auth-person': 'Name',
  'group.auth-account': 'Account of the person authorised',
  'group.auth-no-account': 'No account: enter the name',
  'group.auth-account-of': ({ name, mobile }) => `${name} (${mobile})`,
  'group.auth-has-account': 'This person has an account: please choose it above',
  'group.auth-actions': 'What they may do',
  'group.auth-actions-missing': 'Please choose at least one',
  'group.auth-action-view': 'look at business and documents',
  'group.auth-action-prepare': 'prepare and change documents',
  'group.auth-action-submit': 'submit documents and applications',
  'group.auth-action-sign': 'sign agreements and documents',
  'group.auth-refused-oneself':
    'You cannot confirm an authorisation for yourself: another director or administrator has to.',
  'group.auth-org': 'Internal organisation',
  'group.auth-products': 'In which products',
  'group.auth-from': 'First day',
  'group.auth-until': 'Last day',
  'group.auth-choose': 'Choose',
  'group.auth-by-two':
    'It takes effect once another director or administrator has confirmed it, and is valid from the first to the last day, inclusive (Beijing time).',
  'group.auth-by-one':
    'There is no other director or administrator yet, so it takes effect at once, and is valid from the first to the last day, inclusive (Beijing time).',
  'group.auth-give': 'Authorise',
  'group.auth-cancel': 'Cancel',
  'group.auth-who-gives':
    'The main user and administrators give and withdraw authorisations; another person confirms each.',
  'group.auth-person-missing': 'Enter the name',
  'group.auth-name-form': 'Enter the full name, as on the document',
  'group.auth-oneself': 'You cannot authorise yourself: enter somebody else’s name',
  'group.auth-org-missing': 'Choose the internal organisation',
  'group.auth-products-missing': 'Choose at least one product',
  'group.auth-from-missing': 'Enter the first day',
  'group.auth-until-missing': 'Enter the last day',
  'group.auth-day-form': 'Enter a valid date, such as 2026-11-23',
  'group.auth-choice-form': 'This can no longer be chosen: choose again',
  'group.auth-past': 'This date is in the past: choose today or later',
  'group.auth-before-from': 'The last day is before the first',
  'group.auth-refused-proposed': 'A change of this authorisation is already awaiting confirmation.',
  'group.auth-refused-nobody-confirms':
    'Another director or administrator has to confirm this, but there is none at present. Please contact customer service.',
  'group.auth-refused-too-many':
    'Too many changes are awaiting confirmation or were made today. Have some decided first, or continue tomorrow.',
  'group.auth-refused-full':
    'There are 200 authorisations in force or awaiting confirmation. Withdraw some that are no longer needed first.',
  'group.auth-refused-unidentified':
    'Your account has no identity number, so it cannot be verified that you are a different person, and you cannot confirm. Please contact customer service to add it.',
  'group.auth-refused-now': 'Something has just changed, so this was not done. Please look again.',
  'group.auth-refused-overtaken': 'Something has changed since this was proposed, so it did not take effect.',
  'group.auth-refused-not-permitted': 'The proposer cannot confirm; only the main user and administrators can propose.',
  'group.auth-given': 'The authorisation is in force',
  'group.auth-proposed': 'Submitted, awaiting confirmation by another director or administrator',
  'group.auth-withdrawn-now': 'The authorisation was withdrawn',
  'group.auth-confirmed-now': 'Confirmed',
  'group.auth-declined-now': 'Declined; nothing was changed',
  'group.auth-changes': 'Changes that need two people',
  'group.auth-changes-note': 'The proposer cannot confirm',
  'group.auth-waiting': 'To be confirmed',
  'group.auth-declined': 'Not confirmed',
  'group.auth-lapsed': 'Lapsed',
  'group.auth-confirm': 'Confirm',
  'group.auth-decline': 'Decline',
  'group.auth-withdraw': 'Withdraw',
  'group.auth-history': 'History',
  'group.auth-name-long': ({ most }) => `At most ${most} characters`,
  'group.auth-too-long': ({ days }) => `At most ${days} days`,
  'group.auth-give-of': ({ name }) => `Authorise ${name}`,
  'group.auth-withdraw-of': ({ name }) => `Withdraw the authorisation of ${name}`,
  'group.auth-decide-until': ({ until }) => `Please confirm it by ${dateTime(until)}, or it lapses`,
  'group.auth-waits-until': ({ until }) =>
    `Another director or administrator must confirm it by ${dateTime(until)}, or it lapses`,
  'group.auth-own-where': 'To withdraw this proposal, go to',
  'group.auth-own-go': 'People and permissions',
  'group.auth-ask-confirm': ({ name, withdraws }) =>
    withdraws
      ? `Confirm that the authorisation of ${name} is withdrawn?`
      : `Confirm that ${name} is authorised to act for the company?`,
  'group.auth-ask-decline': ({ name, withdraws }) =>
    withdraws
      ? `Decline to withdraw the authorisation of ${name}?`
      : `Decline to authorise ${name} to act for the company?`,
  'group.auth-ask-withdraw': ({ name }) => `Withdraw the authorisation of ${name}?`,
  'group.auth-ends-in': ({ days }) => (days === 0 ? 'Expires today' : `Expires in ${plural(days, 'day', 'days')}`),
  'group.auth-step-registered': ({ by, at }) => `Registered by ${by} on ${dateTime(at)}`,
  'group.auth-step-proposed': ({ by, at }) => `Proposed by ${by} on ${dateTime(at)}`,
  'group.auth-step-granted': ({ by, at }) => `Confirmed by ${by} on ${dateTime(at)}`,
  'group.auth-step-declined': ({ by, at }) => `Declined or taken back by ${by} on ${dateTime(at)}`,
  'group.auth-step-withdrawal-proposed': ({ by, at }) => `Withdrawal proposed by ${by} on ${dateTime(at)}`,
  'group.auth-step-withdrawal-declined': ({ by, at }) =>
    `Withdrawal declined or taken back by ${by} on ${dateTime(at)}`,
  'group.auth-step-withdrawn': ({ by, at }) => `Withdrawn by ${by} on ${dateTime(at)}`,
  'group.auth-valid': 'In force',
  'group.auth-not-yet': 'Not yet in force',
  'group.auth-expired': 'Expired',
  'group.auth-withdrawn': 'Withdrawn',
  'group.auth-unrecognised': 'State unknown',
};
