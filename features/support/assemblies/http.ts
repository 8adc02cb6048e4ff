import { StreamAnnouncements } from '../../../src/adapters/http/stream-announcements.ts';
import { announcementPath } from '../../../src/contract/extensions/announcements.ts';
import type { Assembly, Device } from '../assembly.ts';
import { digestAtOnce } from '../digests-at-once.ts';
import { browserUploads, httpConfig, httpDevice, type CookieKeeper } from './http-device.ts';
import { listeningBrowser } from './event-stream.ts';
import { realServer } from './real-server.ts';

/** The portal's real adapters with the real server, in one process. */
export async function httpAssembly(): Promise<Assembly> {
  digestAtOnce();
  const server = await realServer();
  const { origin } = server;
  Object.assign(globalThis, browserUploads(origin));
  const stream = httpConfig.apiBases[announcementPath.base] + announcementPath.path;
  return {
    open: async () => {
      const { clock, backstage, close } = await server.open();
      const over = new AbortController();
      const device = (): Device => {
        const keeper: CookieKeeper = { cookies: new Map() };
        const heard = new StreamAnnouncements(stream, clock, listeningBrowser(origin, keeper, over.signal));
        return httpDevice(origin, clock, keeper, heard);
      };
      return {
        clock,
        backstage,
        device,
        close: async () => {
          over.abort();
          await close();
        },
      };
    },
    close: async () => server.close(),
  };
}
