export type OperatingSystem = 'windows' | 'macos' | 'linux' | 'android' | 'ios' | 'unknown';
export type Browser = 'edge' | 'chrome' | 'firefox' | 'safari' | 'ie' | 'unknown';

/** Browser and system as the user agent reports them. They may be wrong, so they only serve for advice. */
export interface KeySurroundings {
  readonly system: OperatingSystem;
  readonly browser: Browser;
  /** Major version; empty where unknown. */
  readonly version: string;
}

const systems: readonly (readonly [RegExp, OperatingSystem])[] = [
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'macos'],
  [/Linux|X11/, 'linux'],
];

/** Specific patterns come first, because nearly all browsers also name Safari. */
const browsers: readonly (readonly [RegExp, Browser])[] = [
  [/(?:MSIE |Trident\/.*rv:)(\d+)/, 'ie'],
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'edge'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'chrome'],
  [/Version\/(\d+).*Safari\//, 'safari'],
];

/** Parses a user agent (document 1, section 4). */
export function keySurroundings(agent: string): KeySurroundings {
  const system = systems.find(([sign]) => sign.test(agent))?.[1] ?? 'unknown';
  for (const [sign, browser] of browsers) {
    const version = sign.exec(agent)?.[1];
    if (version !== undefined) return { system, browser, version };
  }
  return { system, browser: 'unknown', version: '' };
}

/**
 * Whether token drivers usually exist for a system. Document 1, section 2 requires Windows; on other systems the portal
 * suggests confirming on the telephone, and blocks nothing.
 */
export const usuallyHasDrivers = (system: OperatingSystem): boolean => system === 'windows';
