import type { ReportedAuthState } from '../../../domain/keys/certification.ts';
import type { AskingRefusal, TokenRefusal } from '../../../domain/registration/identification.ts';
import type { SignedText } from '../keys/key-agent.ts';

/**
 * Status of a company's certification, and of its identification by a UKey. Instants in milliseconds since the epoch.
 */
export interface KeyIdentity {
  /** Certification by UKey. */
  readonly ukey: ReportedAuthState;
  /** Real-name authentication, and the node of its review; empty where it is not under review. */
  readonly realName: ReportedAuthState;
  readonly node: string;
  /** Undefined where the back end does not identify companies by UKeys. */
  readonly signing:
    | {
        readonly companyName: string;
        readonly uscc: string;
        /**
         * Who identified the company and when, the last four characters of the certificate, and the end of its
         * validity.
         */
        readonly identified:
          | { readonly by: string; readonly at: number; readonly ending: string; readonly until: number }
          | undefined;
        /** Why the caller cannot sign; undefined where they can. */
        readonly because: AskingRefusal | undefined;
      }
    | undefined;
}

/**
 * Why a UKey does not identify the company. `gone`: the text to sign is no longer valid. `on` is a day in Shanghai.
 * `by`: the colleague who owns the UKey; empty where unknown.
 */
export type IdentityRefusalReason =
  | { readonly because: AskingRefusal | Exclude<TokenRefusal, 'other-person'> | 'gone' | 'unproven' | 'revoked' }
  | { readonly because: 'other-person'; readonly by: string }
  | { readonly because: 'expired' | 'not-yet'; readonly on: string };

/** Identification of a company of the ABS sub-platform by a UKey (document 1, section 2; F-055). */
export interface KeyIdentityDesk {
  /** Whether the back end identifies companies by UKeys. */
  readonly isOffered: boolean;
  current(signal?: AbortSignal): Promise<KeyIdentity>;
  /** Text for the token to sign. */
  challenge(): Promise<
    { readonly asked: true; readonly text: string } | ({ readonly asked: false } & IdentityRefusalReason)
  >;
  prove(signed: SignedText): Promise<{ readonly done: true } | ({ readonly done: false } & IdentityRefusalReason)>;
}
