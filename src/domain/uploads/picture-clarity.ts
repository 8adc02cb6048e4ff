/** Measurements of a photograph, from its pixels. */
export interface PictureMeasure {
  /** Pixels of the file itself. */
  readonly width: number;
  readonly height: number;
  /**
   * Over how many pixels edges of letters are smeared, where the longer side has 1,600; 0 where there are no letters.
   */
  readonly smear: number;
  /** How light paper is where it is darkest, 0 to 255: the tenth part of the page that has least light. */
  readonly light: number;
  /** How much darker letters are than the paper around them: 0 as light, 1 black. */
  readonly contrast: number;
  /**
   * Degrees by which the lines of the page are turned; 0 where they are straight or the angle is unknown, left out
   * where it was not measured.
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

/** Milliseconds after which a look at clarity is given up (document 2, section 9). */
export const clarityPatience = 3_000;

/** The least pixels of the longer side at which letters of an invoice can be told apart. */
const leastSide = 1_000;
/**
 * Letters of an invoice are twenty pixels high at that size: smeared over more than this their strokes run together.
 */
const mostSmear = 2.4;
const leastLight = 60;
const leastContrast = 0.2;
/** Degrees: what is turned further is seen by whoever looks, and read worse. */
const mostAngle = 6;

/** The flaws of a picture, the most serious first; empty for a clear picture. */
export function flawsOf({ width, height, smear, light, contrast, angle = 0 }: PictureMeasure): readonly ClarityFlaw[] {
  const found: Readonly<Record<ClarityFlaw, boolean>> = {
    blurred: smear > mostSmear,
    'too-dark': light < leastLight,
    'too-pale': light >= leastLight && contrast < leastContrast,
    'too-small': Math.max(width, height) < leastSide,
    askew: Math.abs(angle) > mostAngle,
  };
  return clarityFlaws.filter((flaw) => found[flaw]);
}
