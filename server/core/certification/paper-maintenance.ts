import * as v from 'valibot';
import { daysBetween, isPlainDate, shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { reminderStepAt } from '../../../src/domain/calendar/reminders.ts';
import { mayCertify } from '../../../src/domain/identity/certifying-roles.ts';
import { authorisationState } from '../../../src/domain/parties/authorisation.ts';
import { remind, settleReminder } from '../messages/shared/reminders.ts';
import type { Parts } from '../parts.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { paperSource, paperSubject, type PaperKind } from './paper-messages.ts';

/** A paper of a company that has a last day. */
interface ExpiringPaper {
  readonly kind: PaperKind;
  /** Unique among papers of one kind. */
  readonly id: string;
  /** Owner of the paper, where it has to be named. */
  readonly of: string;
  readonly until: PlainDate;
}

/** The last reminder of each paper, by the paper's subject. */
const remindersSchema = v.record(v.string(), v.object({ until: v.string(), step: v.number() }));
const remindersFact = (pkCorp: string): string => `paper-reminders ${pkCorp}`;
/** Shanghai day on which all papers were last checked. */
const lastCheckFact = 'papers-looked-through';

/**
 * A company's papers that are in force and have a last day: its licence, the identity cards by which it is certified,
 * and the letters by which others act for it.
 */
async function papersOf(transaction: Transaction, pkCorp: string, today: PlainDate): Promise<readonly ExpiringPaper[]> {
  const certified = (await transaction.realNames.find(pkCorp))?.certified?.form;
  const group = await transaction.groups.find(pkCorp);
  const papers: readonly ExpiringPaper[] = [
    { kind: 'licence', id: '', of: '', until: (await transaction.companies.find(pkCorp))?.licenceUntil ?? '' },
    { kind: 'legal-id', id: '', of: certified?.legalName ?? '', until: certified?.legalIdUntil ?? '' },
    ...(certified?.isLegalApply === false
      ? [
          { kind: 'agent-id', id: '', of: certified.agentName, until: certified.agentIdUntil } as const,
          { kind: 'entrustment', id: '', of: certified.agentName, until: certified.entrustUntil } as const,
        ]
      : []),
    ...(certified?.isBranch === true
      ? [{ kind: 'upper-letter', id: '', of: certified.upperName, until: certified.upperLetterUntil } as const]
      : []),
    ...(group?.authorisationsOn === true
      ? group.authorisations
          .filter((each) => each.unconfirmed === undefined && authorisationState(each, today) === 'valid')
          .map(({ id, personName, until }) => ({ kind: 'authorisation', id, of: personName, until }) as const)
      : []),
  ];
  return papers.filter(({ until }) => isPlainDate(until));
}

/** Users who may submit renewed papers. */
const certifiersAmong = (people: readonly UserRecord[]): readonly UserRecord[] =>
  people.filter(
    ({ isMain, roles, institution }) =>
      institution === '' && (isMain || roles.some((role) => mayCertify({ isMain, role }))),
  );

/** Reminds the users who may renew papers of those that expire, once for each step of each paper. */
async function remindCompany(transaction: Transaction, pkCorp: string, now: number): Promise<void> {
  const today = shanghaiDate(now);
  const fact = remindersFact(pkCorp);
  const before = v.parse(v.fallback(remindersSchema, {}), await transaction.facts.lock(fact));
  const expiring = (await papersOf(transaction, pkCorp, today))
    .map((paper) => ({
      ...paper,
      subject: paperSubject(pkCorp, paper.kind, paper.id),
      left: daysBetween(today, paper.until),
    }))
    .filter(({ left }) => reminderStepAt(left) !== undefined);
  // Expired and replaced papers need no reminder any more.
  const stillExpiring = Object.entries(before).filter(([subject, { until }]) =>
    expiring.some((each) => each.subject === subject && each.until === until),
  );
  for (const [subject] of Object.entries(before).filter((each) => !stillExpiring.some(([of]) => of === each[0])))
    await settleReminder(transaction, paperSource, subject, now);
  const after = new Map(stillExpiring);
  const readers = expiring.length === 0 ? [] : certifiersAmong(await transaction.users.ofCompany(pkCorp));
  for (const { kind, of, until, subject, left } of expiring) {
    const step = reminderStepAt(left);
    const last = after.get(subject);
    if (step === undefined || (last && last.step <= step)) continue;
    after.set(subject, { until, step });
    await remind(
      transaction,
      { readers, source: paperSource, kind, subject, values: { days: String(left), on: until, of } },
      now,
    );
  }
  if (after.size > 0 || Object.keys(before).length > 0) await transaction.facts.write(fact, Object.fromEntries(after));
}

/** Checks the papers of all companies once a day, and reminds of those that expire. */
export function paperMaintenance({ store, clock }: Pick<Parts, 'store' | 'clock'>): () => Promise<void> {
  return async () => {
    const now = clock.now();
    const today = shanghaiDate(now);
    if ((await store.transaction(async ({ facts }) => facts.read(lastCheckFact))) === today) return;
    const companies = [
      ...new Set((await store.transaction(async ({ users }) => users.all())).map(({ pkCorp }) => pkCorp)),
    ].toSorted();
    for (const pkCorp of companies)
      await store.transaction(async (transaction) => remindCompany(transaction, pkCorp, now));
    await store.transaction(async ({ facts }) => facts.write(lastCheckFact, today));
  };
}
