import type { PageConfigWire } from '../../src/contract/documented/platform/platform.ts';
import type { ServerLocale } from '../core/server-locale.ts';

export interface SignInPageOrder {
  /** Undefined where it could not be loaded. */
  readonly platform: PageConfigWire | undefined;
  /** Name of the guarantee project that the address names; undefined where there is none. */
  readonly project: string | undefined;
  /** The path below the portal's base, and the query string. */
  readonly path: string;
  readonly search: string;
  readonly locale: ServerLocale;
  /** The same document in another language. */
  readonly addressIn: (locale: ServerLocale) => string;
  /** The address of the demonstration's sign-in without a password; undefined without a demonstration. */
  readonly demo: string | undefined;
  /** Whether a browser without script sent the form, so that the page explains why nothing happened. */
  readonly sentWithoutScript: boolean;
}

/**
 * Renders the sign-in form as markup; `css` is the content of its style element, `script` handles the form until the
 * portal has loaded.
 */
export type SignInPage = (order: SignInPageOrder) => {
  readonly html: string;
  readonly css: string;
  readonly script: string;
};
