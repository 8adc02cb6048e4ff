import { resolve } from 'node:path';
import { readObjectStoreSettings, type ObjectStoreSettings } from './object-store-settings.ts';
import { secureContext } from './settings.ts';
import { SettingsReader } from './settings-reader.ts';

export interface StoreProgramSettings {
  /** Absolute path; the objects are in a subfolder. */
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
  /** Origin of the portal whose pages may fetch from the store, and which the store calls back. */
  readonly publicUrl: string;
  /** Other origins under which browsers reach the portal. */
  readonly otherUrls: readonly string[];
  readonly store: Extract<ObjectStoreSettings, { readonly kind: 'external' }>;
}

export type StoreProgramAnswer =
  | { readonly ok: true; readonly settings: StoreProgramSettings }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the settings of an object store that runs alone: those that its servers use to reach it, and where it listens.
 * Each problem names its setting.
 */
export function readStoreProgramSettings(environment: NodeJS.ProcessEnv): StoreProgramAnswer {
  const reader = new SettingsReader(environment);
  const publicUrl = reader.address('PUBLIC_URL', secureContext);
  const otherUrls = reader.addresses('OTHER_URLS', secureContext);
  if (publicUrl === undefined && reader.problems.length === 0)
    reader.refuse('PUBLIC_URL is missing: the store answers the pages of one portal, and calls it back');
  const store = readObjectStoreSettings(reader, { publicUrl: publicUrl ?? 'http://portal.invalid', port: 0 });
  if (store.kind !== 'external')
    reader.refuse(
      'OBJECT_STORE_URL is missing: the store must know by which address browsers reach it, with OBJECT_STORE_BUCKET, OBJECT_STORE_KEY_ID and OBJECT_STORE_KEY_SECRET as its servers have them',
    );
  const port = reader.port('OBJECT_STORE_PORT', 8081);
  const dataDir = reader.path('DATA_DIR') ?? resolve('.data');
  const host = reader.text('OBJECT_STORE_HOST') ?? '127.0.0.1';
  if (store.kind !== 'external' || publicUrl === undefined || reader.problems.length > 0)
    return { ok: false, problems: reader.problems };
  return { ok: true, settings: { dataDir, host, port, publicUrl, otherUrls, store } };
}
