const chineseFaces = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

/**
 * Chinese faces draw apostrophes, quotes and middle dots as wide as a character: English has them from a Latin face,
 * and narrow where a machine has none.
 */
export const faceStyles = [
  `:root{--portalFaces:"Segoe UI",${chineseFaces}}`,
  `:root:lang(en){--portalFaces:"Segoe UI","Helvetica Neue",Roboto,Arial,"Liberation Sans","DejaVu Sans",${chineseFaces};font-feature-settings:"palt"}`,
].join('');

/** Faces, sizes and corners that both modes share. */
export const sharedTokens = {
  /** The font of the page's language, which the document sets. */
  fontFamilyBase: 'var(--portalFaces)',
  /** The height of the bar at the top of the screen; list headings stop below it. */
  portalBarHeight: '56px',
  borderRadiusSmall: '4px',
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '10px',
} as const;
