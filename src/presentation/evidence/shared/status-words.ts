import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { LogEntry } from '../../../domain/evidence/materials/progress.ts';
import type { Deadline, PackageStatus } from '../../../domain/evidence/materials/package-status.ts';
import { policyOf, type FunderAct } from '../../../domain/evidence/shared/book-policies.ts';
import { message, type Message } from '../../../words/catalogue.ts';

type Facts = Pick<EvidencePackage, 'book' | 'given' | 'funderName' | 'changeGranted' | 'overdue'>;

const actIn = ({ book }: Facts): FunderAct => policyOf(book).funderAct;

const dayOf = (instant: number | undefined): string | undefined =>
  instant === undefined ? undefined : shanghaiDate(instant);

function documentCounts({ given: counts }: Facts): {
  readonly there: number | undefined;
  readonly required: number | undefined;
} {
  return { there: counts?.there, required: counts?.required };
}

/**
 * The holder, the stage and the deadline in a few words, for a row of a list.
 * @param items how many documents were returned
 */
export function statusLine(
  { holder, stage, since, until, today }: PackageStatus,
  evidence: Facts,
  items: number,
): Message {
  const day = dayOf(since);
  const lapse = until?.kind === 'lapse' ? until.day : undefined;
  const name = holder.who === 'colleague' ? holder.name : '';
  const actsFor = holder.who === 'me' ? (holder.actsFor ?? '') : '';
  switch (stage) {
    case 'assembling':
      return holder.who === 'me'
        ? message('package-status.line-mine-assembling', { actsFor, ...documentCounts(evidence), lapse, today })
        : message('package-status.line-theirs-assembling', { name, ...documentCounts(evidence), lapse, today });
    case 'returned':
      return holder.who === 'me'
        ? message('package-status.line-mine-returned', { actsFor, items, since: day, today })
        : message('package-status.line-theirs-returned', { name, items, since: day, today });
    case 'correcting':
      return holder.who === 'me'
        ? message('package-status.line-mine-correcting', { actsFor, items, since: day, today })
        : message('package-status.line-theirs-correcting', { name, items, since: day, today });
    case 'funding':
      return message('package-status.line-funding', {
        act: actIn(evidence),
        funder: evidence.funderName,
        since: day,
        today,
      });
    case 'funded':
      return message('package-status.line-funded', { act: actIn(evidence), since: day, today });
    case 'overdue':
      if (evidence.overdue?.letter === 'returned')
        return message('package-status.line-letter-returned', {
          mine: holder.who === 'me',
          on: dayOf(evidence.overdue.letterAt),
          today,
        });
      return message('package-status.line-since', { stage, since: day, today });
    case 'repaid':
    case 'handed-in':
    case 'ended':
      return message('package-status.line-since', { stage, since: day, today });
    case 'unknown':
      return message('package-status.line-unknown');
    default:
      if (until?.kind === 'answer' && until.late)
        return message('package-status.line-late', {
          stage,
          due: until.expected.day,
          days: until.late.workingDays,
          today,
        });
      return message('package-status.line-platform', {
        stage,
        until: until?.kind === 'answer' ? until.expected.day : undefined,
        about: until?.kind === 'answer' && until.expected.about,
        since: day,
        today,
      });
  }
}

/** How the package ended, who ended it and why, as far as its log says. */
function endedSentence(ending: LogEntry | undefined, { book, funderName: funder }: Facts): Message {
  const kind = policyOf(book).business;
  const on = dayOf(ending?.at);
  const reason = ending?.detail ?? '';
  switch (ending?.action) {
    case 'discarded':
      return message('package-status.ended-discarded', { by: ending.actorName, on, kind });
    case 'lapsed':
      return message('package-status.ended-lapsed', { on, kind });
    case 'cancelled':
      return message('package-status.ended-cancelled', { on, reason, kind });
    case 'declined':
      return message('package-status.ended-declined', { act: policyOf(book).funderAct, funder, on, reason, kind });
    default:
      return message('package-status.ended');
  }
}

