import { Overflow, OverflowItem, makeStyles, mergeClasses, tokens, useIsOverflowItemVisible, useOverflowMenu } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
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

const useStyles = makeStyles({
  // Exactly as wide as its place: what has no room in it stands behind one entry more.
  list: { listStyleType: 'none', display: 'flex', gap: '4px', margin: 0, padding: 0, minWidth: 0, '& > li': { flexShrink: 0 } },
  name: { margin: '8px 0 0', padding: '8px 12px 4px', fontSize: '12px', lineHeight: '16px', fontWeight: 600, color: tokens.colorNeutralForeground3 },
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
  return (
    <a {...useLink(to)} className={mergeClasses(bar.press, on && bar.on)} aria-current={path === to ? 'page' : on ? 'true' : undefined}>
      {menu.name || say('shell.home')}
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
          {marks?.(menu.links.map((link) => link.path), true)}
          <ChevronDown16Regular />
        </BarButton>
      )}
    >
      {(close) => menu.links.map((link) => <MenuLink key={link.code} link={link} current={link.path === path} onFollowed={close} mark={marks?.([link.path])} />)}
    </DisclosurePanel>
  );
}

/** What there was no room for, as the drawer of a narrow screen has it; nothing of what stands on the bar. */
function HiddenMenu({ menu, path, marks, onFollowed }: EntryProps & { readonly onFollowed: () => void }) {
  const styles = useStyles();
  const { say } = useWords();
  if (useIsOverflowItemVisible(menu.code)) return null;
  const isSingle = menu.links.length === 1;
  return (
    <>
      {!isSingle && <p className={styles.name}>{menu.name}</p>}
      {menu.links.map((link) => (
        <MenuLink key={link.code} link={isSingle ? { ...link, name: menu.name || say('shell.home') } : link} current={isSingle ? menu.paths.includes(path) : link.path === path} onFollowed={onFollowed} mark={marks?.([link.path])} />
      ))}
    </>
  );
}

function MoreEntry({ menus, path, marks }: MenuMarksProps & { readonly menus: readonly ShellMenu[]; readonly path: string }) {
  const { say } = useWords();
  const { ref, overflowCount, isOverflowing } = useOverflowMenu<HTMLLIElement>();
  if (!isOverflowing) return null;
  // The last ones have no room first.
  const hidden = menus.slice(menus.length - overflowCount);
  return (
    <li ref={ref}>
      <DisclosurePanel
        floats
        walks
        label={say('shell.menu-more')}
        renderButton={(parts) => (
          <BarButton {...parts} on={hidden.some((menu) => menu.paths.includes(path))}>
            {say('shell.menu-more')}
            {marks?.(hidden.flatMap((menu) => menu.links.map((link) => link.path)), true)}
            <ChevronDown16Regular />
          </BarButton>
        )}
      >
        {(close) => menus.map((menu) => <HiddenMenu key={menu.code} menu={menu} path={path} marks={marks} onFollowed={close} />)}
      </DisclosurePanel>
    </li>
  );
}

/** Counts how often an entry has become wider or narrower, as by words in another language: what has room is to be looked at anew then. */
function useWidths(): { readonly list: RefObject<HTMLUListElement | null>; readonly turns: number } {
  const list = useRef<HTMLUListElement>(null);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    // Where nothing is laid out there is no room to be short of.
    if (!('ResizeObserver' in globalThis)) return undefined;
    const seen = new Map<Element, number>();
    const watch = new ResizeObserver((entries) => {
      const isOther = entries.some(({ target, contentRect: { width } }) => seen.has(target) && seen.get(target) !== width);
      for (const { target, contentRect: { width } } of entries) seen.set(target, width);
      if (isOther) setTurns((before) => before + 1);
    });
    for (const entry of list.current?.children ?? []) watch.observe(entry);
    return () => watch.disconnect();
  });
  return { list, turns };
}

/** Where one may go: a group with one page is a link by the group's name, one with several opens below (document 1, section 2). Where the bar is too short for all, the last ones stand behind one more (checklist F-073). */
export const TopMenu = observer(function TopMenu({ marks }: MenuMarksProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { shell } = usePresenters();
  const path = plainPath(useLocation().pathname);
  const { menus } = shell;
  const { list, turns } = useWidths();
  if (menus.length === 0) return null;
  return (
    <nav aria-label={say('shell.menu')}>
      {/* Overflow looks only at its own width; another padding has it look at its entries'. */}
      <Overflow minimumVisible={0} padding={4 + (turns % 2)}>
        <ul ref={list} className={styles.list}>
          {menus.map((menu, index) => (
            <OverflowItem key={menu.code} id={menu.code} priority={menus.length - index}>
              <li>{menu.links.length === 1 ? <SingleEntry menu={menu} path={path} marks={marks} /> : <GroupEntry menu={menu} path={path} marks={marks} />}</li>
            </OverflowItem>
          ))}
          <MoreEntry menus={menus} path={path} marks={marks} />
        </ul>
      </Overflow>
    </nav>
  );
});
