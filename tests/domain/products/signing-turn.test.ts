import { describe, expect, it } from 'vitest';
import { signingTurnFromWire, signingTurnToWire } from '../../../src/contract/signing-turn.ts';
import { signingTurn, signingTurnByRole, type SigningTurn } from '../../../src/domain/agreements/signing-turn.ts';

const names = ['夏知微', '江听雪'];

describe('the turn to sign an agreement', () => {
  it.each([
    ['the user with the right and a certificate', true, true, names, { kind: 'own' }],
    ['the user with the right and a certificate, without colleagues', true, true, [], { kind: 'own' }],
    ['colleagues, for a user with the right but no certificate', true, false, names, { kind: 'colleagues', names }],
    ['colleagues, for a user with a certificate but no right', false, true, names, { kind: 'colleagues', names }],
    ['colleagues, for a user without right and certificate', false, false, names, { kind: 'colleagues', names }],
    ['nobody before the user has a certificate', true, false, [], { kind: 'certificate' }],
    ['nobody, for a user without the right', false, true, [], { kind: 'nobody' }],
    ['nobody, for a user without right and certificate', false, false, [], { kind: 'nobody' }],
  ] as const)('is that of %s', (_words, mayOpen, hasMeans, colleagues, turn) => {
    expect(signingTurn({ mayOpen, hasMeans, colleagues })).toEqual(turn);
  });

  it('follows from the role when it is not reported', () => {
    expect([
      signingTurnByRole(undefined, 'CORP_OPERATOR'),
      signingTurnByRole(undefined, 'CORP_QUERY'),
      signingTurnByRole({ kind: 'certificate' }, 'CORP_QUERY'),
    ]).toEqual([{ kind: 'own' }, { kind: 'nobody' }, { kind: 'certificate' }]);
  });

  it('is unchanged by the wire format', () => {
    const turns: readonly SigningTurn[] = [
      { kind: 'own' },
      { kind: 'colleagues', names },
      { kind: 'certificate' },
      { kind: 'nobody' },
    ];
    expect(turns.map(signingTurnToWire).map(signingTurnFromWire)).toEqual(turns);
  });

  it('is unknown when it is missing or unreadable on the wire', () => {
    expect(
      [undefined, null, { turn: 'LATER', names }, { turn: 'COLLEAGUES', names: [] }].map(signingTurnFromWire),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });
});
