const chineseFaces = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

/**
 * Chinese fonts draw apostrophes, quotation marks and middle dots in full width. English text takes them from a Latin
 * font, or narrowed by `palt` if there is none.
 */
export const faceStyles = [
  `:root{--portalFaces:"Segoe UI",${chineseFaces}}`,
  `:root:lang(en){--portalFaces:"Segoe UI","Helvetica Neue",Roboto,Arial,"Liberation Sans","DejaVu Sans",${chineseFaces};font-feature-settings:"palt"}`,
].join('');

/** The fonts, sizes and corners of both modes. */
export const sharedTokens = {
  /** The font of the page's language, which the document sets. */
  fontFamilyBase: 'var(--portalFaces)',
  /** The height of the bar at the top of the window; sticky headings stop below it. */
  portalBarHeight: '56px',
  borderRadiusSmall: '4px',
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '10px',
} as const;
