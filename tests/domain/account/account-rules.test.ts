import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../../src/domain/identity/device.ts';
import { maskIdNumber, maskMobile } from '../../../src/domain/identity/masked.ts';
import { passwordProblem, passwordRules, satisfiedPasswordRules } from '../../../src/domain/identity/password-rules.ts';
import { networkOriginOf } from '../../../src/domain/identity/source-place.ts';

const zhou = { userName: 'zhousiyuan', personName: '周思远' };

describe('a new password', () => {
  it.each([
    ['a1b2c3d4e', 'too-short'],
    [`${'river lamp '.repeat(11)}forty-two`, 'too-long'],
    [`${'河灯照夜行人归'.repeat(9)}远`, 'too-long'],
    [`${'éàèùç'.repeat(19)}z`, 'too-long'],
    [`${'😀🚀🎈🌊🍵'.repeat(9)}🌙🌋🌈`, 'too-long'],
    [' river lamp', 'edge-space'],
    ['river lamp ', 'edge-space'],
    ['OLD river lamp', 'the-same'],
    ['my-ZhouSiyuan!', 'holds-name'],
    ['周思远的密码有十个字', 'holds-name'],
    ['password123', 'known'],
    ['P@ssw0rd123', 'known'],
    ['Qwertyuiop99', 'known'],
    ['aabbaabbaabb', 'too-plain'],
    ['klmnopqrstuv', 'too-plain'],
    ['vutsrqponmlk', 'too-plain'],
  ] as const)('%j is refused: %s', (password, problem) => {
    expect(passwordProblem(password, zhou, 'old river lamp')).toBe(problem);
  });

  it.each([
    'river lamp',
    'x7#Kd92!mQ',
    '江上清风山间明月皆可',
    `${'river lamp '.repeat(11)}forty-2`,
    '河灯照夜行人归'.repeat(9),
    'éàèùç'.repeat(19),
    `${'😀🚀🎈🌊🍵'.repeat(9)}🌙🌋`,
  ])('%j is accepted', (password) => {
    expect(passwordProblem(password, zhou, 'old river lamp')).toBeUndefined();
  });

  it('may contain a short user name, and is not compared with an unknown old password', () => {
    expect(passwordProblem('lin river lamp', { userName: 'lin', personName: '' })).toBeUndefined();
  });
});

describe('the rules shown while a password is typed', () => {
  it.each([
    ['', []],
    ['a1b2c3d4e', ['edges', 'names', 'guessable']],
    [' river lamp', ['length', 'names', 'guessable']],
    ['my-ZhouSiyuan!', ['length', 'edges', 'guessable']],
    ['password123', ['length', 'edges', 'names']],
    ['aabbaabbaabb', ['length', 'edges', 'names']],
    ['river lamp', passwordRules],
    ['x'.repeat(129), ['edges', 'names']],
  ] as const)('%j meets %j', (password, kept) => {
    expect([...satisfiedPasswordRules(password, zhou)]).toEqual(kept);
  });

  it('are all met exactly when the password is accepted', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ minLength: 8, maxLength: 14 }),
          fc.constantFrom('password123', 'zhousiyuan 1', 'abcdefghijkl'),
        ),
        (password) => {
          expect(satisfiedPasswordRules(password, zhou).size === passwordRules.length).toBe(
            passwordProblem(password, zhou) === undefined,
          );
        },
      ),
    );
  });
});

describe('a masked identifier', () => {
  it('shows its ends, and nothing of a short one', () => {
    expect([maskMobile('14000001001'), maskMobile('1234567'), maskMobile('')]).toEqual(['140****1001', '*******', '']);
    expect([maskIdNumber('330299198001031074'), maskIdNumber('123456789'), maskIdNumber('')]).toEqual([
      '330************074',
      '*********',
      '',
    ]);
  });
});

describe('the origin of a session', () => {
  it.each([
    ['127.0.0.1', 'this-machine', ''],
    ['::1', 'this-machine', ''],
    ['::ffff:127.0.0.1', 'this-machine', ''],
    ['10.1.2.3', 'internal', '10.1.2.*'],
    ['172.31.0.9', 'internal', '172.31.0.*'],
    ['172.32.0.9', 'elsewhere', '172.32.0.*'],
    ['203.0.113.7', 'elsewhere', '203.0.113.*'],
    ['2001:db8:0:1::5', 'elsewhere', '2001:db8:0:1::/64'],
    ['fd00::1', 'internal', 'fd00:0:0:0::/64'],
    ['offline', 'unknown', ''],
    ['', 'unknown', ''],
  ] as const)('%s is %s', (address, kind, network) => {
    expect(networkOriginOf(address)).toEqual({ kind, network });
  });

  it('names the browser and the system when the user agent does', () => {
    expect(
      deviceOf(
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      ),
    ).toEqual({ browser: 'Edge', system: 'Windows' });
    expect(
      deviceOf(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      ),
    ).toEqual({ browser: 'Safari', system: 'iOS' });
    expect(deviceOf('curl/8')).toEqual({ browser: '', system: '' });
  });
});
