import { describe, expect, it } from 'vitest';
import { holderBefore, type InvoiceHolder } from '../../../../src/domain/evidence/materials/used-invoices.ts';

const at = (
  packageId: string,
  createdAt: number,
  submittedAt?: number,
  state: InvoiceHolder['state'] = submittedAt === undefined ? 'PREPARE' : 'UN_AUDIT',
): InvoiceHolder => ({ packageId, state, createdAt, submittedAt });

describe('an invoice in several packages is used by', () => {
  it.each<[string, InvoiceHolder, readonly InvoiceHolder[], string | undefined]>([
    ['the one that was made first, while none is handed in', at('B', 2), [at('A', 1)], 'A'],
    ['this one, where it was made first', at('A', 1), [at('B', 2)], undefined],
    ['the one that was handed in, whenever it was made', at('A', 1), [at('B', 2, 5)], 'B'],
    ['this one, where it alone was handed in', at('B', 2, 5), [at('A', 1)], undefined],
    ['the one that was handed in first', at('A', 1, 9), [at('B', 2, 5)], 'B'],
    ['the one of the lower number, where all else is the same', at('B', 1), [at('A', 1)], 'A'],
    ['the earliest of several', at('C', 3), [at('B', 2), at('A', 1), at('D', 9)], 'A'],
    ['nobody that is void', at('B', 2), [at('A', 1, 1, 'INVALID')], undefined],
    ['nobody else, where it stands here alone', at('A', 1), [at('A', 1)], undefined],
    ['nobody else, where nobody else has it', at('A', 1), [], undefined],
  ])('%s', (_what, mine, others, expected) => {
    expect(holderBefore(mine, others)?.packageId).toBe(expected);
  });
});
