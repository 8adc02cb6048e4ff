/** Measurements of a photograph, from its pixels. */
export interface PictureMeasure {
  /** Size of the original picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** Blur of letter edges, in pixels of a picture whose longer side has 1,600; 0 where there are no letters. */
  readonly smear: number;
  /** Brightness of the paper in the darkest tenth of the page, 0 to 255. */
  readonly light: number;
  /** Contrast between letters and the surrounding paper: 0 for none, 1 for black letters. */
  readonly contrast: number;
  /**
   * Rotation of the text lines in degrees; 0 where they are straight or the angle is unknown, absent where it was not
   * measured.
   */
  readonly angle?: number;
}

/** Flaws of a picture, each with its own advice for a new photograph. */
export const clarityFlaws = ['blurred', 'too-dark', 'too-pale', 'too-small', 'askew'] as const;
export type ClarityFlaw = (typeof clarityFlaws)[number];

/**
 * State of the clarity check of a file (document 2, sections 4 and 8; checklist F-220). `timed-out`: no answer within
 * three seconds, code −1. `unmeasured`: the clarity cannot be measured.
 */
export type FileClarity =
  | { readonly state: 'waiting' | 'running' | 'timed-out' | 'unmeasured' | 'clear' }
  | { readonly state: 'unclear'; readonly flaws: readonly ClarityFlaw[] };

/** Milliseconds after which the clarity check is abandoned (document 2, section 9). */
export const clarityTimeoutMs = 3_000;

/** Minimum pixels of the longer side at which the letters of an invoice are legible. */
const minSidePixels = 1_000;
/** Maximum blur. Letters of an invoice are 20 pixels high at that size; above this blur their strokes merge. */
const maxBlurPixels = 2.4;
const minBrightness = 60;
const minContrast = 0.2;
/** Maximum rotation in degrees. A larger one is visible and makes recognition worse. */
const maxRotationDegrees = 6;

/** The flaws of a picture, the most serious first; empty for a clear picture. */
export function flawsOf({ width, height, smear, light, contrast, angle = 0 }: PictureMeasure): readonly ClarityFlaw[] {
  const found: Readonly<Record<ClarityFlaw, boolean>> = {
    blurred: smear > maxBlurPixels,
    'too-dark': light < minBrightness,
    'too-pale': light >= minBrightness && contrast < minContrast,
    'too-small': Math.max(width, height) < minSidePixels,
    askew: Math.abs(angle) > maxRotationDegrees,
  };
  return clarityFlaws.filter((flaw) => found[flaw]);
}
