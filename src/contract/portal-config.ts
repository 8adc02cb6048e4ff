import * as v from 'valibot';
import { extensions } from './call.ts';

/** The portal's run-time configuration, `/cv3/config.json`: the same build serves any back end. */
export const portalConfig = v.object({
  apiBases: v.object({ web: v.string(), workbench: v.string(), sso: v.string() }),
  /** What the back end announces beyond the documents; names that this portal does not know count as none. */
  extensions: v.pipe(v.array(v.string()), v.transform((names) => extensions.filter((extension) => names.includes(extension)))),
  sandbox: v.optional(v.boolean(), false),
  version: v.optional(v.string(), ''),
  /** Where the back end keeps the token that every change brings back. */
  xsrfCookie: v.optional(v.string(), 'XSRF-TOKEN'),
});

export type PortalConfig = v.InferOutput<typeof portalConfig>;

/** What holds where there is no configuration: the documents' own bases, and nothing beyond the documents. */
export const documentedConfig: PortalConfig = {
  apiBases: { web: '/api/web', workbench: '/api/workbench', sso: '/api/sso' }, extensions: [], sandbox: false, version: '', xsrfCookie: 'XSRF-TOKEN',
};
