import { describe, expect, it } from 'vitest';
import { newPasswordProblem } from '../../../../server/core/identity/new-password.ts';
import { passwordProblem } from '../../../../src/domain/identity/password-rules.ts';

/** A password outside the 10,000 most frequent ones that is long enough, and its variant. */
const rare = 'escaflowne';

const owner = { userName: 'zhousiyuan', personName: '周思远' };

describe('a new password', () => {
  it.each([
    ['a frequent password', 'qwertyuiop'],
    ['a frequent password in capitals', 'QWERTYUIOP'],
    ['a frequent word with a year', 'marlboro2026'],
    ['a frequent word with look-alike signs', 'm@r1boro!!'],
    ['one of the last ones of the list', rare],
    ['a variant of one of the last ones', `${rare}2026!`],
  ])('is refused as known where it is %s', async (_name, password) => {
    expect(await newPasswordProblem(password, owner)).toBe('known');
  });

  it('is refused on the server although the short list of browsers does not have it', async () => {
    expect([passwordProblem('marlboro2026', owner), await newPasswordProblem('marlboro2026', owner)]).toEqual([
      undefined,
      'known',
    ]);
  });

  it.each([['river lamp 42'], ['河灯照夜行人归来也不迟'], ['constructor of bridges'], ['__proto__ is a word']])(
    'is accepted where it is a sentence: %s',
    async (password) => {
      expect(await newPasswordProblem(password, owner)).toBeUndefined();
    },
  );

  it('is refused by the rules of browsers first', async () => {
    expect([
      await newPasswordProblem('marlboro', owner),
      await newPasswordProblem('marlboro2026', owner, 'marlboro2026'),
      await newPasswordProblem('zhousiyuan-2026', owner),
    ]).toEqual(['too-short', 'the-same', 'holds-name']);
  });
});
