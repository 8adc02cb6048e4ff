import { addDays, isAskableDate, type PlainDate } from '../../calendar/plain-date.ts';
import type { ProductCode } from '../../catalogue/product-code.ts';
import { actionsWhole, type AuthorisationAction } from './authorisation-actions.ts';
import { isSameName, nameIn, personNameProblem, type NameProblem } from '../../parties/person-said.ts';

/** Whom a company lets act in its name, in what, and how long, as it is said. */
export interface AuthorisationEntry {
  /** The person's account in the company; empty for a person without one, who is given by name. */
  readonly userId: string;
  readonly personName: string;
  readonly organisationId: string;
  readonly products: readonly ProductCode[];
  readonly actions: readonly AuthorisationAction[];
  /** The first and the last day of Shanghai. */
  readonly from: PlainDate;
  readonly until: PlainDate;
}

/** In the order of the form. */
export const authorisationFields = [
  'userId',
  'personName',
  'organisationId',
  'products',
  'actions',
  'from',
  'until',
] as const;
export type AuthorisationField = (typeof authorisationFields)[number];
export const authorisationProblems = [
  'missing',
  'too-long',
  'not-a-name',
  'form',
  'past',
  'before-from',
  'oneself',
  'has-account',
] as const;
export type AuthorisationProblem = NameProblem | 'form' | 'past' | 'before-from' | 'oneself' | 'has-account';

export const emptyAuthorisation: AuthorisationEntry = {
  userId: '',
  personName: '',
  organisationId: '',
  products: [],
  actions: [],
  from: '',
  until: '',
};

/** So many days at most: three years, after which the company thinks of it anew. */
export const longestAuthorisation = 1096;
/** So many of a group hold, are to come or wait to be confirmed at once. */
export const mostAuthorisations = 200;
/**
 * After so many changes within a day no more of a group are given until the next: whatever becomes of them, they stay
 * in its history.
 */
export const mostChangesADay = 500;
/** So many days before its end it is said that it ends. */
export const endsSoon = 30;

/** What may be chosen on a day: where somebody may be of, and what the company may do itself. */
export interface AuthorisationChoices {
  readonly organisations: readonly { readonly id: string }[];
  readonly products: readonly ProductCode[];
  /** Those who work for the company, and whether it is they who give it or for whom that is done. */
  readonly people: readonly { readonly userId: string; readonly personName: string; readonly isGiver: boolean }[];
  /** The names of whoever gives it, and of whom they act for: nobody authorises themselves. */
  readonly givers: readonly string[];
}

/** As it is written down. */
export const tidiedAuthorisation = ({
  personName,
  products,
  actions,
  ...entry
}: AuthorisationEntry): AuthorisationEntry => ({
  ...entry,
  personName: nameIn(personName),
  products: [...new Set(products)],
  actions: actionsWhole(actions),
});

function dayProblem(day: PlainDate, today: PlainDate): AuthorisationProblem | undefined {
  if (day === '') return 'missing';
  if (!isAskableDate(day)) return 'form';
  return day < today ? 'past' : undefined;
}

function untilProblem({ from, until }: AuthorisationEntry, today: PlainDate): AuthorisationProblem | undefined {
  const problem = dayProblem(until, today);
  if (problem !== undefined || !isAskableDate(from)) return problem;
  if (until < from) return 'before-from';
  return until > addDays(from, longestAuthorisation - 1) ? 'too-long' : undefined;
}

/** Nobody is authorised by a name who has an account, or else it would not be known that it is they. */
function nameProblemOf(
  { userId, personName }: AuthorisationEntry,
  { people, givers }: AuthorisationChoices,
): AuthorisationProblem | undefined {
  if (userId !== '') return undefined;
  const isNamed = (name: string): boolean => isSameName(name, personName);
  return (
    personNameProblem(personName) ??
    (givers.some(isNamed) ? 'oneself' : people.some((each) => isNamed(each.personName)) ? 'has-account' : undefined)
  );
}

function accountProblem(
  { userId }: AuthorisationEntry,
  { people }: AuthorisationChoices,
): AuthorisationProblem | undefined {
  if (userId === '') return undefined;
  const found = people.find((each) => each.userId === userId);
  return found === undefined ? 'form' : found.isGiver ? 'oneself' : undefined;
}

/** Everything that speaks against what is said on a day of Shanghai, field by field. */
export function authorisationProblemsOf(
  entry: AuthorisationEntry,
  choices: AuthorisationChoices,
  today: PlainDate,
): Partial<Readonly<Record<AuthorisationField, AuthorisationProblem>>> {
  const { organisations, products } = choices;
  const found: Readonly<Record<AuthorisationField, AuthorisationProblem | undefined>> = {
    userId: accountProblem(entry, choices),
    personName: nameProblemOf(entry, choices),
    organisationId:
      entry.organisationId === ''
        ? 'missing'
        : organisations.some(({ id }) => id === entry.organisationId)
          ? undefined
          : 'form',
    products:
      entry.products.length === 0
        ? 'missing'
        : entry.products.every((each) => products.includes(each))
          ? undefined
          : 'form',
    actions: entry.actions.length === 0 ? 'missing' : undefined,
    from: dayProblem(entry.from, today) ?? (entry.from > addDays(today, longestAuthorisation) ? 'too-long' : undefined),
    until: untilProblem(entry, today),
  };
  return Object.fromEntries(
    authorisationFields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
  );
}

/** What happened to an authorisation, as its history tells it. */
export const authorisationEvents = [
  'registered',
  'proposed',
  'granted',
  'declined',
  'withdrawal-proposed',
  'withdrawal-declined',
  'withdrawn',
] as const;
export type AuthorisationEvent = (typeof authorisationEvents)[number];
