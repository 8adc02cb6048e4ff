import type { Container } from 'inversify';
import type { AreaKey } from '../../presentation/shared/area-key.ts';
import type { Page } from '../../views/pages/page.ts';

/** Loads the bindings of a page; several pages may share them. */
export type Parts = () => Promise<(container: Container) => void>;

export interface AreaPage extends Omit<Page, 'prepare'> {
  readonly parts: Parts;
}

/** An area of the portal: its pages, their bindings, and the presenters that it offers them. */
export interface Area<Offered> {
  readonly key: AreaKey<Offered>;
  readonly pages: readonly AreaPage[];
  readonly services: (container: Container) => Offered;
}

/** The services that an area offers its screens; throws for an unknown area. */
export function servicesOf<Offered>(
  areas: readonly Area<unknown>[],
  { name }: AreaKey<Offered>,
  container: Container,
): Offered {
  const area = areas.find(({ key }) => key.name === name);
  if (!area) throw new Error(`No area is called ${name}`);
  // The type of a key is that of the area with this name, and names are unique.
  return area.services(container) as Offered;
}
