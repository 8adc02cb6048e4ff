import { join } from 'node:path';
import { openDataFolder } from '../ground/data-folder.ts';
import { fullDiskRefusal, isFullDisk } from '../ground/full-disk.ts';
import { explainListenError } from '../ground/ports.ts';
import type { StoreProgramSettings } from '../ground/store-program-settings.ts';
import { callbackPath } from '../http/file-routes.ts';
import { startObjectStore, type RunningStore } from '../object-store/object-store-server.ts';

/** Starts the bundled object store for several servers: one process with its own data folder. */
export async function startStoreProgram(
  { dataDir, host, port, publicUrl, otherUrls, store }: StoreProgramSettings,
  report: (fault: unknown) => void,
): Promise<RunningStore> {
  const folder = await openDataFolder(dataDir);
  const objects = join(folder.path, 'objects');
  try {
    const { bucket, keyId, keySecret, publicAddress } = store;
    const running = await startObjectStore({
      keyId,
      keySecret,
      bucket,
      host,
      port,
      folder: objects,
      hostName: new URL(publicAddress).hostname,
      allowedOrigins: [publicUrl, ...otherUrls],
      allowedCallbacks: [publicUrl + callbackPath],
      report,
    });
    return {
      port: running.port,
      stop: async () => {
        await running.stop();
        await folder.release();
      },
    };
  } catch (fault) {
    await folder.release();
    if (isFullDisk(fault)) throw fullDiskRefusal(objects);
    throw explainListenError(fault, { setting: 'OBJECT_STORE_PORT', host, port });
  }
}
