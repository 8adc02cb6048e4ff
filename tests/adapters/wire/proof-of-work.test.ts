import { expect, it } from 'vitest';
import { computeProof } from '../../../src/adapters/wire/entry/proof-of-work.ts';

it('refuses a proof that would keep the browser busy for ever', async () => {
  await expect(
    computeProof({ challenge: 'c', zeroBits: 40 }, () => undefined, new AbortController().signal),
  ).rejects.toMatchObject({ kind: 'unexpected-answer' });
});
