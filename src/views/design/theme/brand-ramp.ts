import type { BrandVariants } from '@fluentui/react-components';

import { oklchHex, parseHex, toOklch } from './colour.ts';

/** The default colour of the bar. */
export const defaultBarColour = '#0c5a4f';

type Step = keyof BrandVariants;

// Lightness and chroma of the jade ramp by step. Another bar colour keeps the lightness, so that text stays readable,
// and changes the hue and the chroma.
const steps: readonly (readonly [Step, number, number])[] = [
  [10, 0.233, 0.035],
  [20, 0.28, 0.044],
  [30, 0.326, 0.053],
  [40, 0.373, 0.063],
  [50, 0.421, 0.0723],
  [60, 0.463, 0.081],
  [70, 0.505, 0.0885],
  [80, 0.54, 0.0932],
  [90, 0.578, 0.096],
  [100, 0.617, 0.098],
  [110, 0.657, 0.0992],
  [120, 0.722, 0.088],
  [130, 0.79, 0.071],
  [140, 0.856, 0.054],
  [150, 0.912, 0.034],
  [160, 0.958, 0.0163],
];
const jadeChroma = 0.0723;

/** Sixteen shades from dark to light in the hue of the configured bar colour (hex; jade if it is invalid). */
export function brandRamp(barColour: string | null | undefined): BrandVariants {
  const linear = parseHex(barColour) ?? parseHex(defaultBarColour);
  const seed = linear === undefined ? { chroma: jadeChroma, hue: Math.PI } : toOklch(linear);
  const strength = Math.min(2.2, seed.chroma / jadeChroma);
  return Object.fromEntries(
    steps.map(([step, lightness, chroma]) => [step, oklchHex({ lightness, chroma: chroma * strength, hue: seed.hue })]),
  ) as Record<Step, string>;
}
