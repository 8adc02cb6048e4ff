/** The gallery's own texts. They are only in English, because it is a tool for developers. */
export const galleryWords = {
  title: 'Gallery of components',
  list: 'Examples',
  stage: 'On show',
  filter: 'Filter',
  filterHint: 'Part of the name of a component or state',
  all: (folder: string) => `All of ${folder}`,
  found: (count: number) => (count === 1 ? '1 example' : `${count} examples`),
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark', contrast: 'Contrast' },
  width: 'Width',
  widths: { fit: 'As wide as it fits', 390: '390 px', 1280: '1280 px', 1920: '1920 px' },
  alone: 'Without this frame',
  contrastNote:
    'Contrast colours come from the device. In Chromium: developer tools, Rendering, forced-colors: active.',
  nowhere: 'There is no such example.',
} as const;
