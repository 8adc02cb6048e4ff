import { isEnterable, parseMoney } from '../../money/money.ts';
import { mobileNumber } from '../../text/mobile-number.ts';
import { invisibleCharacter } from '../../text/invisible-characters.ts';
import type { ApplicationState } from './application-state.ts';
import { openingPolicies } from '../../agreements/opening-policy.ts';
import { productCodes, type ProductCode } from '../../catalogue/product-code.ts';

export const applicationEvents = ['save', 'submit', 'grant', 'return', 'decline'] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

const edges: Readonly<Record<ApplicationState, Readonly<Partial<Record<ApplicationEvent, ApplicationState>>>>> = {
  none: { save: 'draft', submit: 'submitted' },
  draft: { save: 'draft', submit: 'submitted' },
  submitted: { grant: 'granted', return: 'returned', decline: 'declined' },
  returned: { save: 'returned', submit: 'submitted' },
  granted: {},
  // A declined company may apply again.
  declined: { save: 'draft', submit: 'submitted' },
};

/** State after an event; undefined where the event is not possible. */
export const afterApplication = (state: ApplicationState, event: ApplicationEvent): ApplicationState | undefined =>
  edges[state][event];

/** Products that need an application before they are opened (checklist F-117; the documents name none). */
export const productsByApplication: readonly ProductCode[] = productCodes.filter(
  (product) => openingPolicies[product].application,
);
export const opensByApplication = (product: string): product is ProductCode =>
  productsByApplication.some((each) => each === product);

/** Working days until the platform answers. */
export const applicationDays = 3;

/** The parts of an application, in their order. Each is reviewed separately. */
export const applicationParts = ['applicant', 'contact', 'volume', 'attachments'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** Its fields, each with its maximum length in characters. `yearlyAmount` is in yuan. */
export const maxApplicationFieldCharacters = {
  applicantName: 60,
  applicantTitle: 60,
  contactName: 60,
  contactMobile: 20,
  yearlyAmount: 20,
  purpose: 500,
} as const;
export type ApplicationField = keyof typeof maxApplicationFieldCharacters;
export const applicationFields = Object.keys(maxApplicationFieldCharacters) as readonly ApplicationField[];

export const fieldsOfPart: Readonly<Record<ApplicationPart, readonly ApplicationField[]>> = {
  applicant: ['applicantName', 'applicantTitle'],
  contact: ['contactName', 'contactMobile'],
  volume: ['yearlyAmount', 'purpose'],
  attachments: [],
};

export type ApplicationEntry = Readonly<Record<ApplicationField, string>>;

export const emptyApplication: ApplicationEntry = {
  applicantName: '',
  applicantTitle: '',
  contactName: '',
  contactMobile: '',
  yearlyAmount: '',
  purpose: '',
};

/** An entry as it is stored. */
export const normaliseApplication = (entry: ApplicationEntry): ApplicationEntry =>
  Object.fromEntries(
    applicationFields.map((field) => [
      field,
      (field === 'contactMobile' ? mobileNumber(entry[field]) : undefined) ?? entry[field].trim(),
    ]),
  ) as ApplicationEntry;

export type ApplicationProblem = 'missing' | 'too-long' | 'unseen' | 'not-a-mobile' | 'not-an-amount';

/** Problem of a normalised field; undefined where there is none. Only the purpose may have line breaks. */
export function applicationProblem(entry: ApplicationEntry, field: ApplicationField): ApplicationProblem | undefined {
  const value = entry[field];
  if (value === '') return 'missing';
  if ([...value].length > maxApplicationFieldCharacters[field]) return 'too-long';
  if (invisibleCharacter.test(field === 'purpose' ? value.replaceAll(/[\r\n\t]/g, ' ') : value)) return 'unseen';
  if (field === 'contactMobile' && mobileNumber(value) !== value) return 'not-a-mobile';
  if (field !== 'yearlyAmount') return undefined;
  const amount = parseMoney(value);
  return isEnterable(amount) && amount !== undefined && amount.fen > 0n ? undefined : 'not-an-amount';
}

/** The problems that block the submission of an application, in the order of its parts. */
export const applicationProblems = (entry: ApplicationEntry): ReadonlyMap<ApplicationField, ApplicationProblem> =>
  new Map(
    applicationFields.flatMap((field) => {
      const problem = applicationProblem(entry, field);
      return problem === undefined ? [] : [[field, problem] as const];
    }),
  );

/** Maximum length of a reason or an answer, in characters. */
export const maxAnswerCharacters = 500;

/** Parts that may be changed: all of a draft, the returned ones after a return, none once submitted or granted. */
export function openParts(state: ApplicationState, returned: ReadonlySet<ApplicationPart>): readonly ApplicationPart[] {
  if (state === 'submitted' || state === 'granted') return [];
  return state === 'returned' ? applicationParts.filter((part) => returned.has(part)) : applicationParts;
}

/** The first changed part that is not open; undefined where there is none. Files are compared by their ids. */
export function findLockedPartChange(
  before: { readonly entry: ApplicationEntry; readonly files: readonly string[] },
  after: { readonly entry: ApplicationEntry; readonly files: readonly string[] },
  open: readonly ApplicationPart[],
): ApplicationPart | undefined {
  return applicationParts.find(
    (part) =>
      !open.includes(part) &&
      (part === 'attachments'
        ? before.files.join(' ') !== after.files.join(' ')
        : fieldsOfPart[part].some((field) => before.entry[field] !== after.entry[field])),
  );
}
