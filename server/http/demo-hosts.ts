import type { HttpParts } from './http-parts.ts';

/**
 * Where the demo world is shown: at loopback, and at every name below it; nowhere without a sandbox (document 1,
 * section 9).
 */
export function demoHostsOf({ sandbox }: Pick<HttpParts, 'sandbox'>): readonly string[] {
  return sandbox === undefined ? [] : ['127.0.0.1', 'localhost'];
}
