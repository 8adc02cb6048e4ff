import type { Container } from 'inversify';
import type { Page } from '../../views/shell/shared/page.ts';
import { account } from './account.ts';
import type { Area } from './area.ts';
import { company } from './company.ts';
import { certificates } from './certificates.ts';
import { entry } from './entry.ts';
import { evidence } from './evidence.ts';
import { certification } from './certification.ts';
import { ends } from './ends.ts';
import { help } from './help.ts';
import { openHelp } from './open-help.ts';
import { home } from './home.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { products } from './products.ts';
import { registration } from './registration.ts';
import { recovery } from './recovery.ts';
import { settling } from './settling.ts';
import { viewer } from './viewer.ts';

/** Every room of the portal; the first page of the first is where most go after signing in. */
export const areas: readonly Area<unknown>[] = [
  home,
  evidence,
  messages,
  account,
  notices,
  certification,
  products,
  certificates,
  company,
  people,
  settling,
  entry,
  recovery,
  registration,
  viewer,
  help,
  openHelp,
  ends,
];

/** Every page inside the frame, each able to fetch what stands behind it. */
export function pagesOf(container: Container): readonly Page[] {
  return areas.flatMap(({ pages }) =>
    pages.map(({ parts, ...page }) => ({ ...page, prepare: async () => (await parts())(container) })),
  );
}
