import { describe, expect, it } from 'vitest';
import { objectionTime } from '../../../src/domain/agreements/objection-time.ts';
import { recalledAgreementOf, holdsUpPackages } from '../../../src/domain/agreements/agreement-recall.ts';

const at = Date.UTC(2026, 10, 21, 2);
const withdrawn = { what: 'withdrawn', at } as const;
const again = { what: 'published-anew', at } as const;
const toSign = { kind: 'to-sign', deadline: at + objectionTime } as const;

describe('an agreement signed by a company', () => {
  it.each([
    [undefined, at - 1, undefined],
    [undefined, undefined, undefined],
    [withdrawn, at - 1, { kind: 'withdrawn', at }],
    [withdrawn, at + 1, { kind: 'withdrawn', at }],
    [again, at - 1, toSign],
    [again, undefined, toSign],
    [again, at, undefined],
    [again, at + 1, undefined],
  ] as const)('after the recall %j, signed at %s, has the standing %j', (recall, signedAt, standing) => {
    expect(recalledAgreementOf(recall, signedAt)).toEqual(standing);
  });

  it('blocks new packages once it is withdrawn, or not signed again within 48 hours', () => {
    const standings = [undefined, { kind: 'withdrawn', at }, toSign] as const;
    expect(
      standings.map((each) =>
        [at, at + objectionTime - 1, at + objectionTime].map((now) => holdsUpPackages(each, now)),
      ),
    ).toEqual([
      [false, false, false],
      [true, true, true],
      [false, false, true],
    ]);
  });
});
