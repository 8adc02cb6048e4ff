import type { HttpParts } from './http-parts.ts';

/**
 * The hosts that show the demo world: the loopback address, and localhost with every name below it. None without a
 * sandbox (document 1, section 9).
 */
export function demoHostsOf({ sandbox }: Pick<HttpParts, 'sandbox'>): readonly string[] {
  return sandbox === undefined ? [] : ['127.0.0.1', 'localhost'];
}
