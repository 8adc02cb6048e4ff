import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import {
  lastChangeRequest,
  mayAskForChange,
  pendingChangeRequest,
  type ChangeRequest,
} from '../../../domain/evidence/materials/change-request.ts';
import type { Material } from '../../../domain/evidence/materials/material.ts';
import type { LogEntry } from '../../../domain/evidence/materials/progress.ts';
import {
  lastRemovalRequest,
  mayAskForRemoval,
  pendingRemovalRequest,
  type RemovalRequest,
} from '../../../domain/evidence/materials/removal-request.ts';
import {
  expediteRequestSinceSubmission,
  lastExpediteRequest,
  mayExpedite,
  type ExpediteRequest,
} from '../../../domain/evidence/materials/expedite-requests.ts';
import { sideOf, stageOf } from '../../../domain/evidence/materials/package-stage.ts';
import { takesBusinesses } from '../../../domain/evidence/selection/relatable-businesses.ts';
import { policyOf } from '../../../domain/evidence/shared/book-policies.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { PackageProgress } from './detail-timeline.ts';

/** A notice above a package on what the company asked of the platform. */
export interface FollowUpNotice {
  readonly key: string;
  readonly tone: 'info' | 'warn' | 'ok';
  readonly words: Message;
}

/** The possible actions of the user on a submitted package, and the notices on earlier requests. */
export interface FollowUpActions {
  /** Whether the platform may be asked to hurry. `notBefore` is set if it was asked today already. */
  readonly expedite: { readonly offered: boolean; readonly notBefore: PlainDate | undefined };
  /** Whether the submission may be withdrawn. */
  readonly withdraw: boolean;
  /** Whether a change may be requested; false while the submission can simply be withdrawn. */
  readonly change: boolean;
  /** Whether further businesses may be related to it. */
  readonly relate: boolean;
  readonly notices: readonly FollowUpNotice[];
}

export interface AfterContext {
  /** Whether the user works on packages of this book. */
  readonly mayAct: boolean;
  /** Whether the back end lets submissions be withdrawn. */
  readonly offersWithdrawal: boolean;
  /** In milliseconds. */
  readonly now: number;
}

const expeditedNotice = (expedited: ExpediteRequest, today: PlainDate): FollowUpNotice => ({
  key: 'expedited',
  tone: 'info',
  words: message('after.expedited', { ...expedited, on: shanghaiDate(expedited.at), today }),
});

/** The reason for which the platform returned the overdue letter, until another letter is given. */
function letterNotice(
  evidence: PackageProgress['evidence'],
  inOrder: readonly LogEntry[],
  today: PlainDate,
): readonly FollowUpNotice[] {
  const line =
    evidence.overdue?.letter === 'returned'
      ? inOrder.findLast(({ action }) => action === 'overdue-returned')
      : undefined;
  return line
    ? [
        {
          key: 'letter',
          tone: 'warn',
          words: message('overdue.returned-on', { reason: line.detail, on: shanghaiDate(line.at), today }),
        },
      ]
    : [];
}

/** Says why the button beside it is disabled, also to users without a pointer. */
const notAgainNotice = (again: PlainDate): FollowUpNotice => ({
  key: 'expedite-again',
  tone: 'info',
  words: message('after.expedite-again', { again }),
});

/** A notice on the requested change, while it says something about the package's present state. */
function changeNotice(
  { evidence, expected }: PackageProgress,
  request: ChangeRequest | undefined,
  today: PlainDate,
): readonly FollowUpNotice[] {
  if (request === undefined) return [];
  const { by, reason, outcome } = request;
  const values = { by, reason, on: shanghaiDate(request.at), today };
  switch (outcome.kind) {
    case 'open':
      return [
        {
          key: 'change',
          tone: 'info',
          words: message('after.change-open', {
            ...values,
            until: expected?.day ?? '',
            about: expected?.about ?? false,
          }),
        },
      ];
    case 'granted':
      return evidence.state === 'MODIFY'
        ? [{ key: 'change', tone: 'ok', words: message('after.change-granted', values) }]
        : [];
    case 'refused':
      return mayAskForChange(evidence, undefined).allowed
        ? [
            {
              key: 'change',
              tone: 'warn',
              words: message('after.change-refused', { ...values, answer: outcome.reason }),
            },
          ]
        : [];
    default:
      return [];
  }
}

