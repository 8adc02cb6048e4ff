/** Purposes of a signature. */
export const signingPurposes = [
  'sign-in',
  'test',
  'certificate',
  'password-reset',
  'account-unfreeze',
  'company-identification',
  'agreement',
] as const;
export type SigningPurpose = (typeof signingPurposes)[number];

/** Purposes that a page may request from its visitor; only the server requests the others. */
export const visitorPurposes = ['sign-in', 'test'] as const satisfies readonly SigningPurpose[];

export interface SignedAbout {
  readonly agreement: string;
  readonly product: string;
  readonly company: string;
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
}

/** Milliseconds for which a request is valid. */
export const signingLife = 120_000;

const head = 'SCF-SIGNATURE-1';
const form =
  /^SCF-SIGNATURE-1\npurpose: ([a-z-]+)\nhost: ([a-z0-9.:[\]-]{0,253})\nnonce: ([\w-]{1,128})\nuntil: (\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)(?:\ndigest: sha-256:([0-9a-f]{64}))?(?:\nagreement: ([^\p{C}\p{Zl}\p{Zp}]{1,120})\nproduct: ([^\p{C}\p{Zl}\p{Zp}]{1,120})\ncompany: ([^\p{C}\p{Zl}\p{Zp}]{1,120}))?$/u;

/** Makes a name safe for one line of the text, so that it cannot pass for a line of its own or be empty. */
const sanitiseName = (name: string): string =>
  [...name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, 120).join('').trim() || '-';

const isPurpose = (text: string): text is SigningPurpose => (signingPurposes as readonly string[]).includes(text);

/**
 * The text that is signed. The key's own program parses it and shows purpose, host and subject, so that a page cannot
 * show one thing and have another signed.
 */
export function signingText({ purpose, host, nonce, until, digest, about }: SigningOrder): string {
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
  return [...lines, ...(digest === undefined ? [] : [`digest: sha-256:${digest}`]), ...aboutLines].join('\n');
}

/** Parses a signing text; undefined for any other text. */
export function readSigningText(text: string): SigningOrder | undefined {
  const [, purpose = '', host = '', nonce = '', until = '', digest, agreement, product, company] =
    form.exec(text) ?? [];
  const instant = Date.parse(until);
  return isPurpose(purpose) && !Number.isNaN(instant)
    ? {
        purpose,
        host,
        nonce,
        until: instant,
        digest,
        about:
          agreement !== undefined && product !== undefined && company !== undefined
            ? { agreement, product, company }
            : undefined,
      }
    : undefined;
}
