/** What a signature may be asked for. More come with what is signed. */
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

/** What a page asks to be signed by its visitor; all else is asked for by the server itself. */
export const visitorPurposes = ['sign-in', 'test'] as const satisfies readonly SigningPurpose[];

export interface SignedAbout {
  readonly agreement: string;
  readonly product: string;
  readonly company: string;
}

/** What one is asked to sign, and how long the asking holds. */
export interface SigningOrder {
  readonly purpose: SigningPurpose;
  /** The host that one stands before. */
  readonly host: string;
  /** What makes it like no other. */
  readonly nonce: string;
  /** Milliseconds since the epoch; whole seconds. */
  readonly until: number;
  /**
   * SHA-256, in hexadecimal, of what is signed, such as a document or the account to be opened; undefined where there
   * is none.
   */
  readonly digest: string | undefined;
  /**
   * What the signature is about, in words that the signer knows: agreement, product and company. Left out where not
   * given.
   */
  readonly about?: SignedAbout | undefined;
}

/** For how long an asking holds, in milliseconds. */
export const signingLife = 120_000;

const head = 'SCF-SIGNATURE-1';
const form =
  /^SCF-SIGNATURE-1\npurpose: ([a-z-]+)\nhost: ([a-z0-9.:[\]-]{0,253})\nnonce: ([\w-]{1,128})\nuntil: (\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)(?:\ndigest: sha-256:([0-9a-f]{64}))?(?:\nagreement: ([^\p{C}\p{Zl}\p{Zp}]{1,120})\nproduct: ([^\p{C}\p{Zl}\p{Zp}]{1,120})\ncompany: ([^\p{C}\p{Zl}\p{Zp}]{1,120}))?$/u;

/** Nothing in a name may pass for a line of its own, or for nothing. */
const named = (name: string): string =>
  [...name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, 120).join('').trim() || '-';

const isPurpose = (text: string): text is SigningPurpose => (signingPurposes as readonly string[]).includes(text);

/**
 * The text of which every character is signed. What holds a key reads it too, and shows its purpose, its host and what
 * it is about: a page cannot have one thing shown and another signed.
 */
export function signingText({ purpose, host, nonce, until, digest, about }: SigningOrder): string {
  const lines = [
    head,
    `purpose: ${purpose}`,
    `host: ${host}`,
    `nonce: ${nonce}`,
    `until: ${new Date(until).toISOString().slice(0, 19)}Z`,
  ];
  const told = about
    ? [`agreement: ${named(about.agreement)}`, `product: ${named(about.product)}`, `company: ${named(about.company)}`]
    : [];
  return [...lines, ...(digest === undefined ? [] : [`digest: sha-256:${digest}`]), ...told].join('\n');
}

/** What such a text says; undefined for any other. */
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
