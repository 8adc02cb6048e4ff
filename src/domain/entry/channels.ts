import type { SubPlatform } from '../platform/sub-platform.ts';

/** Methods of signing in. */
export const signInMethods = ['password', 'sms', 'key'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** A sign-in page with its own address and brand. It changes the look and the sign-in methods, but no rule. */
interface ChannelRow {
  /** Below the portal's base. */
  readonly path: string;
  readonly subPlatform: SubPlatform;
  /** Hexadecimal colour; undefined where the channel uses the colours of its host. */
  readonly barColour: string | undefined;
  readonly methods: readonly SignInMethod[];
}

const all = signInMethods;

const rows = {
  main: { path: '/login/login', subPlatform: 'main', barColour: undefined, methods: all },
  aux: { path: '/login/aux-login/login', subPlatform: 'main', barColour: undefined, methods: all },
  powerchina: { path: '/login/powerchina/login', subPlatform: 'main', barColour: '#0b4a8f', methods: all },
  sz: { path: '/login/sz/login', subPlatform: 'main', barColour: '#1d5b3a', methods: all },
  tj: { path: '/login/tj/login', subPlatform: 'main', barColour: '#7a2e1f', methods: all },
  zjsj: { path: '/login/zjsj/login', subPlatform: 'main', barColour: '#4a2f7a', methods: all },
  abs: { path: '/login/abs/login', subPlatform: 'abs', barColour: '#123b63', methods: all },
  sccp: { path: '/login/sccp/login', subPlatform: 'sccp', barColour: '#0f5c6b', methods: all },
  standard: { path: '/login/standard/login', subPlatform: 'standalone', barColour: '#3f4a57', methods: all },
  guarantee: { path: '/login/guarantee/login', subPlatform: 'guarantee', barColour: '#6b3a12', methods: all },
  guodebaoli: { path: '/login/guodebaoli/login', subPlatform: 'main', barColour: '#8a1c2b', methods: all },
  haidan: { path: '/login/haidan/login', subPlatform: 'main', barColour: '#0a4d68', methods: all },
  zjzcy: { path: '/zjzcy/login', subPlatform: 'main', barColour: '#20487a', methods: all },
  cnzgc: { path: '/login/cnzgc/login', subPlatform: 'main', barColour: '#2b3a8c', methods: all },
  ryl: { path: '/login/ryl/login', subPlatform: 'ryl', barColour: '#5a2a5f', methods: all },
} as const satisfies Readonly<Record<string, ChannelRow>>;

export type ChannelKey = keyof typeof rows;

export interface Channel extends ChannelRow {
  readonly key: ChannelKey;
}

/** Every login route of document 1, section 2. */
export const channels: readonly Channel[] = (Object.keys(rows) as ChannelKey[]).map((key) => ({ key, ...rows[key] }));

/** Sign-in page of financial institutions, which belongs to another application (document 1, section 2). */
export const fundersPath = '/fin4/login/login';

/** The channel at a path, regardless of trailing slashes; undefined where there is none. */
export function channelAt(path: string): Channel | undefined {
  const plain = path.replace(/\/+$/, '');
  return channels.find((channel) => channel.path === plain);
}

/** The guarantee project that an address names; undefined where its form is invalid. */
export function parseProject(named: string | null): string | undefined {
  return named !== null && /^[\w-]{1,64}$/.test(named) ? named : undefined;
}
