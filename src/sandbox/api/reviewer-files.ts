import type { DocumentAddresses } from '../../application/ports/viewer/shared/document-addresses.ts';
import { PortFault } from '../../application/ports/port-fault.ts';
import type { QueuedFile } from './sandbox-answers.ts';

/** Time within which a browser has started to save a file, in milliseconds. */
const saving = 60_000;

/**
 * The addresses of the files in the queue. Each redirects to a short-lived address that the server creates on request.
 */
export class ReviewerFiles implements DocumentAddresses {
  readonly #find: (pkFile: string) => QueuedFile | undefined;

  constructor(find: (pkFile: string) => QueuedFile | undefined) {
    this.#find = find;
  }

  async addressOf(pkFile: string) {
    const file = this.#find(pkFile);
    if (!file) throw new PortFault('not-found');
    return { url: openingAddress(pkFile), mimeType: file.mimeType, name: file.name };
  }

  /**
   * Fetches the file itself, because a browser opens the store's address, which is of another site, instead of saving
   * it.
   */
  async downloadAddressOf(pkFile: string): Promise<string> {
    const response = await fetch(openingAddress(pkFile));
    if (!response.ok) throw new PortFault('unexpected-answer', { status: response.status });
    const address = URL.createObjectURL(await response.blob());
    setTimeout(() => URL.revokeObjectURL(address), saving);
    return address;
  }

  /** Never called: the console does not show that the files of an archive can be opened. */
  async entryAddressOf(): Promise<never> {
    throw new PortFault('not-found');
  }
}

export function openingAddress(pkFile: string): string {
  return `/sandbox/v1/files/${encodeURIComponent(pkFile)}`;
}
