import type { Theme } from '@fluentui/react-components';

import { brandRamp, defaultBarColour } from './brand-ramp.ts';
import { parseHex } from './colour.ts';
import { readableWords } from './contrast.ts';
import { darkTheme } from './dark-theme.ts';
import { lightTheme } from './light-theme.ts';
import type { PortalTokens } from './portal-tokens.ts';

export type PortalTheme = Theme & PortalTokens;

export type ColourMode = 'light' | 'dark';

/** The colours that a platform configures; either may be missing or invalid. */
export interface BarColours {
  readonly bar?: string | null | undefined;
  readonly words?: string | null | undefined;
  /** The footer's background and text. */
  readonly tail?: string | null | undefined;
  readonly tailWords?: string | null | undefined;
}

const defaultTail = '#f5f7f6';
const defaultTailWords = '#48514e';

const hexOr = (colour: string | null | undefined, usual: string): string =>
  colour && parseHex(colour) !== undefined ? colour : usual;

/**
 * The theme of one platform in one mode. The ramp comes from its bar colour, and the text on the bar is always
 * readable.
 */
export function portalTheme(mode: ColourMode, colours: BarColours = {}): PortalTheme {
  const bar = hexOr(colours.bar, defaultBarColour);
  const tail = hexOr(colours.tail, defaultTail);
  const make = mode === 'light' ? lightTheme : darkTheme;
  return make(brandRamp(bar), {
    bar,
    barWords: readableWords(bar, colours.words),
    tail,
    tailWords: readableWords(tail, colours.tailWords ?? defaultTailWords),
  });
}
