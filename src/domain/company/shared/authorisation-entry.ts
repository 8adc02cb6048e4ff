import { addDays, isSupportedDate, type PlainDate } from '../../calendar/plain-date.ts';
import type { ProductCode } from '../../catalogue/product-code.ts';
import { withImpliedActions, type AuthorisationAction } from './authorisation-actions.ts';
import { isSameName, nameIn, personNameProblem, type NameProblem } from '../../parties/person-details.ts';

/** An authorisation as it is entered: the person, the products and actions, and the period. */
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

/** Maximum length in days: three years, after which the company has to authorise again. */
export const maxAuthorisationDays = 1096;
/** Maximum number of authorisations of a group that are valid, future or waiting for confirmation. */
export const maxAuthorisations = 200;
/** Maximum number of changes of a group within a day, because each stays in its history. */
export const maxChangesPerDay = 500;
/** Days before the end of an authorisation from which a warning is shown. */
export const endsSoon = 30;

/** Choices that the form offers: organisations, the products of the company itself, and people. */
export interface AuthorisationChoices {
  readonly organisations: readonly { readonly id: string }[];
  readonly products: readonly ProductCode[];
  /** People of the company; `isGiver` marks the person who authorises, or for whom that person acts. */
  readonly people: readonly { readonly userId: string; readonly personName: string; readonly isGiver: boolean }[];
  /** Names of the person who authorises and of the person for whom they act. Nobody authorises themselves. */
  readonly givers: readonly string[];
}

/** Normalises an entry for storage. */
export const normaliseAuthorisation = ({
  personName,
  products,
  actions,
  ...entry
}: AuthorisationEntry): AuthorisationEntry => ({
  ...entry,
  personName: nameIn(personName),
  products: [...new Set(products)],
  actions: withImpliedActions(actions),
});

function dayProblem(day: PlainDate, today: PlainDate): AuthorisationProblem | undefined {
  if (day === '') return 'missing';
  if (!isSupportedDate(day)) return 'form';
  return day < today ? 'past' : undefined;
}

function untilProblem({ from, until }: AuthorisationEntry, today: PlainDate): AuthorisationProblem | undefined {
  const problem = dayProblem(until, today);
  if (problem !== undefined || !isSupportedDate(from)) return problem;
  if (until < from) return 'before-from';
  return until > addDays(from, maxAuthorisationDays - 1) ? 'too-long' : undefined;
}

/** A person with an account cannot be authorised by name, because the account identifies them. */
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

/** The problems of an entry on a Shanghai day, by field. */
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
    from: dayProblem(entry.from, today) ?? (entry.from > addDays(today, maxAuthorisationDays) ? 'too-long' : undefined),
    until: untilProblem(entry, today),
  };
  return Object.fromEntries(
    authorisationFields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
  );
}

/** Events in the history of an authorisation. */
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
