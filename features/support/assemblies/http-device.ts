import axios, { type AxiosInstance } from 'axios';
import { JSDOM } from 'jsdom';
import { AxiosTransport } from '../../../src/adapters/http/axios-transport.ts';
import { sendPart } from '../../../src/adapters/oss/part-upload.ts';
import { postObjectUpload } from '../../../src/adapters/oss/post-object-upload.ts';
import { noAnnouncements, type Announcements } from '../../../src/application/ports/identity/announcements.ts';
import { extensions } from '../../../src/contract/call.ts';
import { documentedConfig } from '../../../src/contract/portal-config.ts';
import type { Device } from '../assembly.ts';
import { md5AtOnce } from '../digests-at-once.ts';
import type { ManualClock } from '../manual-clock.ts';
import { presenterUser } from '../presenter-user/presenter-user.ts';
import { Weather, WeatheredTransport } from '../weather.ts';
import { memoryStorage, portalContainer } from './portal-container.ts';

/** The cookies of one device. */
export interface CookieKeeper {
  readonly cookies: Map<string, string>;
}

/** An axios client that stores cookies and sends the XSRF token back, as a browser does. */
export function browserLikeClient(origin: string, keeper: CookieKeeper): AxiosInstance {
  const client = axios.create({ baseURL: origin, proxy: false });
  client.interceptors.request.use((config) => {
    config.headers.set('Cookie', [...keeper.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const token = keeper.cookies.get('XSRF-TOKEN');
    if (token !== undefined) config.headers.set('X-XSRF-TOKEN', decodeURIComponent(token));
    return config;
  });
  client.interceptors.response.use((response) => {
    for (const cookie of response.headers['set-cookie'] ?? []) {
      const [pair = '', ...attributes] = cookie.split(';');
      const at = pair.indexOf('=');
      const ended = attributes.some((attribute) => /max-age=0|expires=thu, 01 jan 1970/i.test(attribute));
      if (ended) keeper.cookies.delete(pair.slice(0, at));
      else keeper.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  });
  return client;
}

/** A browser's own request, form and file classes, which the upload adapter uses. */
export function browserUploads(origin: string): Pick<typeof globalThis, 'XMLHttpRequest' | 'FormData' | 'Blob'> {
  const { XMLHttpRequest, FormData, Blob } = new JSDOM('', { url: `${origin}/cv3/` }).window;
  return { XMLHttpRequest, FormData, Blob };
}

/** The configuration of a portal that uses the reference back end. */
export const httpConfig = { ...documentedConfig, extensions: [...extensions] };

/** A device whose portal uses the real adapters to reach the server, without views. */
export function httpDevice(
  origin: string,
  clock: ManualClock,
  keeper: CookieKeeper,
  announcements: Announcements = noAnnouncements,
): Device {
  const weather = new Weather();
  const memory = { local: memoryStorage(), tab: memoryStorage(), cookies: new Map() };
  const client = browserLikeClient(origin, keeper);
  const transport = new WeatheredTransport(
    new AxiosTransport({ config: httpConfig, locale: () => 'en', client }),
    weather,
  );
  const upload: typeof postObjectUpload = async (...order) => {
    await weather.passage('postObject', order[2].signal);
    return postObjectUpload(...order);
  };
  const parts = { digest: async (bytes: Uint8Array) => md5AtOnce(bytes), send: sendPart };
  const make = () => portalContainer(transport, upload, parts, weather, clock, memory, fetch, announcements);
  const open = () => presenterUser(make, clock, weather, fetch);
  return { ...open(), weather, secondWindow: () => open().user };
}