function holderSentence(
  { holder, stage, since, until, today }: PackageStatus,
  evidence: Facts,
  { items, beside = 0, phone, ending }: SentenceParts,
): Message {
  const day = dayOf(since);
  const name = holder.who === 'colleague' ? holder.name : '';
  switch (stage) {
    case 'assembling':
      return holder.who === 'me'
        ? message('package-status.mine-assembling', documentCounts(evidence))
        : message('package-status.theirs-assembling', { name, ...documentCounts(evidence) });
    case 'returned':
      return holder.who === 'me'
        ? message('package-status.mine-returned', { items })
        : message('package-status.theirs-returned', { name, items });
    case 'correcting':
      if (evidence.changeGranted && items === 0)
        return holder.who === 'me'
          ? message('package-status.mine-changing')
          : message('package-status.theirs-changing', { name });
      return holder.who === 'me'
        ? message('package-status.mine-correcting', { items, beside })
        : message('package-status.theirs-correcting', { name });
    case 'funding':
      return message('package-status.funding', {
        act: actIn(evidence),
        funder: evidence.funderName,
        since: day,
        today,
      });
    case 'funded':
      return message('package-status.funded', { act: actIn(evidence), funder: evidence.funderName, on: day });
    case 'repaid':
      return message('package-status.repaid', { funder: evidence.funderName, on: day });
    case 'overdue':
      return message('package-status.overdue', {
        mine: holder.who === 'me',
        returned: evidence.overdue?.letter === 'returned',
        due: evidence.overdue?.due ?? '',
      });
    case 'handed-in':
      return message('package-status.handed-in');
    case 'ended':
      return endedSentence(ending, evidence);
    case 'unknown':
      return message('package-status.unknown', { phone });
    default:
      if (until?.kind === 'answer' && until.late)
        return message('package-status.late', {
          stage,
          due: until.expected.day,
          days: until.late.workingDays,
          since: day,
          today,
        });
      return message('package-status.platform', {
        stage,
        until: until?.kind === 'answer' ? until.expected.day : undefined,
        about: until?.kind === 'answer' && until.expected.about,
        since: day,
        today,
      });
  }
}

function consequenceWords(until: Deadline | undefined): readonly Message[] {
  if (until?.kind === 'answer-if-today')
    return [message('package-status.if-today', { until: until.expected.day, about: until.expected.about })];
  return until?.kind === 'lapse' ? [message('package-status.lapse', { day: until.day })] : [];
}

interface SentenceParts {
  /** How many documents still await correction. */
  readonly items: number;
  /** How many documents were changed in other fields than their reasons name. */
  readonly beside?: number;
  /** The telephone number of the hotline. */
  readonly phone: string;
  /** The last event of the package as a whole, if known. */
  readonly ending?: LogEntry | undefined;
}

/** Sentences that name the holder, the times, what to do, and whom to call about a delay. */
export function statusSentences(standing: PackageStatus, evidence: Facts, parts: SentenceParts): readonly Message[] {
  const { phone } = parts;
  const call = standing.call === 'late' ? [message('package-status.late-call', { phone })] : [];
  const acting =
    standing.holder.who === 'me' && standing.holder.actsFor !== undefined
      ? [message('package-status.acting-for', { name: standing.holder.actsFor })]
      : [];
  return [holderSentence(standing, evidence, parts), ...acting, ...call, ...consequenceWords(standing.until)];
}

/** The deadline for a line of a timeline; empty if none is awaited. */
export function deadlineWords(until: Deadline | undefined): readonly Message[] {
  if (until?.kind !== 'answer') return consequenceWords(until);
  const { expected, late } = until;
  return [
    late
      ? message('package-status.due', { due: expected.day, days: late.workingDays })
      : message('package-status.until', { until: expected.day, about: expected.about }),
  ];
}
