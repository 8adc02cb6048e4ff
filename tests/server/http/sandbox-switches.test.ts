import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';
import { packageTypes } from '../../../src/domain/catalogue/package-type.ts';

let portal: PortalUnderTest;
let player: Browser;
let clerk: Browser;

beforeEach(async () => {
  portal = await portalUnderTest();
  [player, clerk] = [portal.browser(), portal.browser()];
  await clerk.post('/sandbox/v1/sign-in', { account: 'zhousiyuan' });
});
afterEach(async () => portal.close());

const path = '/sandbox/v1/switches';
/** In the demo world guarantees are switched off. */
const all = (off: readonly string[] = []) =>
  Object.fromEntries(packageTypes.map((docType) => [docType, docType !== 'GUARANTEE' && !off.includes(docType)]));
const switches = async () => (await player.get(path)).data;
/** The answer of the documented call about a product. */
const told = async (docType: string) =>
  (await clerk.get(`/api/web/corp/v1/parameters/finance-file/producttype/${docType}/switch`)).data;

describe('the switches of products', () => {
  it('begin like the demo world’s, and are changed one by one, also in the portal', async () => {
    expect(await switches()).toEqual(all());
    const before = await told('EST');
    expect(await player.post(path, { docType: 'EST', on: false })).toMatchObject({
      status: 200,
      code: '0',
      data: all(['EST']),
    });
    expect([await switches(), await told('CREDIT')]).toEqual([all(['EST']), before]);
    expect(await told('EST')).not.toEqual(before);
    await player.post(path, { docType: 'EST', on: true });
    expect([await switches(), await told('EST')]).toEqual([all(), before]);
  });

  it('keep their last state', async () => {
    for (const on of [false, false, true]) await player.post(path, { docType: 'CREDIT', on });
    expect(await switches()).toEqual(all());
    await player.post(path, { docType: 'CREDIT', on: true });
    expect(await switches()).toEqual(all());
  });

  it('can be changed in parallel', async () => {
    const off = packageTypes.slice(0, 6);
    const answers = await Promise.all(off.map(async (docType) => player.post(path, { docType, on: false })));
    expect([answers.map(({ code }) => code), await switches()]).toEqual([off.map(() => '0'), all(off)]);
  });

  it('of one product have the state of the last of two parallel changes', async () => {
    await Promise.all([
      player.post(path, { docType: 'ABS', on: false }),
      player.post(path, { docType: 'ABS', on: true }),
    ]);
    expect([all(), all(['ABS'])]).toContainEqual(await switches());
  });

  it('are reset with the sandbox', async () => {
    await player.post(path, { docType: 'POND', on: false });
    await player.post('/sandbox/v1/reset', {});
    expect(await switches()).toEqual(all());
  });

  it.each<[string, unknown, string]>([
    ['nothing', {}, 'docType'],
    ['no state', { docType: 'EST' }, 'on'],
    ['no product', { on: false }, 'docType'],
    ['a state in letters', { docType: 'EST', on: 'false' }, 'on'],
    ['a state in numbers', { docType: 'EST', on: 0 }, 'on'],
    ['a state that is none', { docType: 'EST', on: null }, 'on'],
    ['a product that nobody has', { docType: 'TOMORROW', on: false }, 'docType'],
    ['one in small letters', { docType: 'est', on: false }, 'docType'],
    ['one with a blank', { docType: 'EST ', on: false }, 'docType'],
    ['several', { docType: ['EST', 'CREDIT'], on: false }, 'docType'],
    ['what every object has', { docType: 'constructor', on: false }, 'docType'],
    ['one with its scene in it', { docType: 'CREDIT:FIRST_TRADE', on: false }, 'docType'],
    ['a list', [{ docType: 'EST', on: false }], 'docType'],
  ])('are not changed by %s', async (_what, body, field) => {
    expect(await player.post(path, body as object)).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
      data: { field },
    });
    expect(await switches()).toEqual(all());
  });

  it.each([
    '{"docType":"EST","on":false,"__proto__":{"on":true}}',
    '{"docType":"EST","on":false',
    '"EST"',
    'null',
    '[]',
    '',
  ])('are not changed by the body %s', async (body) => {
    const answer = await player.send('POST', path, body, { 'content-type': 'application/json' });
    expect([answer.status, answer.code]).toEqual([400, 'REQUEST_INVALID']);
    expect(await switches()).toEqual(all());
  });

  it('ignore unknown fields', async () => {
    expect(await player.post(path, { docType: 'EST', on: false, CREDIT: false, all: true })).toMatchObject({
      data: all(['EST']),
    });
  });

  it('cannot be changed from another origin', async () => {
    expect(await player.post(path, { docType: 'EST', on: false }, { origin: 'http://evil.example' })).toMatchObject({
      status: 403,
      code: 'NOT_PERMITTED',
    });
    expect(await switches()).toEqual(all());
  });
});
