import { isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { readGatewaySettings, type GatewaySettings } from './gateway-settings.ts';
import { httpAddress, isEveryAddress, isLoopback } from './host-names.ts';
import { readObjectStoreSettings } from './object-store-settings.ts';
import type { ObjectStoreSettings } from './object-store-settings.ts';
import { readOpsSettings, type OpsSettings } from './ops-settings.ts';
import { isGuessable } from './guessable.ts';
import { quoted, SettingsReader } from './settings-reader.ts';
import { readVirusScanner, type VirusScannerSettings } from './virus-scanner-settings.ts';

export interface Settings {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Scheme, host and port under which browsers reach the portal. */
  readonly publicUrl: string;
  /** Other origins under which browsers reach it, because platforms have hosts of their own. */
  readonly otherUrls: readonly string[];
  /** Absolute path. */
  readonly dataDir: string;
  /** Undefined for the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly objectStore: ObjectStoreSettings;
  /** Whether browsers upload files directly to the object store (useOss of document 1, section 3). */
  readonly directUploads: boolean;
  readonly virusScanner: VirusScannerSettings;
  /** Whether RAR archives are opened. */
  readonly opensRar: boolean;
  readonly gateways: GatewaySettings;
  /** Address of the workbench; undefined for none. */
  readonly workbenchUrl: string | undefined;
  /** Partner portals that may sign in their users here. */
  readonly partners: readonly {
    readonly code: string;
    readonly secret: string;
    /** Unified social credit codes of the companies that agreed to the partner. */
    readonly companies: readonly string[];
  }[];
  readonly sandbox: boolean;
  /** Whether the sandbox was enabled explicitly; only then does it accept requests through a proxy. */
  readonly sandboxProxied: boolean;
  /** Whether features beyond the documented calls are offered. */
  readonly extensions: 'all' | 'none';
  /** Settings of the operators' page; undefined where it is off. */
  readonly ops: OpsSettings | undefined;
  /** File of page configurations by host, applied at every start; absolute path. */
  readonly platformsFile: string | undefined;
  /** Absolute path; undefined for the file in the data folder. */
  readonly securityLog: string | undefined;
  /** Addresses and networks of proxies whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Whether the role of `databaseUrl` may have rights over the whole server. */
  readonly databaseSuperuser: boolean;
  /** Undefined for the one in the data folder. */
  readonly sessionSecret: string | undefined;
  /** The previous secret, for data that was sealed with it. */
  readonly formerSessionSecret: string | undefined;
}

export type SettingsAnswer =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reason in messages that reject http. */
export const secureContext =
  'browsers encrypt the password at sign-in only in a secure context, that is under https or on this machine';

/**
 * Reads the environment and the command line. Each invalid value is a problem that names its setting and the expected
 * form; all problems are found in one pass. In production, a portal that other machines reach needs an explicit
 * SESSION_SECRET: the one in the data folder is part of every copy of that folder, and several servers must share one.
 */
export function readSettings(environment: NodeJS.ProcessEnv, args: readonly string[]): SettingsAnswer {
  const reader = new SettingsReader(environment);
  for (const arg of args.filter((each) => each !== '--production'))
    reader.refuse(`${quoted(arg)} is not understood; the only argument is --production`);
  const production = args.includes('--production');
  const port = reader.port('PORT', 8080);
  const host = readHost(reader);
  const publicUrl = readPublicUrl(reader, host, port);
  const settings: Settings = {
    production,
    host,
    port,
    publicUrl,
    otherUrls: reader.addresses('OTHER_URLS', secureContext),
    dataDir: reader.path('DATA_DIR') ?? resolve('.data'),
    databaseUrl: readDatabaseUrl(reader),
    databaseSuperuser: reader.choice('DATABASE_SUPERUSER', ['refused', 'allowed'], 'refused') === 'allowed',
    objectStore: readObjectStoreSettings(reader, { publicUrl, port }),
    directUploads: reader.choice('OBJECT_STORE_DIRECT', ['on', 'off'], 'on') === 'on',
    virusScanner: readVirusScanner(reader),
    opensRar: reader.choice('RAR_ARCHIVES', ['on', 'off'], 'off') === 'on',
    gateways: readGatewaySettings(reader),
    workbenchUrl: readWorkbenchUrl(reader),
    partners: readPartners(reader),
    sandbox: readSandbox(reader, production, isLoopback(host) && isLoopback(new URL(publicUrl).hostname)),
    sandboxProxied: reader.text('SANDBOX')?.toLowerCase() === 'on',
    extensions: reader.choice('EXTENSIONS', ['all', 'none'], 'all'),
    ops: readOpsSettings(reader, { port }),
    platformsFile: reader.path('PLATFORMS_FILE'),
    securityLog: reader.path('SECURITY_LOG'),
    trustedProxies: readTrustedProxies(reader),
    sessionSecret: readSessionSecret(reader, production && !isLoopback(new URL(publicUrl).hostname)),
    formerSessionSecret: reader.text('FORMER_SESSION_SECRET'),
  };
  return reader.problems.length === 0 ? { ok: true, settings } : { ok: false, problems: reader.problems };
}

/** Companies that agreed to a partner, by the partner's code. */
function readPartnerCompanies(reader: SettingsReader): ReadonlyMap<string, readonly string[]> {
  const each = (reader.text('PARTNER_COMPANIES') ?? '')
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => /^([A-Z0-9-]{1,32})=([0-9A-Z]{18}(?:,[0-9A-Z]{18})*)$/.exec(part));
  const companies = new Map(each.flatMap((found) => (found?.[1] ? [[found[1], found[2]?.split(',') ?? []]] : [])));
  if (companies.size < each.length)
    reader.refuse(
      'PARTNER_COMPANIES is not understood; it must be codes of partners, each once, with the unified social credit codes of the companies that agreed to them, such as HUASHU=91310000MA1FL0TU1X,91310000MA1FL0TU2Y',
    );
  return companies;
}

