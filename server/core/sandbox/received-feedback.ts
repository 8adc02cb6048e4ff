import type { Transaction } from '../store.ts';

/** Tickets and survey answers, as the platform's service desk reads them; instants in milliseconds. */
export interface ReceivedFeedback {
  readonly tickets: readonly {
    readonly id: string;
    readonly person: string;
    readonly account: string;
    readonly company: string;
    readonly mobile: string;
    readonly content: string;
    readonly files: readonly string[];
    readonly at: number;
  }[];
  readonly surveys: readonly {
    readonly account: string;
    readonly company: string;
    readonly score: number;
    readonly comment: string;
    readonly at: number;
  }[];
}

/** Maximum number of each, the newest. */
const maxListed = 200;

/** The newest tickets and survey answers, with their authors. */
export async function listFeedback({ feedback, surveys, users, companies }: Transaction): Promise<ReceivedFeedback> {
  const [tickets, scores] = [await feedback.latest(maxListed), await surveys.latest(maxListed)];
  const people = new Map(
    (await users.findAll([...new Set([...tickets, ...scores].map(({ userId }) => userId))].toSorted())).map((each) => [
      each.userId,
      each,
    ]),
  );
  const corps = new Set([...tickets.map(({ pkCorp }) => pkCorp), ...[...people.values()].map(({ pkCorp }) => pkCorp)]);
  const names = new Map((await companies.findAll([...corps].toSorted())).map(({ pkCorp, name }) => [pkCorp, name]));
  return {
    tickets: tickets.map(({ id, userId, pkCorp, personName, mobilePhone, content, pkFiles, at }) => ({
      id,
      person: personName,
      account: people.get(userId)?.userName ?? '',
      company: names.get(pkCorp) ?? '',
      mobile: mobilePhone,
      content,
      files: pkFiles,
      at,
    })),
    surveys: scores.map(({ userId, score, comment, at }) => ({
      account: people.get(userId)?.userName ?? '',
      company: names.get(people.get(userId)?.pkCorp ?? '') ?? '',
      score,
      comment,
      at,
    })),
  };
}
