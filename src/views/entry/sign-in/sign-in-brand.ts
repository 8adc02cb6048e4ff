import { brandRamp } from '../../design/theme/brand-ramp.ts';

const shades = [20, 50, 60, 70, 80, 130, 140, 160] as const;

/** The shades that the sign-in page needs, as custom properties, from a platform's bar colour. */
export function signInShades(barColour: string | undefined): Readonly<Record<`--si-${number}`, string>> {
  const ramp = brandRamp(barColour);
  return Object.fromEntries(shades.map((shade) => [`--si-${shade}`, ramp[shade]]));
}

/** The same shades as a rule for the sign-in document. Only hex colours from the ramp reach the style text. */
export function signInBrandCss(barColour: string | undefined): string {
  const declarations = Object.entries(signInShades(barColour)).map(([name, value]) => `${name}:${value}`);
  return `body{margin:0}.si{${declarations.join(';')}}`;
}