/** Messages do not repeat the value, which contains secrets. */
function readPartners(reader: SettingsReader): Settings['partners'] {
  const companies = readPartnerCompanies(reader);
  const each = (reader.text('PARTNERS') ?? '')
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => /^([A-Z0-9-]{1,32})=([\x21-\x7e]{32,})$/.exec(part));
  const partners = each.flatMap((found) =>
    found?.[1] !== undefined && found[2] !== undefined
      ? [{ code: found[1], secret: found[2], companies: companies.get(found[1]) ?? [] }]
      : [],
  );
  if (partners.length < each.length)
    reader.refuse(
      'PARTNERS is not understood; it must be codes with their secrets and blanks between them, such as HUASHU=SECRET, where codes have capital letters, digits and -, and secrets at least 32 characters',
    );
  else if (new Set(partners.map(({ code }) => code)).size < partners.length)
    reader.refuse('PARTNERS names one partner twice');
  else if (partners.some(({ secret }) => isGuessable(secret)))
    reader.refuse('PARTNERS holds a secret that can be guessed; each must be drawn, such as by openssl rand -hex 32');
  if ([...companies.keys()].some((code) => !partners.some((partner) => partner.code === code)))
    reader.refuse('PARTNER_COMPANIES names a partner that PARTNERS does not name');
  return partners;
}

function readWorkbenchUrl(reader: SettingsReader): string | undefined {
  const text = reader.text('WORKBENCH_URL');
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url !== undefined &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
  )
    return url.href;
  reader.refuse(
    `WORKBENCH_URL is ${url?.password ? 'not understood' : quoted(text)}; it must be an https address without query, such as https://workbench.example.com/entry, because whoever has a key that goes there is let in`,
  );
  return undefined;
}

function readHost(reader: SettingsReader): string {
  const host = reader.text('HOST') ?? '127.0.0.1';
  const bare = host.replace(/^\[|\]$/g, '');
  if (/^[A-Za-z0-9.-]+$/.test(host) || isIPv6(bare)) return bare;
  reader.refuse(
    `HOST is ${quoted(host)}; it must be a host name or an address of this machine, such as 127.0.0.1 or 0.0.0.0, without scheme and port`,
  );
  return '127.0.0.1';
}

