import { addDays, shanghaiInstant, type PlainDate } from '../../calendar/plain-date.ts';
import { workingDaysSince, type ExpectedDay, type WorkingCalendar } from '../../calendar/working-days.ts';
import { packagePermission } from '../shared/package-permissions.ts';
import { worksAs, type AtWork } from '../../identity/delegation.ts';
import type { RoleCode } from '../../identity/role.ts';
import type { EvidencePackage } from './evidence-package.ts';
import { sideOf, standingStage, type PackageStage } from './package-stage.ts';

/** Who has a package. A colleague's name is empty where nobody knows it. */
export type Holder =
  /** `actsFor`: the name of the colleague who is away, where it is theirs and whoever asks acts for them. */
  | { readonly who: 'me'; readonly actsFor?: string }
  | { readonly who: 'colleague'; readonly name: string }
  | { readonly who: 'platform' }
  | { readonly who: 'funder'; readonly name: string }
  | { readonly who: 'nobody' };

/** What the holder is to do, where that is the person who asks. */
export type StandingTask = 'complete' | 'correct' | 'resubmit' | 'sign';

/** Until when, and what then. */
export type Deadline =
  /**
   * The platform answers by then. `late` once that day has passed; `workingDays` is undefined where they cannot be
   * counted.
   */
  | {
      readonly kind: 'answer';
      readonly expected: ExpectedDay;
      readonly late: { readonly workingDays: number | undefined } | undefined;
    }
  /** The platform would answer by then what is submitted today. */
  | { readonly kind: 'answer-if-today'; readonly expected: ExpectedDay }
  /** A draft that nobody works on lapses after that day. */
  | { readonly kind: 'lapse'; readonly day: PlainDate };

export interface PackageStanding {
  readonly holder: Holder;
  readonly stage: PackageStage;
  /** Since when it is in this stage, in milliseconds; undefined where the back end does not say. */
  readonly since: number | undefined;
  readonly until: Deadline | undefined;
  /**
   * Whether somebody should be called: the platform when it is late, customer service when nobody knows what the state
   * means.
   */
  readonly call: 'late' | 'unknown' | undefined;
  readonly task: StandingTask | undefined;
  /** The day on which all of it holds. */
  readonly today: PlainDate;
}

/** Who asks, and when. */
export interface StandingContext {
  readonly person: AtWork & { readonly role: RoleCode };
  readonly today: PlainDate;
  /**
   * Day by which the platform answers what was submitted, or would be submitted today; undefined where it is unknown.
   */
  readonly expected: ExpectedDay | undefined;
  /** Undefined while it is not known. */
  readonly calendar: WorkingCalendar | undefined;
}

/** Days before a draft lapses from which its users are warned. */
const lapseWarning = 14;

const tasks: Partial<Readonly<Record<PackageStage, StandingTask>>> = {
  assembling: 'complete',
  returned: 'correct',
  correcting: 'resubmit',
  overdue: 'sign',
};

/**
 * Whether a package is this person's own to go on with: their role may, and nobody else has taken it up. Whoever acts
 * for a colleague has what the colleague has.
 */
export function isMine(
  { book, handlerId }: Pick<EvidencePackage, 'book' | 'handlerId'>,
  person: StandingContext['person'],
): boolean {
  return packagePermission(person.role, 'edit', book).allowed && (handlerId === '' || handlerId === worksAs(person));
}

const asMine = ({ handlerId }: EvidencePackage, { actsFor }: StandingContext['person']): Holder =>
  actsFor && handlerId === actsFor.userId ? { who: 'me', actsFor: actsFor.personName } : { who: 'me' };

function holderOf(evidence: EvidencePackage, stage: PackageStage, person: StandingContext['person']): Holder {
  const side = sideOf(stage);
  // Who handled what was paid out has it in hand no more: anybody who may can give the letter.
  if (stage === 'overdue')
    return isMine({ ...evidence, handlerId: '' }, person) ? { who: 'me' } : { who: 'colleague', name: '' };
  if (side === 'company')
    return isMine(evidence, person) ? asMine(evidence, person) : { who: 'colleague', name: evidence.handlerName };
  return side === 'funder' ? { who: 'funder', name: evidence.funderName } : { who: side };
}

function deadlineOf(
  evidence: EvidencePackage,
  stage: PackageStage,
  { today, expected, calendar }: StandingContext,
): Deadline | undefined {
  // Nobody says by when the letter is looked at, and nothing of it lapses.
  if (stage === 'overdue' || stage === 'overdue-letter') return undefined;
  const side = sideOf(stage);
  if (side === 'platform' && expected) {
    const isLate = expected.day < today;
    return {
      kind: 'answer',
      expected,
      late: isLate ? { workingDays: calendar && workingDaysSince(expected.day, today, calendar) } : undefined,
    };
  }
  if (side !== 'company') return undefined;
  const { lapsesOn } = evidence;
  if (lapsesOn !== undefined && lapsesOn <= addDays(today, lapseWarning)) return { kind: 'lapse', day: lapsesOn };
  return expected && expected.day >= today ? { kind: 'answer-if-today', expected } : undefined;
}

function sinceWhen({ overdue, fundedAt, repaidAt, since }: EvidencePackage, stage: PackageStage): number | undefined {
  if (stage === 'funded') return fundedAt;
  if (stage === 'repaid') return repaidAt;
  if (stage === 'overdue') return overdue && shanghaiInstant(addDays(overdue.due, 1));
  return stage === 'overdue-letter' ? overdue?.letterAt : since;
}

/**
 * Everything that one says of where a package stands, for one person on one Shanghai day: who has it, which stage,
 * since when, until when, whether that is overdue and whom to call then, and whether there is something for them to do.
 * Every screen takes it from here, so that none contradicts another.
 */
export function standingOf(evidence: EvidencePackage, context: StandingContext): PackageStanding {
  const stage = standingStage(evidence);
  const holder = holderOf(evidence, stage, context.person);
  const until = deadlineOf(evidence, stage, context);
  return {
    holder,
    stage,
    until,
    since: sinceWhen(evidence, stage),
    call: stage === 'unknown' ? 'unknown' : until?.kind === 'answer' && until.late ? 'late' : undefined,
    task: holder.who === 'me' ? tasks[stage] : undefined,
    today: context.today,
  };
}
