import { wordMarkToWire } from '../../../src/contract/documented/evidence/word-marks.ts';
import type { WordMark } from '../../../src/domain/evidence/marks/word-mark.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { WordMarkRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { ownPackage, permittedCaller } from './ownership.ts';
import { termsOfStandards } from './standard-terms.ts';

const markOf = ({ judgedBy: _by, judgedAt: _at, docDatumId: _package, ...mark }: WordMarkRecord): WordMark => mark;

/**
 * Marks of the platform's machine on a package's documents (document 2, section 7; checklist F-222). Marks on removed
 * files are left out.
 */
export function wordMarkDesk({
  store,
  clock,
}: Pick<Parts, 'store' | 'clock'>): Desk<'wordMarks' | 'wordMarkResult' | 'markSwitch'> {
  return {
    wordMarks: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      return store.transaction(async (transaction) => {
        await ownPackage(transaction, caller, docDatumId, false);
        if (!(await termsOfStandards(transaction)).marks) return { marks: [] };
        const given = (await transaction.items.ofPackage(docDatumId)).flatMap(({ pkFiles }) => pkFiles);
        const marks = (await transaction.wordMarks.ofPackage(docDatumId)).filter(({ fileId }) =>
          given.includes(fileId),
        );
        return {
          marks: marks
            .toSorted((a, b) => given.indexOf(a.fileId) - given.indexOf(b.fileId))
            .map((record) => wordMarkToWire(markOf(record))),
        };
      });
    },

    wordMarkResult: async ({ docDatumId, id, result }, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) => {
        await ownPackage(transaction, caller, docDatumId, true);
        const found = await transaction.wordMarks.lock(id);
        if (found?.docDatumId !== docDatumId) throw new Refusal('NOT_FOUND');
        const judged: WordMarkRecord = {
          ...found,
          verdict: result === 'RIGHT' ? 'right' : 'wrong',
          judgedBy: caller.user.userId,
          judgedAt: clock.now(),
        };
        await transaction.wordMarks.save(judged);
        return wordMarkToWire(markOf(judged));
      });
    },

    markSwitch: async (_request, context) => {
      callerOf(context);
      return { status: (await store.transaction(termsOfStandards)).marks ? 1 : 0 };
    },
  };
}
