import type { Container } from 'inversify';
import type { AreaKey } from '../../presentation/shared/area-key.ts';
import type { Page } from '../../views/shell/shared/page.ts';

/** Fetches what stands behind a page, and wires it; pages may share one. */
export type Parts = () => Promise<(container: Container) => void>;

export interface AreaPage extends Omit<Page, 'prepare'> {
  readonly parts: Parts;
}

/** A room of the portal: its pages, what stands behind them, and the presenters that it offers them. */
export interface Area<Offered> {
  readonly key: AreaKey<Offered>;
  readonly pages: readonly AreaPage[];
  readonly offered: (container: Container) => Offered;
}
