export type OperatingSystem = 'windows' | 'macos' | 'linux' | 'android' | 'ios' | 'unknown';
export type Browser = 'edge' | 'chrome' | 'firefox' | 'safari' | 'ie' | 'unknown';

/** What a browser says of itself and of where it runs. It may say anything: this advises, and decides nothing. */
export interface KeySurroundings {
  readonly system: OperatingSystem;
  readonly browser: Browser;
  /** The main number of its version; empty where it says none. */
  readonly version: string;
}

const systems: readonly (readonly [RegExp, OperatingSystem])[] = [
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'macos'],
  [/Linux|X11/, 'linux'],
];

/** The more particular first: nearly all of them call themselves Safari. */
const browsers: readonly (readonly [RegExp, Browser])[] = [
  [/(?:MSIE |Trident\/.*rv:)(\d+)/, 'ie'],
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'edge'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'chrome'],
  [/Version\/(\d+).*Safari\//, 'safari'],
];

/** Reads how a browser introduces itself (document 1, section 4). */
export function keySurroundings(agent: string): KeySurroundings {
  const system = systems.find(([sign]) => sign.test(agent))?.[1] ?? 'unknown';
  for (const [sign, browser] of browsers) {
    const version = sign.exec(agent)?.[1];
    if (version !== undefined) return { system, browser, version };
  }
  return { system, browser: 'unknown', version: '' };
}

/**
 * Whether tokens usually have a driver there. Document 1, section 2 asks for Windows; elsewhere one is advised to
 * confirm on the telephone, and locked out of nothing.
 */
export const usuallyHasDrivers = (system: OperatingSystem): boolean => system === 'windows';
