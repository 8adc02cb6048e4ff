import { describe, expect, it } from 'vitest';
import { signInPaths } from '../../../src/domain/platform/sub-platform.ts';
import { channelAt, channels, fundersPath, parseProject } from '../../../src/domain/entry/channels.ts';

describe('sign-in channels', () => {
  it('are the documents’ login routes, each at its own address', () => {
    expect(channels.map(({ path, subPlatform }) => `${path} ${subPlatform}`)).toEqual([
      '/login/login main',
      '/login/aux-login/login main',
      '/login/powerchina/login main',
      '/login/sz/login main',
      '/login/tj/login main',
      '/login/zjsj/login main',
      '/login/abs/login abs',
      '/login/sccp/login sccp',
      '/login/standard/login standalone',
      '/login/guarantee/login guarantee',
      '/login/guodebaoli/login main',
      '/login/haidan/login main',
      '/zjzcy/login main',
      '/login/cnzgc/login main',
      '/login/ryl/login ryl',
    ]);
    expect(
      channels.every(
        ({ barColour, methods }) =>
          (barColour === undefined || /^#[0-9a-f]{6}$/.test(barColour)) && methods.includes('password'),
      ),
    ).toBe(true);
  });

  it('are found by their path with any slashes at its end, and by no other path', () => {
    expect([
      channelAt('/login/sz/login')?.key,
      channelAt('/login/sz/login//')?.key,
      channelAt('/zjzcy/login')?.key,
    ]).toEqual(['sz', 'sz', 'zjzcy']);
    expect(
      [
        '/login',
        '/login/nobody/login',
        '/login/sz',
        '/login/sz/login/more',
        '/LOGIN/sz/login',
        fundersPath,
        '/__proto__',
      ].map(channelAt),
    ).toEqual(Array.from({ length: 7 }));
  });

  it('include the sign-in path of each sub-platform', () => {
    expect(Object.values(signInPaths).map((path) => channelAt(path)?.subPlatform)).toEqual(Object.keys(signInPaths));
  });
});

describe('the project named in an address', () => {
  it.each([
    ['GP-2026_001', 'GP-2026_001'],
    ['7', '7'],
    ['', undefined],
    [null, undefined],
    ['<b>', undefined],
    ['保函', undefined],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), undefined],
  ])('is read from %s as %s', (named, project) => {
    expect(parseProject(named)).toBe(project);
  });
});
