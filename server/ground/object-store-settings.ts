import { isGuessable } from './guessable.ts';
import { isLoopback } from './host-names.ts';
import type { SettingsReader } from './settings-reader.ts';

/** The bundled store, on disk in the data folder, or another OSS-compatible store. */
export type ObjectStoreSettings =
  | { readonly kind: 'built-in'; readonly port: number; /** Address for browsers. */ readonly publicAddress: string }
  | {
      readonly kind: 'external';
      /** Address of the bucket for browsers. */
      readonly publicAddress: string;
      /** Address of the bucket for this server; equal to `publicAddress` unless configured. */
      readonly internalAddress: string;
      readonly bucket: string;
      readonly keyId: string;
      readonly keySecret: string;
    };

const externalNames = [
  'OBJECT_STORE_URL',
  'OBJECT_STORE_BUCKET',
  'OBJECT_STORE_KEY_ID',
  'OBJECT_STORE_KEY_SECRET',
] as const;
const mixedContent = 'a page under https may not read from http';

/**
 * Reads the settings of the object store. Its host name must differ from the portal's: cookies ignore ports, and
 * uploaded files must never get the session cookie.
 */
export function readObjectStoreSettings(
  reader: SettingsReader,
  portal: { readonly publicUrl: string; readonly port: number },
): ObjectStoreSettings {
  const store = externalNames.some((name) => reader.text(name) !== undefined)
    ? external(reader)
    : builtIn(reader, portal);
  const hostName = new URL(store.publicAddress).hostname;
  if (hostName === new URL(portal.publicUrl).hostname) {
    reader.refuse(
      `${store.kind === 'built-in' ? 'OBJECT_STORE_PUBLIC_URL' : 'OBJECT_STORE_URL'} and PUBLIC_URL have the same host name ${hostName}; files need a host name of their own, because cookies ignore ports`,
    );
  }
  return store;
}

function builtIn(
  reader: SettingsReader,
  portal: { readonly publicUrl: string; readonly port: number },
): ObjectStoreSettings {
  const port = reader.port('OBJECT_STORE_PORT', 8081);
  if (port === portal.port) reader.refuse(`OBJECT_STORE_PORT and PORT are both ${port}; they must differ`);
  const given = reader.address('OBJECT_STORE_PUBLIC_URL', mixedContent);
  if (
    given === undefined &&
    reader.text('OBJECT_STORE_PUBLIC_URL') === undefined &&
    !isLoopback(new URL(portal.publicUrl).hostname)
  ) {
    reader.refuse(
      'OBJECT_STORE_PUBLIC_URL is missing: PUBLIC_URL is reached from other machines, so their browsers need an address of the object store too (https, a host name of its own, led to its port on this machine); or name another store by OBJECT_STORE_URL',
    );
  }
  return { kind: 'built-in', port, publicAddress: given ?? `http://files.localhost:${port}` };
}

function external(reader: SettingsReader): ObjectStoreSettings {
  const missing = externalNames.filter((name) => reader.text(name) === undefined);
  if (missing.length > 0)
    reader.refuse(
      `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: another object store needs ${externalNames.join(', ')} together`,
    );
  const keySecret = reader.text('OBJECT_STORE_KEY_SECRET') ?? '';
  if (keySecret !== '' && (keySecret.length < 16 || isGuessable(keySecret))) {
    reader.refuse(
      'OBJECT_STORE_KEY_SECRET can be guessed: it has fewer than 16 characters, fewer than 10 different ones, or repeats itself; whoever has it has every file, so let the store draw another',
    );
  }
  const publicAddress = reader.address('OBJECT_STORE_URL', mixedContent) ?? 'https://bucket.invalid';
  return {
    kind: 'external',
    publicAddress,
    internalAddress: internalAddress(reader) ?? publicAddress,
    bucket: reader.text('OBJECT_STORE_BUCKET') ?? '',
    keyId: reader.text('OBJECT_STORE_KEY_ID') ?? '',
    keySecret,
  };
}

/** Within a data centre, the store may be reached without TLS. */
function internalAddress(reader: SettingsReader): string | undefined {
  const text = reader.text('OBJECT_STORE_INTERNAL_URL');
  if (text === undefined || (URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/.test(text)))
    return text?.replace(/\/$/, '');
  reader.refuse(
    `OBJECT_STORE_INTERNAL_URL is "${text}"; it must be an address without path, such as http://bucket.oss-internal.example.com`,
  );
  return undefined;
}
