/** Faces, sizes and corners that both modes share. */
export const sharedTokens = {
  fontFamilyBase: '"Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
  /** How much of the top of the screen the bar keeps for itself; heads of lists stop below it. */
  portalBarHeight: '56px',
  borderRadiusSmall: '4px',
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '10px',
} as const;
