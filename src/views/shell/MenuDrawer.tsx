import { makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import type { ContextSwitcher } from '../../presentation/shell/context-switch/context-switcher.ts';
import { reducedMotion } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { PressButton } from '../design/actions/PressButton.tsx';
import { useWords } from '../../words/use-words.ts';
import { ElsewhereChoices } from './context-switch/ElsewhereChoices.tsx';
import { ProductList } from './context-switch/ProductList.tsx';
import { MenuLink } from './MenuLink.tsx';
import { plainPath } from '../pages/page.ts';
import { usePresenters } from '../pages/presenters-context.ts';
import type { MenuMarksProps } from './TopMenu.tsx';

const useStyles = makeStyles({
  drawer: {
    position: 'fixed',
    inset: '0 auto 0 0',
    boxSizing: 'border-box',
    width: '300px',
    maxWidth: '85vw',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: '8px 12px 16px',
    border: 'none',
    overflowY: 'auto',
    backgroundColor: portal.card,
    color: tokens.colorNeutralForeground1,
    boxShadow: portal.shadowFoot,
    animationName: { from: { transform: 'translateX(-24px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } },
    animationDuration: '0.16s',
    [reducedMotion]: { animationName: 'none' },
    '::backdrop': { backgroundColor: 'rgba(0, 0, 0, 0.45)' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '48px',
    paddingLeft: '12px',
    fontWeight: 600,
    fontSize: '16px',
  },
  elsewhere: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: '16px 0 0',
    padding: '12px 12px 0',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    ':empty': { display: 'none' },
  },
  group: { margin: '8px 0 0' },
  name: {
    margin: 0,
    padding: '8px 12px 4px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground3,
  },
});

export interface MenuDrawerProps extends MenuMarksProps {
  /** Undefined until it is known where else the user can go. */
  readonly switcher: ContextSwitcher | undefined;
  readonly onClose: () => void;
}

/** The menus on a narrow screen, over the page. It is open as long as it is rendered. */
export const MenuDrawer = observer(function MenuDrawer({ onClose, marks, switcher }: MenuDrawerProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { shell } = usePresenters();
  const path = plainPath(useLocation().pathname);
  const drawer = useRef<HTMLDialogElement>(null);

  // The drawer must close while it is in the document, because only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = drawer.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const pressed = (event: MouseEvent): void => {
    // A press on the backdrop is a press on the dialog itself.
    if (event.target === drawer.current) onClose();
  };

  return (
    // Escape closes it by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={drawer} className={styles.drawer} aria-label={say('shell.menu')} onClose={onClose} onClick={pressed}>
      <div className={styles.head}>
        <span>{say('shell.menu')}</span>
        <PressButton kind="subtle" label={say('common.close')} icon={<Dismiss20Regular />} onPress={onClose} />
      </div>
      <nav aria-label={say('shell.menu')}>
        {shell.menus.map((menu) => (
          <div key={menu.code} className={styles.group}>
            {menu.links.length > 1 && <p className={styles.name}>{menu.name}</p>}
            {menu.links.map((link) => (
              <MenuLink
                key={link.code}
                link={menu.links.length === 1 ? { ...link, name: menu.name || say('shell.home') } : link}
                current={menu.links.length === 1 ? menu.paths.includes(path) : link.path === path}
                onFollowed={onClose}
                mark={marks?.([link.path])}
              />
            ))}
          </div>
        ))}
      </nav>
      {switcher && switcher.products.length > 0 && (
        <nav aria-label={say('shell.products')} className={styles.group}>
          <p className={styles.name}>{say('shell.products')}</p>
          <ProductList switcher={switcher} path={path} onFollowed={onClose} />
        </nav>
      )}
      {switcher && (
        <div className={styles.elsewhere}>
          <ElsewhereChoices switcher={switcher} onClose={onClose} />
        </div>
      )}
    </dialog>
  );
});
