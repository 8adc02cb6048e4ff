/** The default sign-in page, and those of sub-platforms with their own page (document 1, section 6). */
export const signInPaths = {
  main: '/login/login',
  standalone: '/login/standard/login',
  abs: '/login/abs/login',
  sccp: '/login/sccp/login',
  ryl: '/login/ryl/login',
  guarantee: '/login/guarantee/login',
} as const;

/** Part of the platform that a user enters (document 1, section 6). */
export type SubPlatform = keyof typeof signInPaths;

/**
 * Sub-platform of a platform type. A type without a sign-in page of its own, such as a product's code, is `standalone`
 * for an organisation's own sign-in, otherwise `main`.
 */
export function subPlatformOf(platformType: string, isOrgLogin: boolean): SubPlatform {
  if (Object.hasOwn(signInPaths, platformType) && platformType !== 'main') return platformType as SubPlatform;
  return isOrgLogin ? 'standalone' : 'main';
}

/**
 * The path of the sign-in page that an address names, with or without host and base; undefined for any other address.
 */
export function signInPathOf(address: string): string | undefined {
  return /^(?:https?:\/\/[^/]+)?(?:\/cv3)?(\/(?:login\/(?:[\w-]+\/)?|zjzcy\/)login)$/i.exec(address)?.[1];
}
