import { expect, it } from 'vitest';
import { computeProof } from '../../../src/adapters/wire/entry/proof-of-work.ts';

it('a proof that would take too long is refused', async () => {
  await expect(
    computeProof({ challenge: 'c', zeroBits: 40 }, () => undefined, new AbortController().signal),
  ).rejects.toMatchObject({ kind: 'unexpected-answer' });
});
