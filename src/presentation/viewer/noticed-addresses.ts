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
    addressOf: async (pkFile) => noticing(addresses.addressOf(pkFile)),
    downloadAddressOf: async (pkFile) => noticing(addresses.downloadAddressOf(pkFile)),
    entryAddressOf: async (pkFile, index) => noticing(addresses.entryAddressOf(pkFile, index)),
  };
}
