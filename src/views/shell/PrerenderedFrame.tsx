import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { use, useState } from 'react';
import { createPortal } from 'react-dom';

import type { ShellMenu } from '../../presentation/shell/shell-menus.ts';
import { useLearning } from '../../words/use-words.ts';
import { PressButton } from '../design/actions/PressButton.tsx';
import { Avatar } from './Avatar.tsx';
import { HiddenRender } from './HiddenRender.tsx';
import { PortalFrame } from './PortalFrame.tsx';
import { ProductsMenu } from './ProductsMenu.tsx';
import { loadPage } from '../pages/load-page.ts';
import type { Page } from '../pages/page.ts';
import { BarEnd } from './TopBar.tsx';
import { MenuRow } from './TopMenu.tsx';

/** A menu with one page and a menu with several, as every user has them. */
const someMenus: readonly ShellMenu[] = [['page'], ['first', 'second']].map((codes) => ({
  code: codes.join(),
  name: '',
  links: codes.map((code) => ({ code, name: '', path: `/${code}` })),
  paths: [],
}));

export interface PrerenderedFrameProps {
  /** The first page after the sign-in. */
  readonly page: Page;
}

function Arrival({ page }: PrerenderedFrameProps) {
  use(loadPage(page, useLearning()));
  const [place] = useState(() => document.createElement('div'));
  return createPortal(
    <PortalFrame place="" bare>
      <ProductsMenu switcher={undefined} hasOpen />
      <MenuRow menus={someMenus} marks={undefined} />
      <BarEnd switcher={undefined} />
      <Avatar name="" />
      <PressButton kind="primary" icon={<Add16Regular />} />
      <page.Screen />
    </PortalFrame>,
    place,
  );
}

/**
 * The frame and a page before the user is known, rendered without effects outside the document. This spares the arrival
 * the cost of the first rendering: the browser has parsed the code, and the styles exist.
 */
export function PrerenderedFrame({ page }: PrerenderedFrameProps) {
  return (
    <HiddenRender>
      <Arrival page={page} />
    </HiddenRender>
  );
}