/** A notice about a requested removal of a document, while the platform has the package. */
function removalNotice(
  { evidence, expected }: PackageProgress,
  request: RemovalRequest | undefined,
  today: PlainDate,
): readonly FollowUpNotice[] {
  if (request === undefined || sideOf(stageOf(evidence)) !== 'platform') return [];
  const { by, document, outcome } = request;
  const values = {
    by,
    reason: document?.reason ?? '',
    document: document ?? { documentType: '', material: '', number: '', fileName: '' },
    on: shanghaiDate(request.at),
    today,
  };
  switch (outcome.kind) {
    case 'open':
      return [
        {
          key: 'removal',
          tone: 'info',
          words: message('after.removal-open', {
            ...values,
            until: expected?.day ?? '',
            about: expected?.about ?? false,
          }),
        },
      ];
    case 'approved':
      return [{ key: 'removal', tone: 'ok', words: message('after.removal-approved', values) }];
    case 'refused':
      return [
        {
          key: 'removal',
          tone: 'warn',
          words: message('after.removal-refused', { ...values, answer: outcome.reason }),
        },
      ];
    default:
      return [];
  }
}

const oldestFirst = (log: readonly LogEntry[]): readonly LogEntry[] => log.toSorted((a, b) => a.at - b.at);

/** The open request of either kind. */
function waitingRequest(inOrder: readonly LogEntry[]): { readonly by: string } | undefined {
  return pendingChangeRequest(inOrder) ?? pendingRemovalRequest(inOrder);
}

/**
 * The ids of the documents that the company may ask to remove. Empty while the submission can simply be withdrawn, and
 * if the log is missing, because open requests are unknown then.
 */
export function removableIds(
  {
    evidence,
    log,
    materials,
    logMissing = false,
  }: PackageProgress & { readonly materials: readonly Material[]; readonly logMissing?: boolean },
  { mayAct, offersWithdrawal }: Omit<AfterContext, 'now'>,
): ReadonlySet<string> {
  if (!mayAct || logMissing || (offersWithdrawal && evidence.withdrawable)) return new Set();
  const waiting = waitingRequest(oldestFirst(log));
  return new Set(
    materials
      .filter((material) => mayAskForRemoval(evidence, material, waiting).allowed)
      .flatMap(({ items }) => items.map(({ documentId }) => documentId)),
  );
}

/** Computes the possible actions on a submitted package, and its notices. */
export function afterView(followed: PackageProgress, { mayAct, offersWithdrawal, now }: AfterContext): FollowUpActions {
  const { evidence } = followed;
  const inOrder = oldestFirst(followed.log);
  const expeditePermission = mayExpedite(evidence, lastExpediteRequest(inOrder), now);
  const withdraw = mayAct && offersWithdrawal && evidence.withdrawable;
  const today = shanghaiDate(now);
  const expedited = sideOf(stageOf(evidence)) === 'platform' ? expediteRequestSinceSubmission(inOrder) : undefined;
  const notBefore =
    expeditePermission.allowed || expeditePermission.because !== 'expedited-today'
      ? undefined
      : expeditePermission.again;
  return {
    expedite: { offered: mayAct && (expeditePermission.allowed || notBefore !== undefined), notBefore },
    withdraw,
    relate: mayAct && policyOf(evidence.book).together.length > 0 && takesBusinesses(evidence),
    change: mayAct && !withdraw && mayAskForChange(evidence, waitingRequest(inOrder)).allowed,
    notices: [
      ...letterNotice(evidence, inOrder, today),
      ...changeNotice(followed, lastChangeRequest(inOrder), today),
      ...removalNotice(followed, lastRemovalRequest(inOrder), today),
      ...(expedited ? [expeditedNotice(expedited, today)] : []),
      ...(mayAct && notBefore !== undefined ? [notAgainNotice(notBefore)] : []),
    ],
  };
}
