import { streamOf } from '../byte-stream.ts';
import { DownloadError, type DownloadContent, type DownloadRequester } from '../evidence/shared/download-content.ts';
import type { Parts } from '../parts.ts';
import type { ArchivedFile } from '../ports.ts';
import type { SignedAgreementsOrder } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { toDocumentOrder, signaturesOf, textOf, type SignatureWithName } from './signed-agreement-desk.ts';

/** Maximum number of agreements in one archive. */
const maxProtocols = 500;

/** Replaces the characters that file systems do not allow in a name. */
const fileNameOf = (text: string): string => text.replaceAll(/[\p{C}<>:"/\\|?*]/gu, '_');

/** The signed text; undefined where it was not stored. */
async function loadText(transaction: Transaction, { signature }: SignatureWithName) {
  try {
    return await textOf(transaction, signature);
  } catch (fault) {
    if (fault instanceof Refusal) return undefined;
    throw fault;
  }
}

/**
 * The agreements signed for a company that the requester may read, the newest first. Each is a PDF with a signature
 * page (checklist F-100). Fails with TOO_MUCH beyond 500.
 */
export function signedAgreementArchive({
  store,
  clock,
  documents,
  fileWriter,
}: Pick<Parts, 'store' | 'clock' | 'documents' | 'fileWriter'>): (
  order: SignedAgreementsOrder,
  gatherer: DownloadRequester,
) => Promise<DownloadContent> {
  return async (_order, { user }) => {
    const signed = await store.transaction(async (transaction) => signaturesOf(transaction, { user }));
    if (signed.length > maxProtocols) throw new DownloadError('TOO_MUCH');

    async function* files(reportProgress: (done: number) => Promise<void>): AsyncGenerator<ArchivedFile> {
      for (const [index, each] of signed.entries()) {
        const [text, company] = await store.transaction(
          async (transaction) =>
            [await loadText(transaction, each), await transaction.companies.find(each.signature.pkCorp)] as const,
        );
        if (text) {
          const { bytes } = await documents.make(
            toDocumentOrder(text, each, company, { now: clock.now(), reader: user.userId }),
          );
          yield {
            name: `${String(index + 1).padStart(2, '0')} ${fileNameOf(`${text.title} ${text.version}`)}.pdf`,
            bytes: streamOf(bytes),
            isCompressible: false,
          };
        }
        await reportProgress(index + 1);
      }
    }

    return {
      contentType: 'application/zip',
      extension: 'zip',
      total: signed.length,
      bytes: (noted) => fileWriter.writeArchive(files(noted), clock.now()),
    };
  };
}
