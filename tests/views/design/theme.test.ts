import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { brandRamp } from '../../../src/views/design/theme/brand-ramp.ts';
import { contrast, readableContrast, readableWords } from '../../../src/views/design/theme/contrast.ts';
import { portal } from '../../../src/views/design/theme/portal-tokens.ts';
import { portalTheme } from '../../../src/views/design/theme/theme.ts';
import type { PortalTokens } from '../../../src/views/design/theme/portal-tokens.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
type Token = keyof PortalTokens;
const pairs: readonly (readonly [Token, Token])[] = [
  ['portalOkWords', 'portalOkGround'],
  ['portalWarnWords', 'portalWarnGround'],
  ['portalBadWords', 'portalBadGround'],
  ['portalInfoWords', 'portalInfoGround'],
  ['portalIdleWords', 'portalIdleGround'],
  ['portalOkInk', 'portalOkGround'],
  ['portalWarnInk', 'portalWarnGround'],
  ['portalBadInk', 'portalBadGround'],
  ['portalInfoInk', 'portalInfoGround'],
  ['portalWarnWords', 'portalHead'],
  ['portalWarnWords', 'portalWarnRow'],
  ['portalBadWords', 'portalBadRow'],
  ['portalAccent', 'portalCard'],
  ['portalAccent', 'portalGround'],
  ['portalAccent', 'portalAccentSoft'],
  ['portalAccentSoftWords', 'portalAccentSoft'],
];

describe('the text colour on the bar', () => {
  it('is the configured one while it is readable', () => {
    expect(readableWords('#0c5a4f', '#fff')).toBe('#fff');
    expect(readableWords('#0c5a4f', '#e6f5f2')).toBe('#e6f5f2');
  });

  it('is a readable one below 4.5:1 or without configuration', () => {
    expect(readableWords('#0c5a4f', '#0f7566')).toBe('#ffffff');
    expect(readableWords('#ffe08a', '#ffffff')).toBe('#1b1f1e');
    expect(readableWords('#0c5a4f', 'javascript:')).toBe('#ffffff');
    expect(readableWords('#0c5a4f', null)).toBe('#ffffff');
  });

  it('is readable on every bar', () => {
    fc.assert(fc.property(hex, hex, (bar, words) => contrast(bar, readableWords(bar, words)) >= readableContrast));
  });
});

describe.each(['light', 'dark'] as const)('any configuration of a platform, in the %s theme', (mode) => {
  it('has readable text on bar and footer', () => {
    const any = fc.option(fc.oneof(hex, fc.constantFrom('', 'tomato', '#12', 'javascript:')));
    fc.assert(
      fc.property(any, any, any, any, (bar, words, tail, tailWords) => {
        const { portalBar, portalBarWords, portalTail, portalTailWords } = portalTheme(mode, {
          bar,
          words,
          tail,
          tailWords,
        });
        return (
          contrast(portalBar, portalBarWords) >= readableContrast &&
          contrast(portalTail, portalTailWords) >= readableContrast
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('the colour ramp', () => {
  it('uses the platform’s hue, and jade for an invalid colour', () => {
    expect(brandRamp('#0c5a4f')[50]).toBe('#0c5a4f');
    expect(brandRamp('tomato')).toEqual(brandRamp('#0c5a4f'));
    expect(brandRamp(undefined)).toEqual(brandRamp('#0c5a4f'));
  });

  it('has buttons for white text and text readable on white, for every hue', () => {
    fc.assert(
      fc.property(hex, (bar) => {
        const ramp = brandRamp(bar);
        return contrast(ramp[70], '#ffffff') >= readableContrast && contrast(ramp[70], ramp[160]) >= readableContrast;
      }),
    );
  });
});

describe.each(['light', 'dark'] as const)('the %s theme', (mode) => {
  const theme = portalTheme(mode, { bar: '#0c5a4f', words: '#ffffff' });

  it('defines every token used by components', () => {
    const missing = Object.values(portal).filter((variable) => !(variable.slice('var(--'.length, -1) in theme));
    expect(missing).toEqual([]);
  });

  it.each(pairs)('keeps %s readable on %s', (words, ground) => {
    expect(contrast(theme[words], theme[ground])).toBeGreaterThanOrEqual(readableContrast);
  });

  it('keeps quiet text readable on every surface, and fields visible', () => {
    for (const ground of [
      'portalCard',
      'portalGround',
      'portalHead',
      'portalAccentSoft',
      'portalBadRow',
      'portalWarnRow',
    ] as const) {
      expect(contrast(theme.colorNeutralForeground3, theme[ground])).toBeGreaterThanOrEqual(readableContrast);
    }
    expect(contrast(theme.portalFieldLine, theme.portalCard)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.colorBrandBackground, '#ffffff')).toBeGreaterThanOrEqual(readableContrast);
  });
});
