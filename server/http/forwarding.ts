import type { FastifyRequest } from 'fastify';

/** Headers by which a proxy marks a forwarded request. Some programs write them with underscores. */
const forwarding =
  /^(x-forwarded(-.+)?|x-forward-.+|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|cf-connecting-ip(v6)?|true-client-ip|forwarded(-.+)?|via)$/;

/**
 * Whether a request came through a proxy: a header says so, or it uses HTTP/1.0, as proxies do by default and browsers
 * no longer do.
 */
export function isForwarded({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  return raw.httpVersion === '1.0' || Object.keys(headers).some((name) => forwarding.test(name.replaceAll('_', '-')));
}
