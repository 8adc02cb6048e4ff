import type { Container } from 'inversify';
import type { AreaKey } from '../../presentation/shared/area-key.ts';
import type { Page } from '../../views/pages/page.ts';

/** Fetches what stands behind a page, and wires it; pages may share one. */
export type Parts = () => Promise<(container: Container) => void>;

export interface AreaPage extends Omit<Page, 'prepare'> {
  readonly parts: Parts;
}

/** A room of the portal: its pages, what stands behind them, and the presenters that it offers them. */
export interface Area<Offered> {
  readonly key: AreaKey<Offered>;
  readonly pages: readonly AreaPage[];
  readonly services: (container: Container) => Offered;
}

/** What an area offers its screens; throws for one that is none of these. */
export function servicesOf<Offered>(
  areas: readonly Area<unknown>[],
  { name }: AreaKey<Offered>,
  container: Container,
): Offered {
  const area = areas.find(({ key }) => key.name === name);
  if (!area) throw new Error(`No area is called ${name}`);
  // An area's key says what it offers, and each name is given once.
  return area.services(container) as Offered;
}
