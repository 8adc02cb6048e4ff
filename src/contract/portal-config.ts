import * as v from 'valibot';
import { extensions } from './call.ts';

/** The portal's run-time configuration, `/cv3/config.json`: the same build serves any back end. */
export const portalConfig = v.object({
  apiBases: v.object({ web: v.string(), workbench: v.string(), sso: v.string() }),
  /** What the back end announces beyond the documents; names that this portal does not know count as none. */
  extensions: v.pipe(
    v.array(v.string()),
    v.transform((names) => extensions.filter((extension) => names.includes(extension))),
  ),
  sandbox: v.optional(v.boolean(), false),
  /** Hosts of demonstrations; whatever is below one of them is one too (document 1, section 9). */
  demoHosts: v.optional(v.array(v.string()), []),
  version: v.optional(v.string(), ''),
  /** Where the back end keeps the token that every change brings back. */
  xsrfCookie: v.optional(v.string(), 'XSRF-TOKEN'),
});

export type PortalConfig = v.InferOutput<typeof portalConfig>;

/** Where one signs in as anybody of the demo world. */
export const demoAccounts = '/sandbox/#/accounts';

/** Whether a host is one of a demonstration. */
export function isDemoHost(host: string, demoHosts: readonly string[]): boolean {
  return demoHosts.some((each) => host === each || host.endsWith(`.${each}`));
}

/** What holds where there is no configuration: the documents' own bases, and nothing beyond the documents. */
export const documentedConfig: PortalConfig = {
  apiBases: { web: '/api/web', workbench: '/api/workbench', sso: '/api/sso' },
  extensions: [],
  sandbox: false,
  demoHosts: [],
  version: '',
  xsrfCookie: 'XSRF-TOKEN',
};
