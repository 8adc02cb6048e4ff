import { describe, expect, it } from 'vitest';
import { signingTurnFromWire, signingTurnToWire } from '../../../src/contract/signing-turn.ts';
import { signingTurn, turnOfRole, type SigningTurn } from '../../../src/domain/agreements/signing-turn.ts';

const names = ['夏知微', '江听雪'];

describe('whose turn it is to sign an agreement', () => {
  it.each([
    ['whoever may and can', true, true, names, { kind: 'own' }],
    ['whoever may and can, alone', true, true, [], { kind: 'own' }],
    ['colleagues, where one may and has no certificate', true, false, names, { kind: 'colleagues', names }],
    ['colleagues, where one has a certificate and may not', false, true, names, { kind: 'colleagues', names }],
    ['colleagues, where one neither may nor can', false, false, names, { kind: 'colleagues', names }],
    ['nobody’s before one has a certificate', true, false, [], { kind: 'certificate' }],
    ['nobody’s, where one may not', false, true, [], { kind: 'nobody' }],
    ['nobody’s, where one neither may nor can', false, false, [], { kind: 'nobody' }],
  ] as const)('is that of %s', (_words, mayOpen, hasMeans, colleagues, turn) => {
    expect(signingTurn({ mayOpen, hasMeans, colleagues })).toEqual(turn);
  });

  it('is read off the role where nobody tells it', () => {
    expect([
      turnOfRole(undefined, 'CORP_OPERATOR'),
      turnOfRole(undefined, 'CORP_QUERY'),
      turnOfRole({ kind: 'certificate' }, 'CORP_QUERY'),
    ]).toEqual([{ kind: 'own' }, { kind: 'nobody' }, { kind: 'certificate' }]);
  });

  it('comes over the wire as it was', () => {
    const turns: readonly SigningTurn[] = [
      { kind: 'own' },
      { kind: 'colleagues', names },
      { kind: 'certificate' },
      { kind: 'nobody' },
    ];
    expect(turns.map(signingTurnToWire).map(signingTurnFromWire)).toEqual(turns);
  });

  it('is not known where it is not told, or told in words that are not known here', () => {
    expect(
      [undefined, null, { turn: 'LATER', names }, { turn: 'COLLEAGUES', names: [] }].map(signingTurnFromWire),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });
});
