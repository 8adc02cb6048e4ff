import { invisibleCharacter } from '../../text/invisible-characters.ts';
import { numberIn } from '../../text/typed-number.ts';
/** Data for invoices to a company, and their delivery (checklist F-093). */
export interface InvoicingProfile {
  readonly taxpayerType: TaxpayerType | '';
  readonly title: string;
  readonly registeredAddress: string;
  readonly registeredPhone: string;
  readonly bankName: string;
  /** Digits only. */
  readonly bankAccount: string;
  readonly invoiceType: DigitalInvoiceType | '';
  readonly email: string;
  readonly mobile: string;
}

export const taxpayerTypes = ['GENERAL', 'SMALL_SCALE'] as const;
export type TaxpayerType = (typeof taxpayerTypes)[number];

/** Invoice types that are still issued. Paper invoices ended on `paperStoppedOn` (document 1, section 2). */
export const digitalInvoiceTypes = ['QD_SPECIAL', 'QD_GENERAL'] as const;
export type DigitalInvoiceType = (typeof digitalInvoiceTypes)[number];
export const paperInvoiceTypes = ['SPECIAL_VAT', 'GENERAL_VAT'] as const;
export type PaperInvoiceType = (typeof paperInvoiceTypes)[number];
export const paperStoppedOn = '2024-06-14';

/** Digital type that replaces each paper type. */
export const digitalTypeOf: Readonly<Record<PaperInvoiceType, DigitalInvoiceType>> = {
  SPECIAL_VAT: 'QD_SPECIAL',
  GENERAL_VAT: 'QD_GENERAL',
};

export const emptyProfile: InvoicingProfile = {
  taxpayerType: '',
  title: '',
  registeredAddress: '',
  registeredPhone: '',
  bankName: '',
  bankAccount: '',
  invoiceType: '',
  email: '',
  mobile: '',
};

export type ProfileField = keyof InvoicingProfile;

/** In the order of the form. */
export const profileFields: readonly ProfileField[] = [
  'taxpayerType',
  'title',
  'registeredAddress',
  'registeredPhone',
  'bankName',
  'bankAccount',
  'invoiceType',
  'email',
  'mobile',
];

/** Maximum length of a field, in characters. */
export const maxFieldCharacters: Readonly<Record<Exclude<ProfileField, 'taxpayerType' | 'invoiceType'>, number>> = {
  title: 100,
  registeredAddress: 120,
  registeredPhone: 20,
  bankName: 80,
  bankAccount: 30,
  email: 100,
  mobile: 11,
};

const deliveries: readonly ProfileField[] = ['email', 'mobile'];

/**
 * Missing fields without which no invoice can be issued, in the order of the form. One way of delivery is enough;
 * address, telephone and bank are required for special invoices only.
 */
export function missingFields(profile: InvoicingProfile): readonly ProfileField[] {
  const forSpecial: readonly ProfileField[] = ['registeredAddress', 'registeredPhone', 'bankName', 'bankAccount'];
  const delivered = deliveries.some((field) => profile[field].trim() !== '');
  return profileFields.filter((field) => {
    if (profile[field].trim() !== '') return false;
    if (deliveries.includes(field)) return !delivered && field === 'email';
    return profile.invoiceType === 'QD_SPECIAL' || !forSpecial.includes(field);
  });
}

export interface Completeness {
  readonly given: number;
  readonly needed: number;
}

/** Number of given and needed fields; the ways of delivery count as one. */
export function completenessOf(profile: InvoicingProfile): Completeness {
  const needed =
    missingFields({ ...emptyProfile, invoiceType: profile.invoiceType }).length + (profile.invoiceType === '' ? 0 : 1);
  return { given: needed - missingFields(profile).length, needed };
}

/** Proposed values: the company's registered name and its verified account. Empty where unknown. */
export type ProfileProposal = Readonly<Record<'title' | 'bankName' | 'bankAccount', string>>;

const proposable = ['title', 'bankName', 'bankAccount'] as const;

/**
 * Fills empty fields of a profile with proposed values, unless a user has emptied them on purpose. Bank and account are
 * filled together or not at all. `touched`: the fields that a user has changed before.
 */
