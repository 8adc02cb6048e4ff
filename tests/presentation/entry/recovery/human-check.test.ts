import { describe, expect, it } from 'vitest';
import { HumanCheck } from '../../../../src/presentation/identity/human-check.ts';

/** Whose visits open when they are told to. */
function underWay() {
  const opening: (() => void)[] = [];
  const check = new HumanCheck({
    open: async () => new Promise<void>((resolve) => void opening.push(resolve)),
    captchaAddress: async () => '/captcha/1',
    prove: async () => 'computed',
    offersProof: true,
  });
  return { check, opening };
}

describe('proving that one is human', () => {
  it('opens one visit for a picture that is on its way and a proof that is wanted instead', async () => {
    const { check, opening } = underWay();
    const [picture, proof] = [check.renewPicture(), check.prove()];
    expect(opening).toHaveLength(1);
    opening[0]?.();
    await Promise.all([picture, proof]);
    expect([check.task, check.answer]).toEqual([
      { kind: 'proof', state: 'done', share: 1 },
      { captcha: undefined, proof: 'computed' },
    ]);
  });

  it('asks again once the visit is open: it may have ended meanwhile', async () => {
    const { check, opening } = underWay();
    const first = check.renewPicture();
    opening[0]?.();
    await first;
    void check.renewPicture();
    expect(opening).toHaveLength(2);
  });
});
