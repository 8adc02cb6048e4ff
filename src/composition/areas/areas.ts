import type { Container } from 'inversify';
import type { AreaKey } from '../../presentation/shared/area-key.ts';
import type { Page } from '../../views/shell/shared/page.ts';
import type { Area } from './area.ts';
import { entry } from './entry.ts';
import { evidence } from './evidence.ts';
import { home } from './home.ts';
import { messages } from './messages.ts';
import { viewer } from './viewer.ts';

/** Every room of the portal; the first page of the first is where most go after signing in. */
export const areas: readonly Area<unknown>[] = [evidence, home, messages, entry, viewer];

/** What an area offers its screens. */
export function offeredBy<Offered>({ name }: AreaKey<Offered>, container: Container): Offered {
  const area = areas.find(({ key }) => key.name === name);
  if (!area) throw new Error(`No area is called ${name}`);
  // An area's key says what it offers, and each name is given once.
  return area.offered(container) as Offered;
}

/** Every page inside the frame, each able to fetch what stands behind it. */
export function pagesOf(container: Container): readonly Page[] {
  return areas.flatMap(({ pages }) => pages.map(({ parts, ...page }) => ({ ...page, prepare: async () => (await parts())(container) })));
}
