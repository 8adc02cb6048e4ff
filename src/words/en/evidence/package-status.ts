import type { BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';
import { actWords } from './funder-acts.ts';
import { nounsOf } from './nouns.ts';
import type { PackageStage } from '../../../domain/evidence/materials/package-stage.ts';
import { englishDay } from '../../format.ts';
import { plural } from '../../plural.ts';
import type { packageStatus as words } from '../../zh-CN/evidence/package-status.ts';

interface RequiredDocuments {
  readonly there: number | undefined;
  readonly required: number | undefined;
}

const uploadedWords = ({ there, required }: RequiredDocuments): string => {
  if (there === undefined || required === undefined || required === 0) return '';
  return there === required ? `all ${required} required uploaded` : `${there} of ${required} required uploaded`;
};
const isAllUploaded = ({ there, required }: RequiredDocuments): boolean =>
  required !== undefined && required > 0 && there === required;
const beside = (said: string): string => (said === '' ? '' : ` · ${said}`);
const itemsWords = (items: number): string => (items > 0 ? `correct ${plural(items, 'item', 'items')}` : 'correct it');
const named = (name: string): string => (name === '' ? 'the operator' : name);
const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
const sinceWords = (since: string | undefined, what: string): string =>
  since === undefined ? '' : `${what} ${englishDay(since)}`;
const by = (until: string, about: boolean): string => `expected ${about ? 'about' : 'by'} ${englishDay(until)}`;
const lateWords = (days: number | undefined): string =>
  days === undefined || days === 0 ? 'now overdue' : `${plural(days, 'working day', 'working days')} overdue`;

const stages: Readonly<Record<PackageStage, string>> = {
  assembling: 'Preparing documents',
  returned: 'Returned for correction',
  correcting: 'Making corrections',
  'platform-correcting': 'Being corrected by the platform',
  'to-be-organised': 'Awaiting review by the platform',
  'awaiting-pre-fill': 'Awaiting data entry by the platform',
  'pre-filling': 'Data entry by the platform',
  'pre-review': 'Automatic pre-check',
  'awaiting-first-review': 'Awaiting first review',
  'first-review': 'First review',
  're-check': 'Re-check by the platform',
  'awaiting-final-review': 'Awaiting final review',
  'final-review': 'Final review',
  review: 'Platform review',
  funding: 'With the funder',
  funded: 'Paid out',
  repaid: 'Repaid',
  overdue: 'Overdue, letter due',
  'overdue-letter': 'Overdue letter with the platform',
  'handed-in': 'Submitted',
  ended: 'Closed',
  unknown: 'Unknown status',
};

const freed = (kind: BusinessKind): string => `Its ${nounsOf(kind)} can be selected again.`;
const onDay = (day: string | undefined): string => (day === undefined ? '' : ` on ${englishDay(day)}`);
const because = (reason: string): string => (reason === '' ? '' : `; reason: ${reason.replace(/[。.]$/u, '')}`);
const forWords = (actsFor: string): string => (actsFor === '' ? '' : ` (for ${actsFor})`);
const lapseWords = (lapse: string | undefined): string =>
  lapse === undefined ? '' : `lapses after ${englishDay(lapse)}`;

export const packageStatus: typeof words = {
  'package-status.stage': ({ stage }) => stages[stage],
  'package-status.line-mine-assembling': ({ actsFor, lapse, today: _today, ...given }) =>
    `${isAllUploaded(given) ? 'Action required: check and submit' : 'Action required: complete'}${forWords(actsFor)}${beside(uploadedWords(given))}${beside(lapseWords(lapse))}`,
  'package-status.line-theirs-assembling': ({ name, lapse, today: _today, ...given }) =>
    `With ${named(name)}${beside(uploadedWords(given))}${beside(lapseWords(lapse))}`,
  'package-status.line-mine-returned': ({ actsFor, items, since }) =>
    `Action required: ${itemsWords(items)}${forWords(actsFor)}${beside(sinceWords(since, 'returned'))}`,
  'package-status.line-theirs-returned': ({ name, items, since }) =>
    `For ${named(name)} to ${itemsWords(items)}${beside(sinceWords(since, 'returned'))}`,
  'package-status.line-mine-correcting': ({ actsFor, items, since }) =>
    `Action required: resubmit${forWords(actsFor)}${beside(items > 0 ? `${plural(items, 'item', 'items')} returned` : '')}${beside(sinceWords(since, 'since'))}`,
  'package-status.line-theirs-correcting': ({ name, items, since }) =>
    `Being corrected by ${named(name)}${beside(items > 0 ? `${plural(items, 'item', 'items')} returned` : '')}${beside(sinceWords(since, 'since'))}`,
  'package-status.line-platform': ({ stage, until, about, since }) =>
    `${stages[stage]}${beside(until === undefined ? sinceWords(since, 'since') : by(until, about))}`,
  'package-status.line-late': ({ stage, due, days }) =>
    `${stages[stage]}${beside(`due ${englishDay(due)}, ${lateWords(days)}`)}`,
  'package-status.line-funding': ({ funder, since }) =>
    `With ${funder === '' ? 'the funder' : funder}${beside(sinceWords(since, 'passed'))}`,
  'package-status.line-funded': ({ act, since }) =>
    `${actWords(act).state}${beside(since === undefined ? '' : englishDay(since))}`,
  'package-status.line-since': ({ stage, since }) =>
    `${stages[stage]}${beside(since === undefined ? '' : englishDay(since))}`,
  'package-status.line-letter-returned': ({ mine, on }) =>
    `Overdue · letter returned${mine ? ', please upload again' : ''}${beside(sinceWords(on, 'returned'))}`,
  'package-status.line-unknown': 'Unknown status; please contact customer service',
  'package-status.mine-assembling': (given) =>
    `Please ${isAllUploaded(given) ? 'check and submit' : 'complete'} the documents${uploadedWords(given) === '' ? '' : `: ${uploadedWords(given)}`}.`,
  'package-status.theirs-assembling': ({ name, ...given }) =>
    `${capital(named(name))} is preparing the documents${uploadedWords(given) === '' ? '' : `: ${uploadedWords(given)}`}.`,
  'package-status.mine-returned': ({ items }) =>
    items > 0 ? `You have ${plural(items, 'item', 'items')} to correct.` : 'You have corrections to make.',
  'package-status.theirs-returned': ({ name, items }) => `It is for ${named(name)} to ${itemsWords(items)}.`,
  'package-status.mine-correcting': ({ items, beside: missed }) =>
    items > 0
      ? `${plural(items, 'item still needs', 'items still need')} your correction; then resubmit.`
      : missed > 0
        ? `Everything returned has been changed, but ${plural(missed, 'item leaves', 'items leave')} untouched what its reason names; please check before you resubmit.`
        : 'Everything returned has been changed; please check it and resubmit.',
  'package-status.theirs-correcting': ({ name }) => `${capital(named(name))} is making corrections and will resubmit.`,
  'package-status.platform': ({ stage, until, about, since }) =>
    `${stages[stage]}${since === undefined ? '' : ` since ${englishDay(since)}`}${until === undefined ? '' : `, ${by(until, about)}`}. No action required from you at present.`,
  'package-status.late': ({ stage, due, days, since }) =>
    `${stages[stage]}${since === undefined ? '' : ` since ${englishDay(since)}`}: this was due by ${englishDay(due)} and is ${lateWords(days)}.`,
  'package-status.late-call': ({ phone }) =>
    `You can ask online service (24/7), or call the hotline, ${phone} (working days 9:00–18:00). Nothing needs to be submitted again.`,
  'package-status.funding': ({ act, funder, since }) =>
    `The documents passed${since === undefined ? '' : ` on ${englishDay(since)}`}; waiting for ${funder === '' ? 'the funder' : funder} to ${actWords(act).base}.`,
  'package-status.funded': ({ act, funder, on }) =>
    `${capital(funder === '' ? 'the funder' : funder)} ${actWords(act).past}${on === undefined ? '' : ` on ${englishDay(on)}`}.`,
  'package-status.repaid': ({ funder, on }) =>
    `What ${funder === '' ? 'the funder' : funder} financed was repaid${on === undefined ? '' : ` on ${englishDay(on)}`}. There is nothing more to do.`,
  'package-status.overdue': ({ mine, returned, due }) =>
    `Payment was due on ${englishDay(due)} and is overdue: ${returned ? 'the platform returned the letter; ' : ''}${mine ? 'please' : 'the operator needs to'} sign and upload ${returned ? 'a new one' : 'the letter'}.`,
  'package-status.handed-in': 'The documents have been submitted; they are not reviewed.',
  'package-status.ended': 'This package is closed; there is nothing left to do.',
  'package-status.ended-discarded': ({ by: who, on, kind }) =>
    `${capital(named(who))} discarded this package${onDay(on)}. ${freed(kind)}`,
  'package-status.ended-lapsed': ({ on, kind }) =>
    `Nobody worked on this package for 90 days, and it lapsed${onDay(on)}. ${freed(kind)}`,
  'package-status.ended-cancelled': ({ on, reason, kind }) =>
    `The business was cancelled${onDay(on)}${because(reason)}. This package is closed. ${freed(kind)}`,
  'package-status.ended-declined': ({ act, funder, on, reason, kind }) =>
    `${capital(funder === '' ? 'the funder' : funder)} decided not to ${actWords(act).base}${onDay(on)}${because(reason)}. This package is closed. ${freed(kind)}`,
  'package-status.unknown': ({ phone }) =>
    `The status of this package is not known here. Please call the hotline, ${phone} (working days 9:00–18:00).`,
  'package-status.acting-for': ({ name }) => `${name} has it in hand, and you act for them.`,
  'package-status.if-today': ({ until, about }) => `If submitted today, the review is ${by(until, about)}.`,
  'package-status.lapse': ({ day }) => `If there is no activity until ${englishDay(day)}, the package lapses.`,
  'package-status.until': ({ until, about }) => by(until, about),
  'package-status.due': ({ due, days }) => `due ${englishDay(due)}, ${lateWords(days)}`,
  'package-status.mine-changing': 'The platform agreed to changes. Please make them and resubmit.',
  'package-status.theirs-changing': ({ name }) =>
    `The platform agreed to changes; ${name === '' ? 'the operator' : name} is to make them and resubmit.`,
};
