import { count } from './format.ts';

/** `1 file`, `1,284 files`. */
export function plural(value: number, one: string, many: string): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}