function readPublicUrl(reader: SettingsReader, host: string, port: number): string {
  const fallback = httpAddress('127.0.0.1', port);
  if (reader.text('PUBLIC_URL') !== undefined) return reader.address('PUBLIC_URL', secureContext) ?? fallback;
  if (isLoopback(host)) return httpAddress(host, port);
  const why = isEveryAddress(host) ? 'stands for every address of this machine' : 'is reached from other machines';
  reader.refuse(
    `PUBLIC_URL is missing: HOST ${quoted(host)} ${why}, so the address that browsers use must be given; it must be https, because ${secureContext}`,
  );
  return fallback;
}

function readDatabaseUrl(reader: SettingsReader): string | undefined {
  const text = reader.text('DATABASE_URL');
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) {
    checkDatabaseWire(reader, url);
    return text;
  }
  // The message does not repeat the value, which contains a password.
  reader.refuse('DATABASE_URL is not understood; it must look like postgresql://user:password@host:5432/database');
  return undefined;
}

/** A host in the query is the folder of a local socket, as in PostgreSQL. */
function checkDatabaseWire(reader: SettingsReader, url: URL): void {
  const host = url.searchParams.get('host') ?? url.hostname;
  const here = host === '' || host.startsWith('/') || isLoopback(host);
  // Other modes do not verify the server, or will not in later releases of the driver.
  const encrypted = url.searchParams.get('sslmode') === 'verify-full' && !url.searchParams.has('uselibpqcompat');
  const accepted = reader.choice('DATABASE_PLAINTEXT', ['refused', 'allowed'], 'refused') === 'allowed';
  if (!here && !encrypted && !accepted) {
    reader.refuse(
      'DATABASE_URL leads to another machine without TLS; add ?sslmode=verify-full, which checks its certificate, or set DATABASE_PLAINTEXT to allowed where nobody else is on that wire',
    );
  }
}

function readSandbox(reader: SettingsReader, production: boolean, onlyHere: boolean): boolean {
  const chosen = reader.choice('SANDBOX', ['on', 'off'], onlyHere && !production ? 'on' : 'off');
  if (chosen === 'on' && !onlyHere)
    reader.refuse(
      'SANDBOX is "on", and HOST or PUBLIC_URL is reached from other machines; whoever came there could play the reviewer and sign in as anybody: leave it out, or let both be loopback',
    );
  if (chosen === 'on' && production)
    reader.refuse('SANDBOX is "on"; there is no sandbox in production, leave it out or start without --production');
  return chosen === 'on';
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = isIPv6(address) ? 128 : isIPv4(address) ? 32 : 0;
  return (
    longest > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest))
  );
}

function readTrustedProxies(reader: SettingsReader): readonly string[] {
  const proxies = (reader.text('TRUSTED_PROXIES') ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  for (const proxy of proxies) {
    if (!isNetwork(proxy))
      reader.refuse(
        `TRUSTED_PROXIES holds ${quoted(proxy)}; it must be addresses or networks with commas between them, such as 10.0.0.5, 10.1.0.0/16`,
      );
  }
  return proxies;
}

function readSessionSecret(reader: SettingsReader, needed: boolean): string | undefined {
  const secret = reader.text('SESSION_SECRET');
  if (secret === undefined && needed) {
    reader.refuse(
      'SESSION_SECRET is missing: in production a portal that other machines reach needs one from outside, at least 32 characters, such as the output of: openssl rand -base64 32',
    );
  }
  if (secret !== undefined && secret.length < 32)
    reader.refuse('SESSION_SECRET is too short; it must have at least 32 characters');
  else if (secret !== undefined && isGuessable(secret))
    reader.refuse(
      'SESSION_SECRET can be guessed: it repeats itself, or has fewer than 10 different characters; take the output of: openssl rand -base64 32',
    );
  return secret;
}
