import axios, { type AxiosInstance } from 'axios';
import { JSDOM } from 'jsdom';

/** The cookies of one device. */
export interface CookieKeeper {
  readonly cookies: Map<string, string>;
}

/** An axios that keeps cookies and sends the XSRF token back, as a browser does. */
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

/** A browser's own request, form and file, with which the adapter runs that uploads. */
export function browserUploads(origin: string): Pick<typeof globalThis, 'XMLHttpRequest' | 'FormData' | 'Blob'> {
  const { XMLHttpRequest, FormData, Blob } = new JSDOM('', { url: `${origin}/cv3/` }).window;
  return { XMLHttpRequest, FormData, Blob };
}
