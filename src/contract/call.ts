import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** The three bases of the institution's API (document 1, section 7). */
export type ApiBase = 'web' | 'workbench' | 'sso';

export interface Call<Request extends GenericSchema = GenericSchema, Answer extends GenericSchema = GenericSchema> {
  readonly base: ApiBase;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the base; `{name}` is taken from the request. */
  readonly path: string;
  /** Where the documents name it, or what the portal gains from it. */
  readonly source: string;
  /** Who may call: anyone, or only somebody signed in. */
  readonly caller: 'anyone' | 'signed-in';
  /** Whether it changes state and so needs the XSRF token, also as a GET. */
  readonly changes: boolean;
  /**
   * It is asked of the session, whoever's that has become meanwhile; any other call is meant for the account that it
   * names.
   */
  readonly ofSession?: true;
  /** What it changes is the caller's own and no business: a message that was read, a tour that was seen. */
  readonly aside?: true;
  /** The announced extension that it belongs to; undefined for what the documents name. */
  readonly extension?: Extension;
  /** How long to wait for what a page can live without, in milliseconds; undefined for the transport's own patience. */
  readonly patience?: number;
  readonly request: Request;
  readonly answer: Answer;
}

/** For what a page can live without: nobody waits longer than this for it, in milliseconds. */
export const shortPatience = 10_000;

/**
 * What a back end may offer beyond the documents. Announced in the portal's run-time configuration; each is optional.
 */
export const extensions = [
  'package-totals',
  'package-handler',
  'overdue-waiting',
  'item-revisions',
  'captcha-proof',
  'package-discard',
  'package-withdraw',
  'package-picking',
  'download-tasks',
  'invoice-uses',
  'upload-parts',
  'kept-views',
  'announcements',
  'account',
  'package-figures',
  'receivables',
  'search',
  'survey',
  'agency-objections',
  'help-opinions',
  'open-helps',
  'key-sign-in',
  'served-companies',
  'company-facts',
  'second-factor',
  'tours',
  'message-posts',
  'real-name-drafts',
  'real-name-letters',
  'certificates',
  'protocols',
  'bank-accounts',
  'real-name-readings',
  'real-name-numbers',
  'product-applications',
  'people',
  'company-data',
  'archive-entries',
  'hard-certificates',
  'key-recovery',
  'mail-address',
  'authorisations',
  'ukey-identification',
  'delegations',
  'authorisation-changes',
  'agreement-signatures',
  'survey-today',
] as const;
export type Extension = (typeof extensions)[number];

export function defineCall<Request extends GenericSchema, Answer extends GenericSchema>(
  call: Call<Request, Answer>,
): Call<Request, Answer> {
  return call;
}

/** What a caller hands over. */
export type RequestOf<C> = C extends Call<infer Request> ? InferInput<Request> : never;
/** What the server's handler receives. */
export type ParsedRequestOf<C> = C extends Call<infer Request> ? InferOutput<Request> : never;
/** What the server's handler gives. */
export type GivenAnswerOf<C> = C extends Call<GenericSchema, infer Answer> ? InferInput<Answer> : never;
/** What a caller receives. */
export type AnswerOf<C> = C extends Call<GenericSchema, infer Answer> ? InferOutput<Answer> : never;
