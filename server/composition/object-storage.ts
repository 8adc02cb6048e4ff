import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { contentOf } from '../core/byte-stream.ts';
import { ObjectStoreFault, type ObjectStore, type ObjectStoreTrouble } from '../core/ports.ts';
import type { DataFolder } from '../ground/data-folder.ts';
import { httpAddress, isEveryAddress, isLoopback } from '../ground/host-names.ts';
import { explainListenError } from '../ground/ports.ts';
import type { Settings } from '../ground/settings.ts';
import { callbackPath } from '../http/file-routes.ts';
import { startObjectStore } from '../object-store/object-store-server.ts';
import { OssObjectStore } from '../storage/objects/oss-object-store.ts';

export interface ObjectStorage {
  readonly objects: ObjectStore;
  /** True when a small object can be written and removed, else what keeps it from being. */
  readiness(): Promise<true | ObjectStoreTrouble>;
  stop(): Promise<void>;
}

const bucket = 'evidence';

/** Where the demo world's platforms are looked at: under names of this machine, which need no settings. */
function demoOrigins({ sandbox, publicUrl }: Settings): readonly string[] {
  const { protocol, port, hostname } = new URL(publicUrl);
  return sandbox && isLoopback(hostname)
    ? ['127.0.0.1', 'localhost', '*.localhost'].map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`)
    : [];
}

/**
 * The object store that the settings name: the one that comes along, started here, or another, which calls the API back
 * under its public address.
 */
export async function openObjectStorage(
  settings: Settings,
  folder: DataFolder,
  report: (fault: unknown) => void,
): Promise<ObjectStorage> {
  const { objectStore, directUploads } = settings;
  if (objectStore.kind === 'external') {
    const objects = new OssObjectStore({
      ...objectStore,
      callbackAddress: settings.publicUrl + callbackPath,
      directUploads,
    });
    return { objects, readiness: async () => takesObjects(objects), stop: async () => undefined };
  }
  const { port, publicAddress } = objectStore;
  const keys = { keyId: folder.secrets.objectStoreKeyId, keySecret: folder.secrets.objectStoreKeySecret };
  const callbackAddress =
    httpAddress(isEveryAddress(settings.host) ? '127.0.0.1' : settings.host, settings.port) + callbackPath;
  const running = await startObjectStore({
    ...keys,
    port,
    bucket,
    folder: join(folder.path, 'objects'),
    hostName: new URL(publicAddress).hostname,
    allowedOrigins: [settings.publicUrl, ...settings.otherUrls, ...demoOrigins(settings)],
    allowedCallbacks: [callbackAddress],
    report,
  }).catch((fault: unknown) => {
    throw explainListenError(fault, { setting: 'OBJECT_STORE_PORT', host: '127.0.0.1', port });
  });
  const objects = new OssObjectStore({
    ...keys,
    bucket,
    publicAddress,
    internalAddress: httpAddress('127.0.0.1', running.port),
    callbackAddress,
    directUploads,
  });
  return { objects, readiness: async () => takesObjects(objects), stop: async () => running.stop() };
}

/** Whether a store takes objects; that it answers is not enough, because a disk fills. */
export async function takesObjects(objects: ObjectStore): Promise<true | ObjectStoreTrouble> {
  const key = `readiness-${randomUUID()}`;
  try {
    await objects.put(key, contentOf(new TextEncoder().encode('ready?'), 'text/plain'));
    await objects.remove(key);
    return true;
  } catch (fault) {
    return fault instanceof ObjectStoreFault ? fault.because : 'nonsense';
  }
}
