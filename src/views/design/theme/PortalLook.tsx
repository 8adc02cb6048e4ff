import { FluentProvider, makeStaticStyles, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo } from 'react';
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

// A dialog takes nothing of the page's width and lets it keep its place: what sticks to the screen would leave it inside a body that scrolls by itself.
const usePageStyles = makeStaticStyles('html{overflow-y:scroll}html:has(dialog:modal,[aria-modal=true]){overflow-y:hidden!important;scrollbar-gutter:stable;background-color:color-mix(in srgb,var(--portalBehind,Canvas) 60%,#000)!important}body{overflow-y:visible!important}');
const useFaces = makeStaticStyles(faceStyles);

export interface PortalLookProps {
  readonly children: ReactNode;
  /** `system` follows the device. */
  readonly mode?: ColourMode | 'system';
  readonly colours?: BarColours;
  /** Only the theme, for a dialog over a page that has a look of its own. */
  readonly bare?: boolean;
}

/** The portal's theme for everything below it, and the ground it stands on. */
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
  const theme = useMemo(() => portalTheme(shown, { bar, words, tail, tailWords }), [shown, bar, words, tail, tailWords]);

  useEffect(() => {
    if (bare) return;
    // The page behind the portal and the browser's own controls follow the mode too.
    document.documentElement.style.colorScheme = shown;
    document.documentElement.style.backgroundColor = theme.portalGround;
    document.documentElement.style.setProperty('--portalBehind', theme.portalGround);
    document.body.style.margin = '0';
  }, [shown, theme, bare]);

  // What hangs over the page takes over the provider's own class, so the page's ground stands on an element of its own.
  return (
    <FluentProvider theme={theme} dir="ltr" className={styles.provider}>
      {bare ? (
        children
      ) : (
        <div className={styles.root}>
          {children}
          <SpaceHint />
        </div>
      )}
    </FluentProvider>
  );
}
