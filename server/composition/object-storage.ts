import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { contentOf } from '../core/byte-stream.ts';
import { ObjectStoreFault, type ObjectStore, type ObjectStoreTrouble } from '../core/ports.ts';
import type { DataFolder } from '../ground/data-folder.ts';
import { fullDiskRefusal, isFullDisk } from '../ground/full-disk.ts';
import { httpAddress, isEveryAddress, isLoopback } from '../ground/host-names.ts';
import { explainListenError } from '../ground/ports.ts';
import type { Settings } from '../ground/settings.ts';
import { callbackPath } from '../http/file-routes.ts';
import { startObjectStore } from '../object-store/object-store-server.ts';
import { OssObjectStore } from '../storage/objects/oss-object-store.ts';

export interface ObjectStorage {
  readonly objects: ObjectStore;
  /** True when a small object can be written and removed; otherwise the cause of the failure. */
  readiness(): Promise<true | ObjectStoreTrouble>;
  stop(): Promise<void>;
}

const bucket = 'evidence';

/** Origins of the demo world's platforms. They are names of this machine and need no settings. */
function demoOrigins({ sandbox, publicUrl }: Settings): readonly string[] {
  const { protocol, port, hostname } = new URL(publicUrl);
  return sandbox && isLoopback(hostname)
    ? ['127.0.0.1', 'localhost', '*.localhost'].map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`)
    : [];
}

/**
 * Opens the object store that the settings name, and starts it where it is the portal's own. An external store calls
 * the API back under its public address.
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
    return { objects, readiness: async () => checkWritable(objects), stop: async () => undefined };
  }
  const { port, publicAddress } = objectStore;
  const keys = { keyId: folder.secrets.objectStoreKeyId, keySecret: folder.secrets.objectStoreKeySecret };
  const callbackAddress =
    httpAddress(isEveryAddress(settings.host) ? '127.0.0.1' : settings.host, settings.port) + callbackPath;
  const objectsFolder = join(folder.path, 'objects');
  const running = await startObjectStore({
    ...keys,
    port,
    bucket,
    folder: objectsFolder,
    hostName: new URL(publicAddress).hostname,
    allowedOrigins: [settings.publicUrl, ...settings.otherUrls, ...demoOrigins(settings)],
    allowedCallbacks: [callbackAddress],
    report,
  }).catch((fault: unknown) => {
    if (isFullDisk(fault)) throw fullDiskRefusal(objectsFolder);
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
  return { objects, readiness: async () => checkWritable(objects), stop: async () => running.stop() };
}

/** Stores and removes a small object. A connection alone proves too little, because the store's disk may be full. */
export async function checkWritable(objects: ObjectStore): Promise<true | ObjectStoreTrouble> {
  const key = `readiness-${randomUUID()}`;
  try {
    await objects.put(key, contentOf(new TextEncoder().encode('ready?'), 'text/plain'));
    await objects.remove(key);
    return true;
  } catch (fault) {
    return fault instanceof ObjectStoreFault ? fault.trouble : 'nonsense';
  }
}
