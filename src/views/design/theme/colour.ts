/** A colour in linear light, each channel from 0 to 1. */
export interface LinearColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** A colour in OKLCH, where equal steps look equal: lightness 0 to 1, chroma, hue in radians. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Parses `#rgb` or `#rrggbb`; undefined for any other text. */
export function parseHex(text: string | null | undefined): LinearColour | undefined {
  const bare = text?.trim().replace(/^#/, '') ?? '';
  const full = /^[0-9a-f]{3}$/i.test(bare) ? bare.replace(/./g, '$&$&') : bare;
  if (!/^[0-9a-f]{6}$/i.test(full)) return undefined;
  const value = Number.parseInt(full, 16);
  return {
    red: toLinear((value >> 16) / 255),
    green: toLinear(((value >> 8) & 255) / 255),
    blue: toLinear((value & 255) / 255),
  };
}

const channelHex = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, toGamma(value))) * 255)
    .toString(16)
    .padStart(2, '0');

export function toHex({ red, green, blue }: LinearColour): string {
  return `#${channelHex(red)}${channelHex(green)}${channelHex(blue)}`;
}

export function toOklch({ red, green, blue }: LinearColour): Oklch {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function fromOklch({ lightness, chroma, hue }: Oklch): LinearColour {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    blue: -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  };
}

const fits = (value: number): boolean => value >= -0.0005 && value <= 1.0005;

/** The hex of an OKLCH colour, with its chroma lowered until a screen can show it. */
export function oklchHex(colour: Oklch): string {
  let chroma = colour.chroma;
  let linear = fromOklch(colour);
  while (chroma > 0 && !(fits(linear.red) && fits(linear.green) && fits(linear.blue))) {
    chroma = Math.max(0, chroma - 0.004);
    linear = fromOklch({ ...colour, chroma });
  }
  return toHex(linear);
}

/** Relative luminance as WCAG 2.2 defines it. */
export function luminance({ red, green, blue }: LinearColour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
