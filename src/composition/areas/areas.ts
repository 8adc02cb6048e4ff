import type { Container } from 'inversify';
import type { Page } from '../../views/pages/page.ts';
import { account } from './account/area.ts';
import type { Area } from './area.ts';
import { company } from './company/area.ts';
import { certificates } from './certificates/area.ts';
import { entry } from './entry/area.ts';
import { evidence } from './evidence/area.ts';
import { certification } from './certification/area.ts';
import { ends } from './shell/ends-area.ts';
import { help } from './help/area.ts';
import { openHelp } from './help/open-area.ts';
import { home } from './home/area.ts';
import { messages } from './messages/area.ts';
import { notices } from './notices/area.ts';
import { people } from './people/area.ts';
import { products } from './products/area.ts';
import { registration } from './registration/area.ts';
import { recovery } from './entry/recovery-area.ts';
import { onboarding } from './onboarding/area.ts';
import { trade } from './trade/area.ts';
import { viewer } from './viewer/area.ts';

/** All areas of the portal. Most users open the first page of the first area after sign-in. */
export const areas: readonly Area<unknown>[] = [
  home,
  evidence,
  trade,
  messages,
  account,
  notices,
  certification,
  products,
  certificates,
  company,
  people,
  onboarding,
  entry,
  recovery,
  registration,
  viewer,
  help,
  openHelp,
  ends,
];

/** All pages inside the frame. Each loads its own bindings. */
export function pagesOf(container: Container): readonly Page[] {
  return areas.flatMap(({ pages }) =>
    pages.map(({ parts, ...page }) => ({ ...page, prepare: async () => (await parts())(container) })),
  );
}
