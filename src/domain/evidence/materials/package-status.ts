import { addDays, shanghaiInstant, type PlainDate } from '../../calendar/plain-date.ts';
import { workingDaysSince, type ExpectedDay, type WorkingCalendar } from '../../calendar/working-days.ts';
import { packagePermission } from '../shared/package-permissions.ts';
import { worksAs, type AtWork } from '../../identity/delegation.ts';
import type { RoleCode } from '../../identity/role.ts';
import type { EvidencePackage } from './evidence-package.ts';
import { sideOf, displayStageOf, type PackageStage } from './package-stage.ts';

/** Holder of a package. A colleague's name is empty where unknown. */
export type Holder =
  /** `actsFor`: name of the absent colleague to whom the package belongs and for whom the user acts. */
  | { readonly who: 'me'; readonly actsFor?: string }
  | { readonly who: 'colleague'; readonly name: string }
  | { readonly who: 'platform' }
  | { readonly who: 'funder'; readonly name: string }
  | { readonly who: 'nobody' };

/** Task of the holder, where the holder is the user. */
export type PackageTask = 'complete' | 'correct' | 'resubmit' | 'sign';

/** Deadline of a stage and its consequence. */
export type Deadline =
  /**
   * Day by which the platform answers. `late` is set after that day; `workingDays` is undefined where it cannot be
   * counted.
   */
  | {
      readonly kind: 'answer';
      readonly expected: ExpectedDay;
      readonly late: { readonly workingDays: number | undefined } | undefined;
    }
  /** Day by which the platform would answer a submission of today. */
  | { readonly kind: 'answer-if-today'; readonly expected: ExpectedDay }
  /** Last day of a draft without activity; it lapses afterwards. */
  | { readonly kind: 'lapse'; readonly day: PlainDate };

export interface PackageStatus {
  readonly holder: Holder;
  readonly stage: PackageStage;
  /** Start of the stage, in milliseconds; undefined where the back end does not say. */
  readonly since: number | undefined;
  readonly until: Deadline | undefined;
  /** Why to call: `late` names the platform, `unknown` names customer service. */
  readonly call: 'late' | 'unknown' | undefined;
  readonly task: PackageTask | undefined;
  /** Day for which the status was computed. */
  readonly today: PlainDate;
}

/** The user and the day for which a status is computed. */
export interface StatusContext {
  readonly person: AtWork & { readonly role: RoleCode };
  readonly today: PlainDate;
  /**
   * Day by which the platform answers what was submitted, or would be submitted today; undefined where it is unknown.
   */
  readonly expected: ExpectedDay | undefined;
  /** Undefined while it has not been loaded. */
  readonly calendar: WorkingCalendar | undefined;
}

/** Days before a draft lapses from which its users are warned. */
const lapseWarning = 14;

const tasks: Partial<Readonly<Record<PackageStage, PackageTask>>> = {
  assembling: 'complete',
  returned: 'correct',
  correcting: 'resubmit',
  overdue: 'sign',
};

/**
 * Whether a person handles a package: their role may edit it, and no other user has claimed it. A delegate handles the
 * colleague's packages.
 */
export function isMine(
  { book, handlerId }: Pick<EvidencePackage, 'book' | 'handlerId'>,
  person: StatusContext['person'],
): boolean {
  return packagePermission(person.role, 'edit', book).allowed && (handlerId === '' || handlerId === worksAs(person));
}

const ownHolder = ({ handlerId }: EvidencePackage, { actsFor }: StatusContext['person']): Holder =>
  actsFor && handlerId === actsFor.userId ? { who: 'me', actsFor: actsFor.personName } : { who: 'me' };

function holderOf(evidence: EvidencePackage, stage: PackageStage, person: StatusContext['person']): Holder {
  const side = sideOf(stage);
  // After the payment the package has no handler, so every user with permission can give the letter.
  if (stage === 'overdue')
    return isMine({ ...evidence, handlerId: '' }, person) ? { who: 'me' } : { who: 'colleague', name: '' };
  if (side === 'company')
    return isMine(evidence, person) ? ownHolder(evidence, person) : { who: 'colleague', name: evidence.handlerName };
  return side === 'funder' ? { who: 'funder', name: evidence.funderName } : { who: side };
}

function deadlineOf(
  evidence: EvidencePackage,
  stage: PackageStage,
  { today, expected, calendar }: StatusContext,
): Deadline | undefined {
  // The letter has no deadline.
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

function stageStart({ overdue, fundedAt, repaidAt, since }: EvidencePackage, stage: PackageStage): number | undefined {
  if (stage === 'funded') return fundedAt;
  if (stage === 'repaid') return repaidAt;
  if (stage === 'overdue') return overdue && shanghaiInstant(addDays(overdue.due, 1));
  return stage === 'overdue-letter' ? overdue?.letterAt : since;
}

/**
 * Status of a package for one person on one Shanghai day: holder, stage, start, deadline, whom to call and the person's
 * task. All screens use this function, so that they agree.
 */
export function packageStatusOf(evidence: EvidencePackage, context: StatusContext): PackageStatus {
  const stage = displayStageOf(evidence);
  const holder = holderOf(evidence, stage, context.person);
  const until = deadlineOf(evidence, stage, context);
  return {
    holder,
    stage,
    until,
    since: stageStart(evidence, stage),
    call: stage === 'unknown' ? 'unknown' : until?.kind === 'answer' && until.late ? 'late' : undefined,
    task: holder.who === 'me' ? tasks[stage] : undefined,
    today: context.today,
  };
}
