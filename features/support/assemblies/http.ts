import { StreamAnnouncements } from '../../../src/adapters/http/stream-announcements.ts';
import { AxiosTransport } from '../../../src/adapters/http/axios-transport.ts';
import { sendPart } from '../../../src/adapters/oss/part-upload.ts';
import { postObjectUpload } from '../../../src/adapters/oss/post-object-upload.ts';
import { announcementPath } from '../../../src/contract/extensions/announcements.ts';
import { extensions } from '../../../src/contract/call.ts';
import { documentedConfig } from '../../../src/contract/portal-config.ts';
import type { Assembly, Device } from '../assembly.ts';
import { digestAtOnce, md5AtOnce } from '../digests-at-once.ts';
import { presenterUser } from '../presenter-user/presenter-user.ts';
import { Weather, WeatheredTransport } from '../weather.ts';
import { browserLikeClient, browserUploads, type CookieKeeper } from './http-device.ts';
import { listeningBrowser } from './event-stream.ts';
import { memoryStorage, portalContainer } from './portal-container.ts';
import { realServer } from './real-server.ts';

/** The portal's real adapters against the real server, in one process. */
export async function httpAssembly(): Promise<Assembly> {
  digestAtOnce();
  const server = await realServer();
  const { origin } = server;
  const config = { ...documentedConfig, extensions: [...extensions] };
  Object.assign(globalThis, browserUploads(origin));
  return {
    open: async () => {
      const { clock, backstage, close } = await server.open();
      const over = new AbortController();
      const device = (): Device => {
        const weather = new Weather();
        const memory = { local: memoryStorage(), tab: memoryStorage(), cookies: new Map() };
        const keeper: CookieKeeper = { cookies: new Map() };
        const transport = new WeatheredTransport(new AxiosTransport({ config, locale: () => 'en', client: browserLikeClient(origin, keeper) }), weather);
        const announcements = new StreamAnnouncements(config.apiBases[announcementPath.base] + announcementPath.path, clock, listeningBrowser(origin, keeper, over.signal));
        const upload: typeof postObjectUpload = async (...order) => {
          await weather.passage('postObject', order[2].signal);
          return postObjectUpload(...order);
        };
        const open = () => presenterUser(() => portalContainer(transport, upload, { digest: async (bytes) => md5AtOnce(bytes), send: sendPart }, weather, clock, memory, fetch, announcements), clock, weather, fetch);
        return { ...open(), weather, secondWindow: () => open().user };
      };
      return {
        clock, backstage, device,
        close: async () => {
          over.abort();
          await close();
        },
      };
    },
    close: async () => server.close(),
  };
}
