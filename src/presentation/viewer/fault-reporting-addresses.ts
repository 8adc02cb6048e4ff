import type { DocumentAddresses } from '../../application/ports/viewer/shared/document-addresses.ts';

/** Reports the faults of addresses, because the end of a session may first be noticed when a file is opened. */
export function withFaultReporting(
  addresses: DocumentAddresses,
  faultSeen: (thrown: unknown) => void,
): DocumentAddresses {
  const reporting = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (thrown) {
      faultSeen(thrown);
      throw thrown;
    }
  };
  return {
    addressOf: async (fileId) => reporting(addresses.addressOf(fileId)),
    downloadAddressOf: async (fileId) => reporting(addresses.downloadAddressOf(fileId)),
    entryAddressOf: async (fileId, index) => reporting(addresses.entryAddressOf(fileId, index)),
  };
}
