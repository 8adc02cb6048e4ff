import { describe, expect, it } from 'vitest';
import { keySurroundings, usuallyHasDrivers } from '../../../src/domain/entry/key-surroundings.ts';

describe('the user agent of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0',
      'windows',
      'edge',
      '146',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'windows', 'ie', '11'],
    ['Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2)', 'windows', 'ie', '10'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
      'linux',
      'chrome',
      '153',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'macos',
      'safari',
      '19',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'windows', 'firefox', '140'],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',
      'android',
      'chrome',
      '146',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
      'ios',
      'safari',
      '19',
    ],
    ['', 'unknown', 'unknown', ''],
  ])('%s', (agent, system, browser, version) => expect(keySurroundings(agent)).toEqual({ system, browser, version }));

  it('suggests key drivers only on Windows', () =>
    expect((['windows', 'macos', 'linux', 'android', 'ios', 'unknown'] as const).filter(usuallyHasDrivers)).toEqual([
      'windows',
    ]));
});
