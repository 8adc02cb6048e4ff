import type { PageConfigWire } from '../../src/contract/documented/platform/platform.ts';
import type { ServerLocale } from '../core/server-locale.ts';

export interface SignInPageOrder {
  /** Undefined where it could not be had. */
  readonly platform: PageConfigWire | undefined;
  /** Below the portal's base, and what stands behind its question mark. */
  readonly path: string;
  readonly search: string;
  readonly locale: ServerLocale;
  /** The same document in another language. */
  readonly addressIn: (locale: ServerLocale) => string;
  /** Where one signs in as anybody, in a demonstration. */
  readonly demo: string | undefined;
  /** The form was sent by a browser without script: say why nothing came of it. */
  readonly sentWithoutScript: boolean;
}

/**
 * Draws the sign-in form as markup; `css` is what its style element holds, `script` what hears the form before the
 * portal does.
 */
export type SignInPage = (order: SignInPageOrder) => {
  readonly html: string;
  readonly css: string;
  readonly script: string;
};
