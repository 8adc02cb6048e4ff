import { expect, it } from 'vitest';
import { subPlatformOf } from '../../../src/domain/platform/sub-platform.ts';

it.each([
  ['guarantee', false, 'guarantee'],
  ['abs', true, 'abs'],
  ['main', false, 'main'],
  ['main', true, 'standalone'],
  ['', false, 'main'],
  ['CREDIT', true, 'standalone'],
  ['toString', false, 'main'],
  ['__proto__', true, 'standalone'],
] as const)('a platform of type %j, an organisation’s own: %s, is entered as %s', (type, isOrgLogin, entered) =>
  expect(subPlatformOf(type, isOrgLogin)).toBe(entered),
);
