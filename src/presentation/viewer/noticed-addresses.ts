import type { DocumentAddresses } from '../../application/ports/viewer/shared/document-addresses.ts';

/** Addresses whose faults somebody else hears of, too: a session's end may show first when a file is opened. */
export function noticedAddresses(
  addresses: DocumentAddresses,
  faultSeen: (thrown: unknown) => void,
): DocumentAddresses {
  const noticing = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (thrown) {
      faultSeen(thrown);
      throw thrown;
    }
  };
  return {
    addressOf: async (fileId) => noticing(addresses.addressOf(fileId)),
    downloadAddressOf: async (fileId) => noticing(addresses.downloadAddressOf(fileId)),
    entryAddressOf: async (fileId, index) => noticing(addresses.entryAddressOf(fileId, index)),
  };
}
