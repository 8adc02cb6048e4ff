/** The commands that have a key. */
export type ViewerCommand =
  | 'zoom-in'
  | 'zoom-out'
  | 'fit-width'
  | 'rotate'
  | 'next-page'
  | 'previous-page'
  | 'first-page'
  | 'last-page'
  | 'next-file'
  | 'previous-file';

const commandOfKey: Readonly<Record<string, ViewerCommand>> = {
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit-width',
  r: 'rotate',
  R: 'rotate',
  PageDown: 'next-page',
  ArrowRight: 'next-page',
  PageUp: 'previous-page',
  ArrowLeft: 'previous-page',
  Home: 'first-page',
  End: 'last-page',
  ']': 'next-file',
  '[': 'previous-file',
};

/** The command of a key, by the browser's name of the key; undefined for other keys. */
export function viewerCommand(key: string): ViewerCommand | undefined {
  return Object.hasOwn(commandOfKey, key) ? commandOfKey[key] : undefined;
}
