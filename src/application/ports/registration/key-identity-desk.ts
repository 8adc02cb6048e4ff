import type { ReportedAuthState } from '../../../domain/keys/certification.ts';
import type { AskingRefusal, TokenRefusal } from '../../../domain/registration/identification.ts';
import type { SignedText } from '../keys/key-agent.ts';

/**
 * Where a company stands with its certification, and with proving by a UKey which company it is. Instants in
 * milliseconds.
 */
export interface KeyIdentity {
  /** Its certification by UKey. */
  readonly ukey: ReportedAuthState;
  /** Its real-name authentication, and where that is reviewed; empty where it is not. */
  readonly realName: ReportedAuthState;
  readonly node: string;
  /** What only a back end tells that identifies companies by UKeys; undefined else. */
  readonly signing:
    | {
        readonly companyName: string;
        readonly uscc: string;
        /** Who identified the company, when, the last four characters of the certificate, and until when it holds. */
        readonly identified:
          | { readonly by: string; readonly at: number; readonly ending: string; readonly until: number }
          | undefined;
        /** Why the caller is not asked to sign; undefined where they are. */
        readonly because: AskingRefusal | undefined;
      }
    | undefined;
}

/**
 * Why a UKey does not identify the company. `gone`: what was to be signed is not asked for any more; `on` is a day in
 * Shanghai; `by` is the colleague whose UKey it is, empty where it is not told.
 */
export type IdentityRefusalReason =
  | { readonly because: AskingRefusal | Exclude<TokenRefusal, 'other-person'> | 'gone' | 'unproven' | 'revoked' }
  | { readonly because: 'other-person'; readonly by: string }
  | { readonly because: 'expired' | 'not-yet'; readonly on: string };

/** Certifying a company of the ABS sub-platform by a UKey (document 1, section 2; F-055). */
export interface KeyIdentityDesk {
  /** Whether companies are identified by UKeys here. */
  readonly isOffered: boolean;
  current(signal?: AbortSignal): Promise<KeyIdentity>;
  /** What the token is to sign, every character of it. */
  challenge(): Promise<
    { readonly asked: true; readonly text: string } | ({ readonly asked: false } & IdentityRefusalReason)
  >;
  prove(signed: SignedText): Promise<{ readonly done: true } | ({ readonly done: false } & IdentityRefusalReason)>;
}
