import { describe, expect, it } from 'vitest';
import {
  allPlatforms,
  applyPlatforms,
  platformsIn,
  removePlatform,
} from '../../../../server/core/shell/platform-administration.ts';
import { platforms as demo } from '../../../../server/seed/shell/platforms.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';

const config = {
  platformName: '栖川供应链',
  topBarColor: '#0c5a4f',
  topBarWordColor: '#ffffff',
  tailBarColor: '#f5f7f6',
  tailBarWordColor: '#48514e',
  avalableProduct: ['CREDIT'],
};
const one = (change: object = {}, host: unknown = 'scf.qichuan.example') => [
  { host, config: { ...config, ...change } },
];

describe('a file of platforms', () => {
  it('can contain the demo world’s platforms, except the deliberately invalid one', () => {
    const sound = demo.filter(({ host }) => host !== 'wuming.localhost');
    expect(platformsIn(sound)).toEqual({ ok: true, platforms: sound });
  });

  it.each<[string, unknown, string, string]>([
    ['no list', { host: '*' }, '', 'no-list'],
    ['a part that is a word', ['*'], '', 'no-object'],
    ['a null', [null], '', 'no-object'],
    ['a host with a scheme', one({}, 'https://scf.example'), 'host', 'no-host'],
    ['a host with a port', one({}, 'scf.example:8080'), 'host', 'no-host'],
    ['capital letters', one({}, 'SCF.example'), 'host', 'no-host'],
    ['no host', [{ config }], 'host', 'no-host'],
    ['a host twice', [...one(), ...one()], 'host', 'twice'],
    ['no configuration', [{ host: '*' }], 'config', 'no-object'],
    ['a list for it', [{ host: '*', config: [] }], 'config', 'no-object'],
    ['a field beside them', [{ host: '*', config, note: '' }], 'note', 'unknown'],
    ['a field with a slip in its name', one({ topbarColor: '#fff' }), 'topbarColor', 'unknown'],
    ['an inherited name', one(JSON.parse('{"__proto__": 1}') as object), '__proto__', 'unknown'],
    ['a colour that is a number', one({ isRT: 'yes' }), 'isRT', 'no-kind'],
    ['no name', one({ platformName: '' }), 'platformName', 'missing'],
    ['a colour by name', one({ topBarColor: 'green' }), 'topBarColor', 'no-colour'],
    ['a long slogan', one({ topSlogan: '长'.repeat(41) }), 'topSlogan', 'too-long'],
    ['an address that runs', one({ onlineService: 'javascript:alert(1)' }), 'onlineService', 'no-address'],
    ['a product that there is not', one({ avalableProduct: ['CREDIT', 'GOLD'] }), 'avalableProduct', 'no-product'],
  ])('is refused for %s', (_, value, field, because) => {
    expect(platformsIn(value)).toMatchObject({ ok: false, problems: [{ field, because }] });
  });

  it('is refused with a field named like a member of every object', () => {
    expect(
      platformsIn(
        JSON.parse(
          '[{"host":"*","config":{"constructor":1,"platformName":"x","topBarColor":"#000000","topBarWordColor":"#ffffff","tailBarColor":"#ffffff","tailBarWordColor":"#000000"}}]',
        ),
      ),
    ).toEqual({ ok: false, problems: [{ host: '*', field: 'constructor', because: 'unknown' }] });
  });

  it('is refused with all problems and the allowed lengths', () => {
    const read = platformsIn([...one({ topSlogan: '长'.repeat(41), platformName: '' }), ...one({}, '-')]);
    expect(read).toMatchObject({
      ok: false,
      problems: [{ field: 'platformName' }, { field: 'topSlogan', most: 40 }, { field: 'host', host: '-' }],
    });
  });
});

describe('an applied file of platforms', () => {
  it('replaces the named hosts, keeps the others, and a host can be removed again', async () => {
    const store = new MemoryStore();
    await applyPlatforms(store, [
      { host: '*', config: { platformName: 'before' } },
      { host: 'b.example', config: {} },
    ]);
    await applyPlatforms(store, [
      { host: 'a.example', config },
      { host: '*', config },
    ]);
    expect(await allPlatforms(store)).toEqual([
      { host: '*', config },
      { host: 'a.example', config },
      { host: 'b.example', config: {} },
    ]);
    expect(await removePlatform(store, 'a.example')).toBe('removed');
    expect(await removePlatform(store, 'a.example')).toBe('unknown');
    expect(await removePlatform(store, '*')).toBe('needed');
    expect((await allPlatforms(store)).map(({ host }) => host)).toEqual(['*', 'b.example']);
  });
});
