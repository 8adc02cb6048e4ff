import type { DocumentAddresses } from '../../application/ports/viewer/shared/document-addresses.ts';
import { PortFault } from '../../application/ports/port-fault.ts';
import type { QueuedFile } from './sandbox-answers.ts';

/** Milliseconds in which a browser surely has begun to save. */
const saving = 60_000;

/**
 * Gives the addresses of the files in the queue: each leads to a short-lived one that the server makes when it is
 * asked.
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

  /** The file itself: the store's own address is another site's, and a browser would go there instead of saving. */
  async downloadAddressOf(pkFile: string): Promise<string> {
    const response = await fetch(openingAddress(pkFile));
    if (!response.ok) throw new PortFault('unexpected-answer', { status: response.status });
    const address = URL.createObjectURL(await response.blob());
    setTimeout(() => URL.revokeObjectURL(address), saving);
    return address;
  }

  /** The console never learns that the files of an archive can be opened, so it never calls this. */
  async entryAddressOf(): Promise<never> {
    throw new PortFault('not-found');
  }
}

export function openingAddress(pkFile: string): string {
  return `/sandbox/v1/files/${encodeURIComponent(pkFile)}`;
}
