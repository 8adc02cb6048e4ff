import { chooseLocale, type Locale } from '../words/locale.ts';

export const galleryThemes = ['system', 'light', 'dark', 'contrast'] as const;
export const galleryWidths = ['fit', '390', '1280', '1920'] as const;

export type GalleryTheme = (typeof galleryThemes)[number];
export type GalleryWidth = (typeof galleryWidths)[number];

/** The shown examples, and the display settings. */
export interface GalleryPlace {
  /** Path of a folder, a component or an example. */
  readonly example: string;
  readonly lang: Locale;
  readonly theme: GalleryTheme;
  readonly width: GalleryWidth;
  /** Whether the examples have the page to themselves, without the gallery's frame. */
  readonly isPlain: boolean;
}

/** Reads the query of an address: `?example=…&lang=…&theme=…&width=…&plain`. */
export function placeFrom(query: string, first: string): GalleryPlace {
  const asked = new URLSearchParams(query);
  return {
    example: asked.get('example') ?? first,
    lang: chooseLocale([asked.get('lang')]),
    theme: galleryThemes.find((theme) => theme === asked.get('theme')) ?? 'system',
    width: galleryWidths.find((width) => width === asked.get('width')) ?? 'fit',
    isPlain: asked.has('plain'),
  };
}

export function queryOf({ example, lang, theme, width, isPlain }: GalleryPlace): string {
  const query = new URLSearchParams({ example, lang, theme });
  if (width !== 'fit') query.set('width', width);
  if (isPlain) query.set('plain', '');
  // Slashes of a path need no escape in a query, and are easier to read without it.
  return `?${query.toString().replaceAll('%2F', '/')}`;
}
