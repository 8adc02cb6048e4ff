import * as v from 'valibot';
import { daysBetween, isPlainDate, shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { reminderStepAt } from '../../../src/domain/calendar/reminders.ts';
import { mayCertify } from '../../../src/domain/identity/certifying-roles.ts';
import { authorisationState } from '../../../src/domain/parties/authorisation.ts';
import { remind, settleReminder } from '../messages/shared/reminding.ts';
import type { Parts } from '../parts.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { paperSource, paperSubject, type PaperKind } from './paper-messages.ts';

/** A paper of a company's that has a last day. */
interface EndingPaper {
  readonly kind: PaperKind;
  /** Among papers of one kind. */
  readonly id: string;
  /** Owner of the paper, where it has to be named. */
  readonly of: string;
  readonly until: PlainDate;
}

/** The last reminder of each paper, by the paper's subject. */
const remindedOf = v.record(v.string(), v.object({ until: v.string(), step: v.number() }));
const remindedFact = (pkCorp: string): string => `paper-reminders ${pkCorp}`;
/** Shanghai day on which all papers were last checked. */
const lookedFact = 'papers-looked-through';

/**
 * A company's papers that are in force and have a last day: its licence, the identity cards by which it is certified,
 * and the letters by which others act for it.
 */
async function papersOf(transaction: Transaction, pkCorp: string, today: PlainDate): Promise<readonly EndingPaper[]> {
  const certified = (await transaction.realNames.find(pkCorp))?.certified?.form;
  const group = await transaction.groups.find(pkCorp);
  const papers: readonly EndingPaper[] = [
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

/** Those of a company who may bring other papers. */
const menders = (people: readonly UserRecord[]): readonly UserRecord[] =>
  people.filter(
    ({ isMain, roles, institution }) =>
      institution === '' && (isMain || roles.some((role) => mayCertify({ isMain, role }))),
  );

/** Tells those who may mend it what ends, each step of each paper once, whichever server looks. */
async function companyReminded(transaction: Transaction, pkCorp: string, now: number): Promise<void> {
  const today = shanghaiDate(now);
  const fact = remindedFact(pkCorp);
  const before = v.parse(v.fallback(remindedOf, {}), await transaction.facts.lock(fact));
  const ending = (await papersOf(transaction, pkCorp, today))
    .map((paper) => ({
      ...paper,
      subject: paperSubject(pkCorp, paper.kind, paper.id),
      left: daysBetween(today, paper.until),
    }))
    .filter(({ left }) => reminderStepAt(left) !== undefined);
  // What has ended is no longer about to, nor is what others have taken the place of.
  const standing = Object.entries(before).filter(([subject, { until }]) =>
    ending.some((each) => each.subject === subject && each.until === until),
  );
  for (const [subject] of Object.entries(before).filter((each) => !standing.some(([of]) => of === each[0])))
    await settleReminder(transaction, paperSource, subject, now);
  const after = new Map(standing);
  const readers = ending.length === 0 ? [] : menders(await transaction.users.ofCompany(pkCorp));
  for (const { kind, of, until, subject, left } of ending) {
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

/** Looks through everybody's papers once a day, and reminds of those that end. */
export function paperCare({ store, clock }: Pick<Parts, 'store' | 'clock'>): () => Promise<void> {
  return async () => {
    const now = clock.now();
    const today = shanghaiDate(now);
    if ((await store.transaction(async ({ facts }) => facts.read(lookedFact))) === today) return;
    const companies = [
      ...new Set((await store.transaction(async ({ users }) => users.all())).map(({ pkCorp }) => pkCorp)),
    ].toSorted();
    for (const pkCorp of companies)
      await store.transaction(async (transaction) => companyReminded(transaction, pkCorp, now));
    await store.transaction(async ({ facts }) => facts.write(lookedFact, today));
  };
}
