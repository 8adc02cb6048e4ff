import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import type { ShellMenu } from '../../presentation/shell/shell-menus.ts';
import { DisclosurePanel } from '../design/panels/DisclosurePanel.tsx';
import { useLink } from '../design/actions/use-link.ts';
import { useWords } from '../../words/use-words.ts';
import { BarButton } from './BarButton.tsx';
import { MenuLink } from './MenuLink.tsx';
import { plainPath } from './shared/page.ts';
import { usePresenters } from './shared/presenters-context.ts';
import type { MenuMarks } from './use-menu-marks.tsx';
import { useBarStyles } from './use-bar-styles.ts';

const useStyles = makeStyles({ list: { listStyleType: 'none', display: 'flex', gap: '4px', margin: 0, padding: 0 } });

export interface MenuMarksProps {
  /** Undefined until they are known. */
  readonly marks: MenuMarks | undefined;
}

interface EntryProps extends MenuMarksProps {
  readonly menu: ShellMenu;
  readonly path: string;
}

function SingleEntry({ menu, path, marks }: EntryProps) {
  const bar = useBarStyles();
  const { say } = useWords();
  const to = menu.links[0]?.path ?? '/';
  const on = menu.paths.includes(path);
  return (
    <a {...useLink(to)} className={mergeClasses(bar.press, on && bar.on)} aria-current={path === to ? 'page' : on ? 'true' : undefined}>
      {menu.name || say('shell.home')}
      {marks?.([to])}
    </a>
  );
}

function GroupEntry({ menu, path, marks }: EntryProps) {
  return (
    <DisclosurePanel
      floats
      label={menu.name}
      renderButton={(parts) => (
        <BarButton {...parts} on={menu.paths.includes(path)}>
          {menu.name}
          {marks?.(menu.links.map((link) => link.path))}
          <ChevronDown16Regular />
        </BarButton>
      )}
    >
      {(close) => menu.links.map((link) => <MenuLink key={link.code} link={link} current={link.path === path} onFollowed={close} mark={marks?.([link.path])} />)}
    </DisclosurePanel>
  );
}

/** Where one may go: a group with one page is a link by the group's name, one with several opens below (document 1, section 2). */
export const TopMenu = observer(function TopMenu({ marks }: MenuMarksProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { shell } = usePresenters();
  const path = plainPath(useLocation().pathname);
  if (shell.menus.length === 0) return null;
  return (
    <nav aria-label={say('shell.menu')}>
      <ul className={styles.list}>
        {shell.menus.map((menu) => (
          <li key={menu.code}>{menu.links.length === 1 ? <SingleEntry menu={menu} path={path} marks={marks} /> : <GroupEntry menu={menu} path={path} marks={marks} />}</li>
        ))}
      </ul>
    </nav>
  );
});
