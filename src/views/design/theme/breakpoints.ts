/**
 * Below this width lists are cards and actions are as wide as the window. A window of 1280 px at 200 % zoom is below
 * it.
 */
export const phonePixels = 719;
export const phone = `(max-width: ${phonePixels}px)`;

/** Below this width, side content moves below the main content, and the menus behind a button. */
export const narrowPixels = 1023;
export const narrow = `(max-width: ${narrowPixels}px)`;

/** Below this width there is no room beside a table of seven columns. */
export const crowded = '(max-width: 1263px)';

/** Below this width the page's bar has no room for a search field beside its menus. */
export const shortBar = '(max-width: 1399px)';

/**
 * Below this width a screen is MINI (document 1, section 9). A bar with many actions and words keeps the rarer ones
 * behind a button there.
 */
export const belowWide = '(max-width: 1479px)';

/**
 * Below this width, there is no room for floating content beside a page, which is at most 1800 px wide with 24 px at
 * each side.
 */
export const noRoomBeside = '(max-width: 1895px)';

/** Keys of `makeStyles`. */
export const onPhone = `@media ${phone}`;
export const onNarrow = `@media ${narrow}`;
export const onShortBar = `@media ${shortBar}`;
export const onCrowded = `@media ${crowded}`;
/** The window is too low for anything to be sticky, for example a small screen at 400 % zoom. */
export const onLowScreen = '@media (max-height: 419px)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
export const forcedColours = '@media (forced-colors: active)';
