import { addDays, isAskableDate, type PlainDate } from '../../calendar/plain-date.ts';
import type { ProductCode } from '../../products/shared/product-code.ts';
import { nameIn, personNameProblem, type NameProblem } from './person-said.ts';

/** Whom a company lets act in its name, in what, and how long, as it is said. */
export interface AuthorisationEntry {
  readonly personName: string;
  readonly organisationId: string;
  readonly products: readonly ProductCode[];
  /** The first and the last day of Shanghai. */
  readonly from: PlainDate;
  readonly until: PlainDate;
}

/** In the order of the form. */
export const authorisationFields = ['personName', 'organisationId', 'products', 'from', 'until'] as const;
export type AuthorisationField = (typeof authorisationFields)[number];
export const authorisationProblems = ['missing', 'too-long', 'not-a-name', 'form', 'past', 'before-from', 'oneself'] as const;
export type AuthorisationProblem = NameProblem | 'form' | 'past' | 'before-from' | 'oneself';

export const emptyAuthorisation: AuthorisationEntry = { personName: '', organisationId: '', products: [], from: '', until: '' };

/** So many days at most: three years, after which the company thinks of it anew. */
export const longestAuthorisation = 1096;
/** So many of a group hold, are to come or wait to be confirmed at once. */
export const mostAuthorisations = 200;
/** So many days before its end it is said that it ends. */
export const endsSoon = 30;

/** What may be chosen on a day: where somebody may be of, and what the company may do itself. */
export interface AuthorisationChoices {
  readonly organisations: readonly { readonly id: string }[];
  readonly products: readonly ProductCode[];
  /** The names of whoever gives it, and of whom they act for: nobody authorises themselves. */
  readonly givers: readonly string[];
}

/** As it is written down. */
export const tidiedAuthorisation = ({ personName, products, ...entry }: AuthorisationEntry): AuthorisationEntry => ({ ...entry, personName: nameIn(personName), products: [...new Set(products)] });

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

/** Everything that speaks against what is said on a day of Shanghai, field by field. */
export function authorisationProblemsOf(entry: AuthorisationEntry, { organisations, products, givers }: AuthorisationChoices, today: PlainDate): Partial<Readonly<Record<AuthorisationField, AuthorisationProblem>>> {
  const found: Readonly<Record<AuthorisationField, AuthorisationProblem | undefined>> = {
    personName: personNameProblem(entry.personName) ?? (givers.includes(nameIn(entry.personName)) ? 'oneself' : undefined),
    organisationId: entry.organisationId === '' ? 'missing' : organisations.some(({ id }) => id === entry.organisationId) ? undefined : 'form',
    products: entry.products.length === 0 ? 'missing' : entry.products.every((each) => products.includes(each)) ? undefined : 'form',
    from: dayProblem(entry.from, today) ?? (entry.from > addDays(today, longestAuthorisation) ? 'too-long' : undefined),
    until: untilProblem(entry, today),
  };
  return Object.fromEntries(authorisationFields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])));
}

/** What happened to an authorisation, as its history tells it. */
export const authorisationEvents = ['registered', 'proposed', 'granted', 'declined', 'withdrawal-proposed', 'withdrawal-declined', 'withdrawn'] as const;
export type AuthorisationEvent = (typeof authorisationEvents)[number];
