/** Browser and system of a device; empty where unknown. */
export interface Device {
  /** The browser's own name, which is the same in every language. */
  readonly browser: string;
  /** The operating system's own name. */
  readonly system: string;
}

type Signs = readonly (readonly [pattern: RegExp, name: string])[];

/** The order matters, because most browsers also name several others. */
const browsers: Signs = [
  [/\bMicroMessenger\//, 'WeChat'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bQQBrowser\//, 'QQBrowser'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: Signs = [
  [/\bHarmonyOS\b|\bOpenHarmony\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameBy = (signs: Signs, agent: string): string => signs.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

/** Parses browser and system from a `User-Agent`, so that users can tell their devices apart. */
export function deviceOf(agent: string): Device {
  return { browser: nameBy(browsers, agent), system: nameBy(systems, agent) };
}
