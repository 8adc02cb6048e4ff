import { FluentProvider, makeStaticStyles, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { portal } from './portal-tokens.ts';
import { SpaceHint } from '../fields/SpaceHint.tsx';
import { faceStyles } from './shared-tokens.ts';
import { portalTheme } from './theme.ts';
import type { BarColours, ColourMode } from './theme.ts';
import { useMedia } from './use-media.ts';

const useStyles = makeStyles({
  root: {
    minHeight: '100vh',
    backgroundColor: portal.ground,
    color: tokens.colorNeutralForeground1,
    fontSize: '14px',
    lineHeight: '20px',
    textSizeAdjust: '100%',
  },
  provider: { backgroundColor: 'transparent' },
});

// An open dialog does not change the page's width or scroll position. Without the rule for `body`, sticky elements
// would stay behind in a body that scrolls by itself.
const usePageStyles = makeStaticStyles(
  'html:has(dialog:modal,[aria-modal=true]){overflow-y:hidden!important;scrollbar-gutter:var(--portalGutter,auto);background-color:color-mix(in srgb,var(--portalBehind,Canvas) 60%,#000)!important}body{overflow-y:visible!important}',
);
// Pages of every height have the same left edge.
const useScrollStyles = makeStaticStyles('html{overflow-y:scroll}');
const useFaces = makeStaticStyles(faceStyles);

/** Whether the page's scrollbar takes some of its width. */
const takesWidth = (): boolean => window.innerWidth > document.documentElement.clientWidth;

/** The global scrolling of the portal's own pages; a page with its own look scrolls as it does. */
function OwnPage(): null {
  useScrollStyles();
  // Runs once the styles are applied.
  useEffect(() => keepGutter(takesWidth()), []);
  return null;
}

/** Keeps the space of the scrollbar while a dialog is open, if there was one. */
function keepGutter(isThere: boolean): void {
  document.documentElement.style.setProperty('--portalGutter', isThere ? 'stable' : 'auto');
}

export interface PortalLookProps {
  readonly children: ReactNode;
  /** `system` follows the device. */
  readonly mode?: ColourMode | 'system';
  readonly colours?: BarColours;
  /** Provides only the theme, for a dialog over a page with its own look. */
  readonly bare?: boolean;
}

/** The portal's theme and background for everything below it. */
export function PortalLook({ children, mode = 'system', colours, bare = false }: PortalLookProps) {
  const styles = useStyles();
  usePageStyles();
  useFaces();
  const deviceIsDark = useMedia('(prefers-color-scheme: dark)');
  const shown: ColourMode = mode === 'system' ? (deviceIsDark ? 'dark' : 'light') : mode;
  const bar = colours?.bar;
  const words = colours?.words;
  const tail = colours?.tail;
  const tailWords = colours?.tailWords;
  // Read before the dialog is shown, which removes the scrollbar.
  const [hadScrollbar] = useState(takesWidth);
  useLayoutEffect(() => {
    if (bare) keepGutter(hadScrollbar);
  }, [bare, hadScrollbar]);
  const theme = useMemo(
    () => portalTheme(shown, { bar, words, tail, tailWords }),
    [shown, bar, words, tail, tailWords],
  );

  useEffect(() => {
    if (bare) return;
    // The browser's background behind the portal and its own controls follow the mode too.
    document.documentElement.style.colorScheme = shown;
    document.documentElement.style.backgroundColor = theme.portalGround;
    document.documentElement.style.setProperty('--portalBehind', theme.portalGround);
    document.body.style.margin = '0';
  }, [shown, theme, bare]);

  // Overlays take the class of the provider, so the background is set on an element of its own.
  return (
    <FluentProvider theme={theme} dir="ltr" className={styles.provider}>
      {bare ? (
        children
      ) : (
        <div className={styles.root}>
          <OwnPage />
          {children}
          <SpaceHint />
        </div>
      )}
    </FluentProvider>
  );
}
