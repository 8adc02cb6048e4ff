import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { commonExtensionNames } from './extensions/common-extension-names.ts';
import { accountExtensionNames } from './extensions/account/account-extension-names.ts';
import { certificatesExtensionNames } from './extensions/certificates/certificates-extension-names.ts';
import { certificationExtensionNames } from './extensions/certification/certification-extension-names.ts';
import { companyExtensionNames } from './extensions/company/company-extension-names.ts';
import { entryExtensionNames } from './extensions/entry/entry-extension-names.ts';
import { evidenceExtensionNames } from './extensions/evidence/evidence-extension-names.ts';
import { helpExtensionNames } from './extensions/help/help-extension-names.ts';
import { homeExtensionNames } from './extensions/home/home-extension-names.ts';
import { messagesExtensionNames } from './extensions/messages/messages-extension-names.ts';
import { noticesExtensionNames } from './extensions/notices/notices-extension-names.ts';
import { peopleExtensionNames } from './extensions/people/people-extension-names.ts';
import { productsExtensionNames } from './extensions/products/products-extension-names.ts';
import { registrationExtensionNames } from './extensions/registration/registration-extension-names.ts';
import { shellExtensionNames } from './extensions/shell/shell-extension-names.ts';
import { tradeExtensionNames } from './extensions/trade/trade-extension-names.ts';

/** The three bases of the institution's API (document 1, section 7). */
export type ApiBase = 'web' | 'workbench' | 'sso';

export interface Call<Request extends GenericSchema = GenericSchema, Answer extends GenericSchema = GenericSchema> {
  readonly base: ApiBase;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below the base; the call takes the value of `{name}` from the request. */
  readonly path: string;
  /** Where the documents name the call, or what the portal gains from it. */
  readonly source: string;
  /** Who may call: anyone (sign-in, registration, public texts), or only a signed-in user. */
  readonly caller: 'anyone' | 'signed-in';
  /**
   * Whether the call changes state: then it needs the XSRF token, also as a GET, and an Idempotency-Key is honoured.
   */
  readonly changes: boolean;
  /** The call concerns the session, whichever account that has now; others are meant for the account that they name. */
  readonly ofSession?: true;
  /** The call changes no business data, only something of the user's own: a read message, a seen tour. */
  readonly isPersonal?: true;
  /**
   * The call does its work each time, also under one Idempotency-Key: each browser needs tokens of its own for its
   * visit, and signing out has to end the session that asks for it, which a repeated first answer would leave open.
   */
  readonly repeats?: true;
  /** The call gives a visitor the first XSRF token, so it cannot demand one. */
  readonly beginsVisit?: true;
  /** The call ends the session that makes it. */
  readonly signsOut?: true;
  /** The answer is a picture, sent without an envelope. */
  readonly answersPicture?: true;
  /** Every page load makes the call, so the limit for strangers, who may share an address, does not count it. */
  readonly isUncounted?: true;
  /**
   * The work must not be done twice: the back end commits it together with the answer, which is kept under the key.
   * Anything written before is not part of the work.
   */
  readonly keepsAnswer?: true;
  /**
   * The back end keeps its own receipts for the call permanently, because each repetition encrypts a part of the
   * request again, so that only the desk can compare.
   */
  readonly keepsReceipts?: true;
  /** The call changes the browser's account or role, so a repeated request comes from another one than the first. */
  readonly changesCaller?: true;
  /** The call may end the delegation under which it is made; its work is then not undone. */
  readonly mayEndDelegation?: true;
  /**
   * The call takes seconds, as unpacking does. Others of the session do not wait for it; one slow call runs at a time.
   */
  readonly isSlow?: true;
  /** The announced extension that the call belongs to; undefined for a call of the documents. */
  readonly extension?: Extension;
  /** Timeout for data that a page can do without; undefined for the transport's own timeout. */
  readonly timeoutMs?: number;
  readonly request: Request;
  readonly answer: Answer;
}

/** Timeout for optional data of a page. */
export const optionalTimeoutMs = 10_000;

/** What a back end may offer beyond the documents. Each is optional, and announced in the run-time configuration. */
export const extensions = [
  ...commonExtensionNames,
  ...accountExtensionNames,
  ...certificatesExtensionNames,
  ...certificationExtensionNames,
  ...companyExtensionNames,
  ...entryExtensionNames,
  ...evidenceExtensionNames,
  ...helpExtensionNames,
  ...homeExtensionNames,
  ...messagesExtensionNames,
  ...noticesExtensionNames,
  ...peopleExtensionNames,
  ...productsExtensionNames,
  ...registrationExtensionNames,
  ...shellExtensionNames,
  ...tradeExtensionNames,
] as const;
export type Extension = (typeof extensions)[number];

export function defineCall<Request extends GenericSchema, Answer extends GenericSchema>(
  call: Call<Request, Answer>,
): Call<Request, Answer> {
  return call;
}

/** Request of a call, as the caller gives it. */
export type RequestOf<C> = C extends Call<infer Request> ? InferInput<Request> : never;
/** Request of a call, as the server's handler receives it. */
export type ParsedRequestOf<C> = C extends Call<infer Request> ? InferOutput<Request> : never;
/** Answer of a call, as the server's handler gives it. */
export type GivenAnswerOf<C> = C extends Call<GenericSchema, infer Answer> ? InferInput<Answer> : never;
/** Answer of a call, as the caller receives it. */
export type AnswerOf<C> = C extends Call<GenericSchema, infer Answer> ? InferOutput<Answer> : never;
