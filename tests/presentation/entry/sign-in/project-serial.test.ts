import { expect, it } from 'vitest';
import { projectSerial } from '../../../../src/presentation/entry/sign-in/channel-brand.ts';

it.each([
  ['guarantee', '?pkProject=GP2026-0582', 'GP2026-0582'],
  ['guarantee', '', undefined],
  ['guarantee', '?pkProject=<b>', undefined],
  ['sccp', '?pkProject=GP2026-0582', undefined],
] as const)('the channel %s with "%s" names the project %s', (subPlatform, search, serial) => {
  expect(projectSerial({ subPlatform }, search)).toBe(serial);
});
