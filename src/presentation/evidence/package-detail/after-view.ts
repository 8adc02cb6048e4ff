import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { lastChangeRequest, mayAskForChange, openChangeRequest, type ChangeRequest } from '../../../domain/evidence/materials/change-request.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { expeditedSinceSubmission, lastExpedited, mayExpedite, type Expedited } from '../../../domain/evidence/materials/expediting.ts';
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

const expeditedNotice = (expedited: Expedited, today: PlainDate): AfterNotice => ({ key: 'expedited', tone: 'info', words: message('after.expedited', { ...expedited, on: shanghaiDate(expedited.at), today }) });

/** What became of the change that was asked for, as long as it says something of where the package is now. */
function changeNotice(evidence: EvidencePackage, asked: ChangeRequest | undefined, today: PlainDate): readonly AfterNotice[] {
  if (asked === undefined) return [];
  const { by, reason, outcome } = asked;
  const said = { by, reason, on: shanghaiDate(asked.at), today };
  switch (outcome.kind) {
    case 'open':
      return [{ key: 'change', tone: 'info', words: message('after.change-open', said) }];
    case 'granted':
      return evidence.state === 'MODIFY' ? [{ key: 'change', tone: 'ok', words: message('after.change-granted', said) }] : [];
    case 'refused':
      return mayAskForChange(evidence, undefined).allowed ? [{ key: 'change', tone: 'warn', words: message('after.change-refused', { ...said, answer: outcome.reason }) }] : [];
    default:
      return [];
  }
}

/** What the detail page offers and tells of a package after it was handed in. */
export function afterView({ evidence, log }: Followed, { mayAct, offersWithdrawal, now }: AfterContext): AfterView {
  const inOrder = log.toSorted((a, b) => a.at - b.at);
  const expediting = mayExpedite(evidence, lastExpedited(inOrder), now);
  const withdraw = mayAct && offersWithdrawal && evidence.withdrawable;
  const today = shanghaiDate(now);
  const expedited = sideOf(stageOf(evidence)) === 'platform' ? expeditedSinceSubmission(inOrder) : undefined;
  return {
    expedite: {
      offered: mayAct && (expediting.allowed || expediting.because === 'expedited-today'),
      notBefore: expediting.allowed || expediting.because !== 'expedited-today' ? undefined : expediting.again,
    },
    withdraw,
    relate: mayAct && policyOf(evidence.book).together.length > 0 && takesBusinesses(evidence),
    change: mayAct && !withdraw && mayAskForChange(evidence, openChangeRequest(inOrder)).allowed,
    notices: [...changeNotice(evidence, lastChangeRequest(inOrder), today), ...(expedited ? [expeditedNotice(expedited, today)] : [])],
  };
}
