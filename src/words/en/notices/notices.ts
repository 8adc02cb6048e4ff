import { englishDay, englishMoment } from '../../format.ts';
import type { notices as chinese } from '../../zh-CN/notices/notices.ts';

export const notices: typeof chinese = {
  'notices.agreement-title': 'Updated agreements',
  'notices.agreement-lead':
    'The member registration agreement and the privacy policy have been updated. Please read them to the end; once you agree you can go on.',
  'notices.agreement-again-title': 'Sign the agreements again',
  'notices.agreement-lead-registration':
    'The member registration agreement has been updated; the privacy policy is the same as when you last signed it. Please read both to the end; once you agree you can go on.',
  'notices.agreement-lead-privacy':
    'The privacy policy has been updated; the member registration agreement is the same as when you last signed it. Please read both to the end; once you agree you can go on.',
  'notices.agreement-again-lead':
    'The member registration agreement and the privacy policy need your signature again. Their clauses have not changed since you signed them last. Please read them to the end; once you agree you can go on.',
  'notices.agreement-deadline': ({ at }) =>
    `You can go on using the platform once you have signed. If you object to the changes, tell us before ${englishMoment(at)} (Beijing time); after that, by the agreement, they count as accepted, and your signature is still needed to go on.`,
  'notices.agreement-deadline-past': ({ at }) =>
    `The objection period ended on ${englishMoment(at)} (Beijing time). We still need your signature before you go on.`,
  'notices.agreement-rule':
    'You can go on using the platform once you have signed. If you object to the changes, tell us within 48 hours of publication; after that, by the agreement, they count as accepted, and your signature is still needed to go on.',
  'notices.agreement-object': 'To object, please contact the platform:',
  'notices.agreement-changes': 'Show what changed',
  'notices.agreement-unchanged':
    'The clauses are the same as in the version you last signed; they need your signature again.',
  'notices.agreement-never-signed': 'You have not signed these agreements before: please read them in full.',
  'notices.agreement-text': 'Text of the agreements',
  'notices.agreement-scroll': 'Please read to the end first',
  'notices.agreement-read': 'I have read to the end',
  'notices.agreement-read-done': 'Read to the end',
  'notices.agreement-agree': 'Agree to the registration agreement and the privacy policy',
  'notices.agreement-disagree': 'Disagree',
  'notices.agreement-signed': 'Agreement signed',
  'notices.agreement-changed':
    'The agreement has just been updated, and nothing was signed. Reload the page and read the new text first.',
  'notices.agreement-decline':
    'You cannot go on using the platform before you have signed. You can go back to the text, or sign out and decide later.',
  'notices.agreement-decline-leave': 'Sign out',
  'notices.agreement-decline-stay': 'Back to the text',
  'notices.agreement-version': ({ version }) => `Version ${version}`,
  'notices.agreement-published': ({ at }) => `published ${englishMoment(at)} (Beijing time)`,
  'notices.agreement-hash': 'SHA-256 of the Chinese text:',
  'notices.agreement-hash-copy': 'Copy the SHA-256',
  'notices.agreement-translation':
    'This is a translation for reference only; where it differs, the Chinese version prevails.',
  'notices.agreement-original': 'Show the Chinese original',
  'notices.agreement-translated': 'Show the English translation',
  'notices.agreement-print': 'Print',
  'notices.agreement-open': ({ title }) => `Open “${title}” on a page of its own`,
  'notices.registration-title': 'Member registration agreement',
  'notices.privacy-title': 'Privacy policy',

  'notices.change-title': 'Change of invoice types',
  'notices.change-body': 'From 14 June 2024 paper invoices are no longer issued. Only digital e-invoices are.',
  'notices.change-replaced':
    'Invoicing information for paper has been replaced by the matching digital type: special VAT invoices by digital special ones, general VAT invoices by digital general ones.',
  'notices.change-check': 'Please check your invoicing information under “Company”, “Invoicing information”.',
  'notices.change-known': 'Got it',
  'notices.change-go': 'Check it',

  'notices.incomplete-title': 'Invoicing information is incomplete',
  'notices.incomplete-body':
    'Some of your company’s invoicing information is missing. Without it no invoice can be issued, so please complete it.',
  'notices.incomplete-later': 'Later',
  'notices.incomplete-go': 'Complete it now',

  'notices.agency-title': 'Notice of bill-agency standing',
  'notices.agency-dear': ({ company }) => `To ${company}:`,
  'notices.agency-watch-added': ({ day }) => `Your company was put on the watch list of members on ${englishDay(day)}.`,
  'notices.agency-watch': 'Your company has been put on the watch list of members.',
  'notices.agency-watch-means':
    'While it is listed the platform monitors your company’s business. If rules are still broken after this notice, it becomes a violating member.',
  'notices.agency-violating-added': ({ day }) =>
    `Your company was found to be a violating member on ${englishDay(day)}.`,
  'notices.agency-violating': 'Your company has been found to be a violating member.',
  'notices.agency-violating-from': ({ day, today }) =>
    `From ${englishDay(day)} your company cannot accept or transfer instruments, nor apply for financing with them. Existing ones can only be held to maturity.${day > today ? ' Until then everything goes on as usual.' : ''}`,
  'notices.agency-violating-means':
    'Your company cannot accept or transfer instruments, nor apply for financing with them. Existing ones can only be held to maturity.',
  'notices.agency-objection': 'If you disagree, you may object in writing, with evidence.',
  'notices.agency-read': 'I have read it',
  'notices.agency-object': 'Object',

  'notices.objection-title': 'Objection to standing',
  'notices.objection-facts':
    'If you disagree with the watch list or a finding of violation, object in writing, with evidence',
  'notices.objection-form': 'Object',
  'notices.objection-statement': 'Written statement',
  'notices.objection-statement-hint': 'Give your reasons and the facts, in at most 2,000 characters',
  'notices.objection-proofs': 'Evidence',
  'notices.objection-remove': 'Remove',
  'notices.objection-remove-of': ({ name }) => `Remove ${name}`,
  'notices.objection-send': 'Send objection',
  'notices.objection-uploading': 'You can send it once the files have been uploaded',
  'notices.objection-empty': 'Please write a statement',
  'notices.objection-too-long': 'The statement may have at most 2,000 characters',
  'notices.objection-too-many': ({ most }) => `At most ${most} evidence files`,
  'notices.objection-not-now':
    'Your company is in good standing, or an objection is already being examined. Nothing was sent.',
  'notices.objection-files-gone': 'The evidence files are no longer available: remove them and upload again.',
  'notices.objection-sent': ({ number }) => `Objection sent. Receipt number ${number}`,
  'notices.objection-standing': ({ standing, added, from, today }) =>
    `Your company’s standing: ${standing === 'normal' ? 'good. There is nothing to object to' : [standing === 'violating' ? 'violating member' : 'on the watch list', ...(added === '' ? [] : [`${standing === 'violating' ? 'found on' : 'since'} ${englishDay(added)}`]), ...(from === '' ? [] : [`restricted from ${englishDay(from)}`, ...(from > today ? ['until then everything goes on as usual'] : [])])].join(', ')}.`,
  'notices.objection-objectors': ({ people }) =>
    `Objections to standing are submitted and followed by your company’s main user${people.length === 0 ? '' : ` (${people.join(', ')})`}. Please ask them if you want to object.`,
  'notices.objection-waits':
    'An objection is being examined by the platform’s reviewers. You can send another once it has been answered.',
  'notices.objection-waits-by': ({ day }) =>
    `An objection is being examined by the platform’s reviewers, with an answer expected by ${englishDay(day)}; if there is none by then, please contact customer service. You can send another once it has been answered.`,
  'notices.objection-proofs-optional': 'Evidence (optional)',
  'notices.objection-past': 'Objections sent',
  'notices.objection-look': ({ name }) => `View evidence ${name}`,
  'notices.objection-none': 'No objection has been sent',
  'notices.objection-number': 'Receipt number',
  'notices.objection-of': ({ at, by }) => `sent by ${by}, ${englishMoment(at)}`,
  'notices.objection-received': 'Being examined',
  'notices.objection-upheld': 'Upheld',
  'notices.objection-rejected': 'Rejected',
  'notices.objection-answer': ({ answer }) => `The platform’s answer: ${answer}`,
};
