// The bundler makes this default export, an address; the rule looks into the file itself.
// oxlint-disable-next-line import/default
import address from './format-thread.ts?worker&url';

/** Address of the thread's script. */
export const threadAddress: string = address;
