import type { FastifyInstance } from 'fastify';
import { Browser } from '../http/browser.ts';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

/** A browser that uses a server in another process. */
export function overHttp(address: string): Browser {
  const inject = async ({ method, url, headers, payload }: Asked) => {
    const response = await fetch(address + url, {
      method,
      headers,
      ...(payload === undefined ? {} : { body: payload }),
    });
    const text = await response.text();
    const cookies = response.headers.getSetCookie().map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return { name, value };
    });
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      cookies,
      json: () => JSON.parse(text) as unknown,
    };
  };
  return new Browser({ inject } as unknown as Pick<FastifyInstance, 'inject'>, address);
}
