import { streamOf } from '../byte-stream.ts';
import { NotGathered, type Gathered, type Gatherer } from '../evidence/shared/gathered.ts';
import type { Parts } from '../parts.ts';
import type { ArchivedFile } from '../ports.ts';
import type { ProtocolsOrder } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { asDocument, signedOf, textOf, type Signed } from './protocol-desk.ts';

/** More are no person's agreements. */
const mostProtocols = 500;

/** What no system takes in a name. */
const plainName = (text: string): string => text.replaceAll(/[\p{C}<>:"/\\|?*]/gu, '_');

/** The text under a signature; undefined where it was not kept. */
async function keptText(transaction: Transaction, { signature }: Signed) {
  try {
    return await textOf(transaction, signature);
  } catch (fault) {
    if (fault instanceof Refusal) return undefined;
    throw fault;
  }
}

/**
 * All that somebody may read of what was signed for their company, each as a PDF with its page of who signed it
 * (checklist F-100), the newest first. Fails with TOO_MUCH beyond 500.
 */
export function protocolArchive({
  store,
  clock,
  documents,
  gathering,
}: Pick<Parts, 'store' | 'clock' | 'documents' | 'gathering'>): (
  order: ProtocolsOrder,
  gatherer: Gatherer,
) => Promise<Gathered> {
  return async (_order, { user }) => {
    const signed = await store.transaction(async (transaction) => signedOf(transaction, { user }));
    if (signed.length > mostProtocols) throw new NotGathered('TOO_MUCH');

    async function* files(noted: (done: number) => Promise<void>): AsyncGenerator<ArchivedFile> {
      for (const [index, each] of signed.entries()) {
        const [text, company] = await store.transaction(
          async (transaction) =>
            [await keptText(transaction, each), await transaction.companies.find(each.signature.pkCorp)] as const,
        );
        if (text) {
          const { bytes } = await documents.make(
            asDocument(text, each, company, { now: clock.now(), reader: user.userId }),
          );
          yield {
            name: `${String(index + 1).padStart(2, '0')} ${plainName(`${text.title} ${text.version}`)}.pdf`,
            bytes: streamOf(bytes),
            packs: false,
          };
        }
        await noted(index + 1);
      }
    }

    return {
      contentType: 'application/zip',
      extension: 'zip',
      total: signed.length,
      bytes: (noted) => gathering.archive(files(noted), clock.now()),
    };
  };
}
