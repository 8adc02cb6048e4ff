import { describe, expect, it } from 'vitest';
import { maxCharactersOf, lookTexts, lookTextProblem } from '../../../../src/domain/shell/shared/platform-look.ts';

describe('a text in the branding of a host', () => {
  it('is required only for the names and colours a host needs', () => {
    expect(lookTexts.filter((field) => lookTextProblem(field, '') === 'missing').toSorted()).toEqual([
      'platformName',
      'tailBarColor',
      'tailBarWordColor',
      'topBarColor',
      'topBarWordColor',
    ]);
  });

  it.each([
    ['platformName', '汇屿', undefined],
    ['platformName', '汇'.repeat(31), 'too-long'],
    ['platformName', '汇\u202e屿', 'unseen'],
    ['topBarColor', '#0C5a4f', undefined],
    ['topBarColor', 'red', 'no-colour'],
    ['topBarColor', '#12345', 'no-colour'],
    ['tailBarWordColor', 'red}a{x', 'no-colour'],
    ['onlineService', 'https://service.huiyu.example/', undefined],
    ['onlineService', 'mailto:a@huiyu.example', undefined],
    ['onlineService', 'http://service.huiyu.example/', 'no-address'],
    ['onlineService', 'javascript:alert(1)', 'no-address'],
    ['footerQr', 'https://m.huiyu.example/', undefined],
    ['footerQr', 'mailto:a@huiyu.example', 'no-address'],
    ['registerUrl', 'https://a b', 'no-address'],
    ['icpRegisterUrl', `https://${'a'.repeat(200)}`, 'too-long'],
    ['platformLogo', 'data:image/png;base64,iVBORw0KGgo=', undefined],
    ['platformLogo', 'data:image/svg+xml;base64,PHN2Zy8+', undefined],
    ['platformLogo', 'https://huiyu.example/logo.png', 'no-logo'],
    ['platformLogo', 'data:text/html;base64,PHA+', 'no-logo'],
  ] as const)('%s of %s: %s', (field, text, problem) => {
    expect(lookTextProblem(field, text)).toBe(problem);
  });

  it('may have its full permitted length', () => {
    expect(lookTextProblem('topSlogan', '一'.repeat(maxCharactersOf('topSlogan')))).toBeUndefined();
    expect(
      lookTextProblem('platformLogo', `data:image/png;base64,${'A'.repeat(maxCharactersOf('platformLogo'))}`),
    ).toBe('too-long');
  });
});
