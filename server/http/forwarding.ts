import type { FastifyRequest } from 'fastify';

/** Headers by which a proxy tells that it passed something on. Some programs write them with low lines. */
const forwarding =
  /^(x-forwarded(-.+)?|x-forward-.+|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|cf-connecting-ip(v6)?|true-client-ip|forwarded(-.+)?|via)$/;

/**
 * Whether a request came through a proxy: it says so, or speaks the older HTTP, as no browser has for long and a proxy
 * does that nobody told otherwise.
 */
export function wasPassedOn({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  return raw.httpVersion === '1.0' || Object.keys(headers).some((name) => forwarding.test(name.replaceAll('_', '-')));
}
