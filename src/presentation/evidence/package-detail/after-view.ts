import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import {
  lastChangeRequest,
  mayAskForChange,
  openChangeRequest,
  type ChangeRequest,
} from '../../../domain/evidence/materials/change-request.ts';
import type { Material } from '../../../domain/evidence/materials/material.ts';
import type { LogEntry } from '../../../domain/evidence/materials/progress.ts';
import {
  lastRemovalRequest,
  mayAskForRemoval,
  openRemovalRequest,
  type RemovalRequest,
} from '../../../domain/evidence/materials/removal-request.ts';
import {
  expediteRequestSinceSubmission,
  lastExpediteRequest,
  mayExpedite,
  type ExpediteRequest,
} from '../../../domain/evidence/materials/expediting.ts';
import { sideOf, stageOf } from '../../../domain/evidence/materials/package-stage.ts';
import { takesBusinesses } from '../../../domain/evidence/selection/relating.ts';
import { policyOf } from '../../../domain/evidence/shared/book-policies.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { Followed } from './detail-timeline.ts';

/** What stands above a package of what was asked of the platform. */
export interface AfterNotice {
  readonly key: string;
  readonly tone: 'info' | 'warn' | 'ok';
  readonly words: Message;
}

/** What one may do with a package that was handed in, and what became of it. */
export interface AfterView {
  /** Whether the platform may be asked to hurry; `notBefore` where it was asked today already. */
  readonly expedite: { readonly offered: boolean; readonly notBefore: PlainDate | undefined };
  /** Whether the submission may be taken back. */
  readonly withdraw: boolean;
  /** Whether a change may be asked for; not where one may just take it back. */
  readonly change: boolean;
  /** Whether further businesses may be related to it. */
  readonly relate: boolean;
  readonly notices: readonly AfterNotice[];
}

export interface AfterContext {
  /** Whether the person works on packages of this book. */
  readonly mayAct: boolean;
  /** Whether the back end lets submissions be taken back. */
  readonly offersWithdrawal: boolean;
  /** In milliseconds. */
  readonly now: number;
}

const expeditedNotice = (expedited: ExpediteRequest, today: PlainDate): AfterNotice => ({
  key: 'expedited',
  tone: 'info',
  words: message('after.expedited', { ...expedited, on: shanghaiDate(expedited.at), today }),
});

/** Why the platform gave back the letter of what is overdue, until another one is given. */
function letterNotice(
  evidence: Followed['evidence'],
  inOrder: readonly LogEntry[],
  today: PlainDate,
): readonly AfterNotice[] {
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

/** Why the button beside cannot be pressed: to whoever has no pointer, too. */
const notAgainNotice = (again: PlainDate): AfterNotice => ({
  key: 'expedite-again',
  tone: 'info',
  words: message('after.expedite-again', { again }),
});

/** A notice on the requested change, while it says something about the package's present state. */
function changeNotice(
  { evidence, expected }: Followed,
  asked: ChangeRequest | undefined,
  today: PlainDate,
): readonly AfterNotice[] {
  if (asked === undefined) return [];
  const { by, reason, outcome } = asked;
  const said = { by, reason, on: shanghaiDate(asked.at), today };
  switch (outcome.kind) {
    case 'open':
      return [
        {
          key: 'change',
          tone: 'info',
          words: message('after.change-open', { ...said, until: expected?.day ?? '', about: expected?.about ?? false }),
        },
      ];
    case 'granted':
      return evidence.state === 'MODIFY'
        ? [{ key: 'change', tone: 'ok', words: message('after.change-granted', said) }]
        : [];
    case 'refused':
      return mayAskForChange(evidence, undefined).allowed
        ? [{ key: 'change', tone: 'warn', words: message('after.change-refused', { ...said, answer: outcome.reason }) }]
        : [];
    default:
      return [];
  }
}

/** A notice on the document whose removal was requested, while the platform has the package. */
function removalNotice(
  { evidence, expected }: Followed,
  asked: RemovalRequest | undefined,
  today: PlainDate,
): readonly AfterNotice[] {
  if (asked === undefined || sideOf(stageOf(evidence)) !== 'platform') return [];
  const { by, document, outcome } = asked;
  const said = {
    by,
    reason: document?.reason ?? '',
    document: document ?? { documentType: '', material: '', number: '', fileName: '' },
    on: shanghaiDate(asked.at),
    today,
  };
  switch (outcome.kind) {
    case 'open':
      return [
        {
          key: 'removal',
          tone: 'info',
          words: message('after.removal-open', {
            ...said,
            until: expected?.day ?? '',
            about: expected?.about ?? false,
          }),
        },
      ];
    case 'approved':
      return [{ key: 'removal', tone: 'ok', words: message('after.removal-approved', said) }];
    case 'refused':
      return [
        { key: 'removal', tone: 'warn', words: message('after.removal-refused', { ...said, answer: outcome.reason }) },
      ];
    default:
      return [];
  }
}

const oldestFirst = (log: readonly LogEntry[]): readonly LogEntry[] => log.toSorted((a, b) => a.at - b.at);

/** What is asked of the platform already, of whichever kind. */
function waitingRequest(inOrder: readonly LogEntry[]): { readonly by: string } | undefined {
  return openChangeRequest(inOrder) ?? openRemovalRequest(inOrder);
}

/**
 * The documents of which one may ask that they be taken out; none where the package may just be taken back, or nobody
 * could say what was asked.
 */
export function removableIds(
  {
    evidence,
    log,
    materials,
    logMissing = false,
  }: Followed & { readonly materials: readonly Material[]; readonly logMissing?: boolean },
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

/** What the detail page offers and tells of a package after it was handed in. */
export function afterView(followed: Followed, { mayAct, offersWithdrawal, now }: AfterContext): AfterView {
  const { evidence } = followed;
  const inOrder = oldestFirst(followed.log);
  const expediting = mayExpedite(evidence, lastExpediteRequest(inOrder), now);
  const withdraw = mayAct && offersWithdrawal && evidence.withdrawable;
  const today = shanghaiDate(now);
  const expedited = sideOf(stageOf(evidence)) === 'platform' ? expediteRequestSinceSubmission(inOrder) : undefined;
  const notBefore = expediting.allowed || expediting.because !== 'expedited-today' ? undefined : expediting.again;
  return {
    expedite: { offered: mayAct && (expediting.allowed || notBefore !== undefined), notBefore },
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
