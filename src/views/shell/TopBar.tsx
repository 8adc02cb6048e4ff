import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Navigation24Regular } from '@fluentui/react-icons/svg/navigation';
import { useCallback, useState, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';

import type { ContextSwitcher } from '../../presentation/shell/context-switch/context-switcher.ts';
import { forcedColours, narrow, onPhone, onShortBar } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { useMedia } from '../design/theme/use-media.ts';
import { useWords } from '../../words/use-words.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BarButton } from './BarButton.tsx';
import { BarPlaceholder } from './BarPlaceholder.tsx';
import { BrandLink } from './BrandLink.tsx';
import { DownloadsSlot } from './DownloadsSlot.tsx';
import { LaterPanel, MenuDrawer, preloadPanels } from './later-panels.tsx';
import { usePresenters } from '../pages/presenters-context.ts';
import { ProductsMenu } from './ProductsMenu.tsx';
import { MessagesSlot } from './MessagesSlot.tsx';
import { SearchSlot } from './SearchSlot.tsx';
import { TopMenu } from './TopMenu.tsx';
import { UploadsIndicator } from './UploadsIndicator.tsx';
import { useAround } from './use-around.ts';
import { useFirstSign } from './use-first-sign.ts';
import { useMenuMarks } from './use-menu-marks.tsx';
import { useFrameStyles } from '../platform/use-frame-styles.ts';
import { switchersWords } from '../../words/areas/shell.ts';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 50,
    backgroundColor: portal.bar,
    color: portal.barWords,
    [forcedColours]: { borderBottom: '1px solid CanvasText' },
  },
  inside: {
    display: 'flex',
    alignItems: 'center',
    gap: '24px',
    height: portal.barHeight,
    [onShortBar]: { gap: '12px' },
    [onPhone]: { gap: '4px' },
  },
  tight: { gap: '8px' },
  // The logo stays large enough to be pressed, however small the window is.
  brand: { display: 'flex', minWidth: '28px', flexShrink: 1 },
  // The menus take the rest of the bar. The platform's name shrinks before the entries that always stay.
  menus: { flexGrow: 1, flexBasis: 0, minWidth: 'min-content' },
  end: { display: 'flex', alignItems: 'center', gap: '8px', marginLeft: 'auto', flexShrink: 0, [onPhone]: { gap: 0 } },
  // The link to the workbench keeps its place until it is known whether it exists, so that no entry moves when it
  // appears.
  awaited: { visibility: 'hidden' },
  first: { marginLeft: '-12px' },
});

export interface BarEndProps {
  readonly switcher: ContextSwitcher | undefined;
  readonly children?: ReactNode;
}

/** The controls of a signed-in user at the end of the bar. */
export function BarEnd({ switcher, children }: BarEndProps) {
  const styles = useStyles();
  return (
    <div className={styles.end}>
      {children}
      <SearchSlot />
      <DownloadsSlot />
      <UploadsIndicator />
      <MessagesSlot />
      <AccountMenu switcher={switcher} />
    </div>
  );
}

/** The bar at the top of every page, in the platform's colours. */
export const TopBar = observer(function TopBar() {
  const styles = useStyles();
  const frame = useFrameStyles();
  const { say } = useWords();
  const { session, shell, switcher } = usePresenters();
  const isNarrow = useMedia(narrow);
  const [drawn, setDrawn] = useState(false);
  const close = useCallback(() => setDrawn(false), []);
  const hasMenus = shell.menus.length > 0;
  const { marks, followed } = useMenuMarks(hasMenus);
  const elsewhere = useAround(
    session.who !== undefined,
    [switchersWords],
    switcher,
    ({ ContextSwitchDialogs, WorkbenchEntry }, shown) => ({ shown, ContextSwitchDialogs, WorkbenchEntry }),
  );
  useFirstSign(true, async () => preloadPanels());
  return (
    <header className={styles.bar}>
      <div className={mergeClasses(frame.width, styles.inside, isNarrow && styles.tight)}>
        {isNarrow && hasMenus && (
          <BarButton
            isIcon
            label={say('shell.menu-open')}
            aria-haspopup="dialog"
            className={styles.first}
            onPress={() => setDrawn(true)}
          >
            <Navigation24Regular />
          </BarButton>
        )}
        <div className={styles.brand}>
          <BrandLink />
        </div>
        {!isNarrow && hasMenus && <ProductsMenu switcher={elsewhere?.shown} hasOpen={shell.listsProducts} />}
        {!isNarrow && (
          <div className={styles.menus}>
            <TopMenu marks={marks} />
          </div>
        )}
        {session.who && (
          <BarEnd switcher={elsewhere?.shown}>
            {!isNarrow &&
              (elsewhere?.shown.workbench.isKnown ? (
                <elsewhere.WorkbenchEntry switcher={elsewhere.shown} />
              ) : (
                <BarPlaceholder className={styles.awaited}>{say('shell.workbench')}</BarPlaceholder>
              ))}
          </BarEnd>
        )}
      </div>
      {hasMenus && followed}
      {session.who && elsewhere && <elsewhere.ContextSwitchDialogs switcher={elsewhere.shown} />}
      {drawn && isNarrow && (
        <LaterPanel>
          <MenuDrawer onClose={close} marks={marks} switcher={elsewhere?.shown} />
        </LaterPanel>
      )}
    </header>
  );
});
