import { describe, expect, it } from 'vitest';
import { HumanCheck } from '../../../../src/presentation/identity/human-check.ts';

/** Sessions that open when the test says so. */
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

describe('the human check', () => {
  it('opens one visit for a picture and a proof requested at the same time', async () => {
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

  it('opens the visit again for another picture, as it may have ended', async () => {
    const { check, opening } = underWay();
    const first = check.renewPicture();
    opening[0]?.();
    await first;
    void check.renewPicture();
    expect(opening).toHaveLength(2);
  });
});
