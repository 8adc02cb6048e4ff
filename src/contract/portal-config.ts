import * as v from 'valibot';
import { extensions } from './call.ts';

/** The portal's run-time configuration, `/cv3/config.json`: the same build serves any back end. */
export const portalConfig = v.object({
  apiBases: v.object({ web: v.string(), workbench: v.string(), sso: v.string() }),
  /** Extensions that the back end announces beyond the documents; names that this portal does not know are ignored. */
  extensions: v.pipe(
    v.array(v.string()),
    v.transform((names) => extensions.filter((extension) => names.includes(extension))),
  ),
  sandbox: v.optional(v.boolean(), false),
  /** Hosts of demonstrations; each of their subdomains is one too (document 1, section 9). */
  demoHosts: v.optional(v.array(v.string()), []),
  version: v.optional(v.string(), ''),
  /** Cookie with the token that every change must send back. */
  xsrfCookie: v.optional(v.string(), 'XSRF-TOKEN'),
});

export type PortalConfig = v.InferOutput<typeof portalConfig>;

/** Page of the demo world's accounts, where the user can sign in as any of them. */
export const demoAccounts = '/sandbox/#/accounts';

/** Whether a host is one of a demonstration. */
export function isDemoHost(host: string, demoHosts: readonly string[]): boolean {
  return demoHosts.some((each) => host === each || host.endsWith(`.${each}`));
}

/** Configuration where there is none: the documents' own bases, and nothing beyond the documents. */
export const documentedConfig: PortalConfig = {
  apiBases: { web: '/api/web', workbench: '/api/workbench', sso: '/api/sso' },
  extensions: [],
  sandbox: false,
  demoHosts: [],
  version: '',
  xsrfCookie: 'XSRF-TOKEN',
};
