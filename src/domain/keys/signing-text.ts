import type { PlainDate } from '../calendar/plain-date.ts';
import { moneyToText, parseMoney, type Money } from '../money/money.ts';
import { uppercaseAmount } from '../money/uppercase-amount.ts';

/** Purposes of a signature. */
export const signingPurposes = [
  'sign-in',
  'test',
  'certificate',
  'password-reset',
  'account-unfreeze',
  'company-identification',
  'agreement',
  'trade-decision',
] as const;
export type SigningPurpose = (typeof signingPurposes)[number];

/** Purposes that a page may request from its visitor; only the server requests the others. */
export const visitorPurposes = ['sign-in', 'test'] as const satisfies readonly SigningPurpose[];

export interface SignedAbout {
  readonly agreement: string;
  readonly product: string;
  readonly company: string;
}

/** Business that a signed decision is about, as its signer reads it. The amount is also shown in capitals. */
export interface SignedBusiness {
  /** Act and number of the application. */
  readonly application: string;
  readonly amount: Money;
  /** Company that made the application. */
  readonly applicant: string;
  readonly counterparty: string;
  /** Empty for none. */
  readonly dueOn: PlainDate;
}

/** A request to sign, with its validity. */
export interface SigningOrder {
  readonly purpose: SigningPurpose;
  /** The host of the portal. */
  readonly host: string;
  /** Makes each request unique. */
  readonly nonce: string;
  /** Milliseconds since the epoch; whole seconds. */
  readonly until: number;
  /** SHA-256, in hexadecimal, of the signed content, such as a document; undefined where there is none. */
  readonly digest: string | undefined;
  /** Subject of the signature for the signer: agreement, product and company. */
  readonly about?: SignedAbout | undefined;
  /** Business that is decided by the signature. */
  readonly business?: SignedBusiness | undefined;
}

/** Maximum length of a signing text in UTF-16 units; programs that hold keys accept no more. */
export const maxSigningTextCharacters = 1024;

/** Milliseconds for which a request is valid. */
export const signingLife = 120_000;

const head = 'SCF-SIGNATURE-1';
const name = String.raw`[^\p{C}\p{Zl}\p{Zp}]`;
const form = new RegExp(
  [
    String.raw`^SCF-SIGNATURE-1\npurpose: ([a-z-]+)\nhost: ([a-z0-9.:[\]-]{0,253})\nnonce: ([\w-]{1,128})`,
    String.raw`\nuntil: (\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)(?:\ndigest: sha-256:([0-9a-f]{64}))?`,
    String.raw`(?:\nagreement: (${name}{1,120})\nproduct: (${name}{1,120})\ncompany: (${name}{1,120}))?`,
    String.raw`(?:\napplication: (${name}{1,60})\namount: (\d{1,16}\.\d{2})\nin-words: ${name}{1,60}`,
    String.raw`\napplicant: (${name}{1,80})\ncounterparty: (${name}{1,80})\ndue: (\d{4}-\d{2}-\d{2}|-))?$`,
  ].join(''),
  'u',
);

/** Makes a name safe for one line of the text, so that it cannot pass for a line of its own or be empty. */
const sanitiseName = (raw: string, longest = 120): string =>
  [...raw.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, longest).join('').trim() || '-';

const isPurpose = (text: string): text is SigningPurpose => (signingPurposes as readonly string[]).includes(text);

/**
 * The text to sign. The key's program parses it and shows purpose, host and subject, so that a page cannot show one
 * thing and have another signed.
 */
export function signingText({ purpose, host, nonce, until, digest, about, business }: SigningOrder): string {
  const lines = [
    head,
    `purpose: ${purpose}`,
    `host: ${host}`,
    `nonce: ${nonce}`,
    `until: ${new Date(until).toISOString().slice(0, 19)}Z`,
  ];
  const aboutLines = about
    ? [
        `agreement: ${sanitiseName(about.agreement)}`,
        `product: ${sanitiseName(about.product)}`,
        `company: ${sanitiseName(about.company)}`,
      ]
    : [];
  const businessLines = business
    ? [
        `application: ${sanitiseName(business.application, 60)}`,
        `amount: ${moneyToText(business.amount)}`,
        `in-words: 人民币${uppercaseAmount(business.amount)}`,
        `applicant: ${sanitiseName(business.applicant, 80)}`,
        `counterparty: ${sanitiseName(business.counterparty, 80)}`,
        `due: ${business.dueOn || '-'}`,
      ]
    : [];
  const digestLines = digest === undefined ? [] : [`digest: sha-256:${digest}`];
  return [...lines, ...digestLines, ...aboutLines, ...businessLines].join('\n');
}

function businessOf(
  application: string | undefined,
  figures: string | undefined,
  applicant: string | undefined,
  counterparty: string | undefined,
  due: string | undefined,
): SignedBusiness | undefined {
  const amount = figures === undefined ? undefined : parseMoney(figures);
  return application !== undefined && amount && applicant !== undefined && counterparty !== undefined
    ? { application, amount, applicant, counterparty, dueOn: due === undefined || due === '-' ? '' : due }
    : undefined;
}

/** Parses a signing text; undefined for any text that `signingText` would not write. */
export function readSigningText(text: string): SigningOrder | undefined {
  const [, purpose = '', host = '', nonce = '', until = '', digest, agreement, product, company, ...business] =
    form.exec(text) ?? [];
  const instant = Date.parse(until);
  if (!isPurpose(purpose) || Number.isNaN(instant)) return undefined;
  const order: SigningOrder = {
    purpose,
    host,
    nonce,
    until: instant,
    digest,
    about:
      agreement !== undefined && product !== undefined && company !== undefined
        ? { agreement, product, company }
        : undefined,
    business: businessOf(business[0], business[1], business[2], business[3], business[4]),
  };
  // The text must match exactly, so that capitals which differ from the figures, or an invalid day, are never shown.
  return signingText(order) === text ? order : undefined;
}