export function prefillProfile(
  profile: InvoicingProfile,
  proposed: ProfileProposal,
  touched: ReadonlySet<ProfileField>,
): InvoicingProfile {
  const isFree = (field: ProfileField): boolean => profile[field] === '' && !touched.has(field);
  const account =
    isFree('bankName') && isFree('bankAccount') && proposed.bankAccount !== ''
      ? { bankName: proposed.bankName, bankAccount: proposed.bankAccount }
      : {};
  return { ...profile, ...(isFree('title') ? { title: proposed.title } : {}), ...account };
}

/** Whether the value of a field is an unsaved proposal. */
export function isProposed(
  field: ProfileField,
  values: InvoicingProfile,
  kept: InvoicingProfile,
  proposed: ProfileProposal | undefined,
): boolean {
  const known = proposable.find((each) => each === field);
  return (
    known !== undefined &&
    proposed !== undefined &&
    kept[known] === '' &&
    values[known] !== '' &&
    normaliseProfile(values)[known] === proposed[known]
  );
}

/** Name of a bank on invoices: it includes the branch that keeps the account. */
export const bankOnInvoice = (bankName: string, branchName: string): string =>
  [...(branchName.startsWith(bankName) ? branchName : `${bankName}${branchName}`)]
    .slice(0, maxFieldCharacters.bankName)
    .join('');

export type ProfileProblem =
  | 'too-long'
  | 'not-a-phone'
  | 'not-an-account'
  | 'not-an-email'
  | 'not-a-mobile'
  | 'not-one-line';

const phone = /^(?:\+?\d[\d -]{4,18}\d)$/;
const account = /^\d{8,30}$/;
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Mobile number (document 1, section 5): 11 digits, of which the first is 1 and the second 3, 4, 5, 7 or 8. */
const mobile = /^1[34578]\d{9}$/;

/** Problems of the filled fields. An empty field is missing but not wrong, so that an incomplete form can be saved. */
export function profileProblems(profile: InvoicingProfile): ReadonlyMap<ProfileField, ProfileProblem> {
  const problems = new Map<ProfileField, ProfileProblem>();
  for (const [field, longest] of Object.entries(maxFieldCharacters) as readonly (readonly [
    keyof typeof maxFieldCharacters,
    number,
  ])[]) {
    if ([...profile[field]].length > longest) problems.set(field, 'too-long');
    // An invisible character cannot be printed, and would make two equal addresses differ.
    else if (invisibleCharacter.test(profile[field])) problems.set(field, 'not-one-line');
  }
  const checked = [
    ['registeredPhone', phone, 'not-a-phone'],
    ['bankAccount', account, 'not-an-account'],
    ['email', email, 'not-an-email'],
    ['mobile', mobile, 'not-a-mobile'],
  ] as const;
  for (const [field, pattern, problem] of checked)
    if (profile[field] !== '' && !problems.has(field) && !pattern.test(profile[field])) problems.set(field, problem);
  return problems;
}

/** Fields of digits or Latin letters, which may be typed in full width. */
const inDigits: readonly ProfileField[] = ['registeredPhone', 'bankAccount', 'email', 'mobile'];

/** A profile as it is stored: trimmed, and the account number without separators. */
export function normaliseProfile(profile: InvoicingProfile): InvoicingProfile {
  const { taxpayerType, invoiceType } = profile;
  const trimmed = Object.fromEntries(
    profileFields.map((field) => [
      field,
      (inDigits.includes(field) ? profile[field].normalize('NFKC') : profile[field]).trim(),
    ]),
  ) as Record<ProfileField, string>;
  return {
    ...emptyProfile,
    ...trimmed,
    taxpayerType,
    invoiceType,
    bankAccount: numberIn(trimmed.bankAccount),
  };
}

/**
 * Why a user may only read the profile; undefined for main users and the company's administrators, who may change it.
 */
export function mayNotChange(who: { readonly isMain: boolean; readonly role: string }): 'not-main' | undefined {
  return who.isMain || who.role === 'CORP_MANAGER' ? undefined : 'not-main';
}
