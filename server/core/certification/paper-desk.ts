import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { licencePlace } from '../../../src/domain/uploads/company-places.ts';
import {
  readPaper,
  type PaperFact,
  type ReadableSlot,
} from '../../../src/domain/certification/shared/paper-reading.ts';
import { wholeOf } from '../byte-stream.ts';
import { generateFile } from '../evidence/shared/generate-file.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { paperMethods, type PaperReader } from './paper-reader.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import { mayReadPapers } from '../parties/open-form.ts';

interface PaperRead {
  readonly outcome: 'read' | 'nothing' | 'unread' | 'nobody';
  readonly facts: PaperFact[];
}

/**
 * Reads licences and identity cards for the form. The answer is a proposal and is not stored. Refuses with NOT_FOUND a
 * file that is no paper of the caller's company, or that the caller may not see.
 */
export function paperDesk(
  parts: Pick<Parts, 'store' | 'objects' | 'documents' | 'clock' | 'papers' | 'security'>,
): Desk<'readRealNamePaper' | 'viewRealNameNumber'> {
  const { store, objects, clock } = parts;

  async function readPaperBy(
    papers: PaperReader,
    slot: ReadableSlot,
    file: FileRecord,
    pkCorp: string,
  ): Promise<PaperRead> {
    const content = await objects.get((await generateFile(parts, file)).objectKey);
    if (!content) return { outcome: 'unread', facts: [] };
    const bytes = await wholeOf(content);
    let hasLooked = false;
    for (const method of paperMethods) {
      const lines = await papers.lines(bytes, method, pkCorp);
      const facts = lines === undefined ? [] : readPaper(slot, lines, shanghaiDate(clock.now()));
      if (facts.length > 0) return { outcome: 'read', facts: [...facts] };
      hasLooked ||= lines !== undefined;
    }
    return { outcome: hasLooked ? 'nothing' : 'unread', facts: [] };
  }

  return {
    viewRealNameNumber: async ({ field }, context) => {
      const caller = callerOf(context);
      if (!mayReadPapers(caller, caller.user)) throw new Refusal('NOT_PERMITTED');
      const what = field === 'agentMobile' ? 'mobile-revealed' : 'id-number-revealed';
      await store.transaction(async (transaction) =>
        recordSecurityEvent(transaction, context, what, caller.user.userId, clock.now()),
      );
      writeSecurityLog(parts, context, what, caller.user.userName);
      return null;
    },

    readRealNamePaper: async ({ slot, pkFile }, context) => {
      const caller = callerOf(context);
      const [file] = await store.transaction(async (transaction) => transaction.files.findAll([pkFile]));
      if (!file || file.state !== 'stored' || file.docMaterialId !== licencePlace || !mayReadPapers(caller, file))
        throw new Refusal('NOT_FOUND');
      return parts.papers
        ? readPaperBy(parts.papers, slot, file, caller.user.pkCorp)
        : { outcome: 'nobody', facts: [] };
    },
  };
}
