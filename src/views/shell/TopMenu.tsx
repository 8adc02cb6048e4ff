import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import type { ShellMenu } from '../../presentation/shell/shell-menus.ts';
import { DisclosurePanel } from '../design/panels/DisclosurePanel.tsx';
import { useLink } from '../design/actions/use-link.ts';
import { useWords } from '../../words/use-words.ts';
import { BarButton } from './BarButton.tsx';
import { BarPlaceholder } from './BarPlaceholder.tsx';
import { MenuLink } from './MenuLink.tsx';
import { plainPath } from '../pages/page.ts';
import { usePresenters } from '../pages/presenters-context.ts';
import type { MenuMarks } from './use-menu-marks.tsx';
import { useBarStyles } from './use-bar-styles.ts';
import { useRoom } from './use-room.ts';

/** The gap between two entries, in pixels. */
const gap = 4;

const useStyles = makeStyles({
  list: {
    position: 'relative',
    listStyleType: 'none',
    display: 'flex',
    gap: `${gap}px`,
    margin: 0,
    padding: 0,
    contain: 'inline-size',
    '& > li': { flexShrink: 0 },
    '& > [data-away]': { position: 'absolute', left: 0, visibility: 'hidden' },
  },
  name: {
    margin: '8px 0 0',
    padding: '8px 12px 4px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground3,
  },
});

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
  const name = menu.name || say('shell.home');
  return (
    <a
      {...useLink(to)}
      className={mergeClasses(bar.press, on && bar.on)}
      aria-current={path === to ? 'page' : on ? 'true' : undefined}
    >
      {menu.links[0]?.isPlanned ? say('shell.planned-entry', { name }) : name}
      {marks?.([to], true)}
    </a>
  );
}

function GroupEntry({ menu, path, marks }: EntryProps) {
  return (
    <DisclosurePanel
      floats
      walks
      label={menu.name}
      renderButton={(parts) => (
        <BarButton {...parts} on={menu.paths.includes(path)}>
          {menu.name}
          {marks?.(
            menu.links.map((link) => link.path),
            true,
          )}
          <ChevronDown16Regular />
        </BarButton>
      )}
    >
      {(close) =>
        menu.links.map((link) => (
          <MenuLink
            key={link.code}
            link={link}
            current={link.path === path}
            onFollowed={close}
            mark={marks?.([link.path])}
          />
        ))
      }
    </DisclosurePanel>
  );
}

/** The entries that did not fit on the bar, laid out as in the drawer of a narrow screen. */
function HiddenMenu({ menu, path, marks, onFollowed }: EntryProps & { readonly onFollowed: () => void }) {
  const styles = useStyles();
  const { say } = useWords();
  const isSingle = menu.links.length === 1;
  return (
    <>
      {!isSingle && <p className={styles.name}>{menu.name}</p>}
      {menu.links.map((link) => (
        <MenuLink
          key={link.code}
          link={isSingle ? { ...link, name: menu.name || say('shell.home') } : link}
          current={isSingle ? menu.paths.includes(path) : link.path === path}
          onFollowed={onFollowed}
          mark={marks?.([link.path])}
        />
      ))}
    </>
  );
}

interface MenuRowProps extends MenuMarksProps {
  readonly menus: readonly ShellMenu[];
}

function MoreEntry({ menus, path, marks }: MenuRowProps & { readonly path: string }) {
  const { say } = useWords();
  const words = (
    <>
      {say('shell.menu-more')}
      {marks?.(
        menus.flatMap((menu) => menu.links.map((link) => link.path)),
        true,
      )}
      <ChevronDown16Regular />
    </>
  );
  if (menus.length === 0) return <BarPlaceholder>{words}</BarPlaceholder>;
  return (
    <DisclosurePanel
      floats
      walks
      label={say('shell.menu-more')}
      renderButton={(parts) => (
        <BarButton {...parts} on={menus.some((menu) => menu.paths.includes(path))}>
          {words}
        </BarButton>
      )}
    >
      {(close) =>
        menus.map((menu) => <HiddenMenu key={menu.code} menu={menu} path={path} marks={marks} onFollowed={close} />)
      }
    </DisclosurePanel>
  );
}

/** The entries side by side, as many as fit. */
export function MenuRow({ menus, marks }: MenuRowProps) {
  const styles = useStyles();
  const path = plainPath(useLocation().pathname);
  const { list, fits } = useRoom(gap);
  return (
    <ul ref={list} className={styles.list}>
      {menus.map((menu) => (
        <li key={menu.code}>
          {menu.links.length === 1 ? (
            <SingleEntry menu={menu} path={path} marks={marks} />
          ) : (
            <GroupEntry menu={menu} path={path} marks={marks} />
          )}
        </li>
      ))}
      <li data-away="">
        <MoreEntry menus={menus.slice(fits)} path={path} marks={marks} />
      </li>
    </ul>
  );
}

/**
 * The menu on the bar. A group with one page is a link with the group's name; a group with several pages opens below
 * (document 1, section 2). On a short bar the last groups move into one further entry (checklist F-073).
 */
export const TopMenu = observer(function TopMenu({ marks }: MenuMarksProps) {
  const { say } = useWords();
  const { menus } = usePresenters().shell;
  if (menus.length === 0) return null;
  return (
    <nav aria-label={say('shell.menu')}>
      <MenuRow key={menus.map(({ code }) => code).join(' ')} menus={menus} marks={marks} />
    </nav>
  );
});
