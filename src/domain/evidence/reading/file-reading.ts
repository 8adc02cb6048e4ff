import type { ReadDocument } from './read-document.ts';

/** How far the reading of a file has come (document 2, section 4: task WAITING, RUNNING, COMPLETE). Nothing waits for it. */
export type FileReading =
  | { readonly state: 'waiting' }
  | { readonly state: 'running' }
  | { readonly state: 'read'; readonly document: ReadDocument }
  | { readonly state: 'not-readable' };

/** Whether more may still be said of it. */
export function isUnderWay({ state }: Pick<FileReading, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}
