import { menusAllow } from '../../../domain/identity/signed-in.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { pageFor, workAreaOf, type TradePageKind } from '../../../domain/trade/shared/work-areas.ts';
import type { SessionStore } from '../../../presentation/identity/session-store.ts';

/** Paths of the pages of a product for the role that is signed in; empty for a page that its menus do not have. */
export function pathsFor(session: SessionStore, kind: InstrumentKind) {
  const area = workAreaOf(kind);
  const pathOf = (page: TradePageKind): string => {
    const { who } = session;
    const path = who && pageFor(area, page, who.role.code)?.path;
    return path !== undefined && menusAllow(who?.menus ?? [], path) ? path : '';
  };
  const withId = (page: TradePageKind, id: string): string => {
    const path = pathOf(page);
    return path === '' ? '' : `${path}?id=${encodeURIComponent(id)}`;
  };
  /** Where an application is edited; undefined for what has no form. */
  const formOf = ({ act, id }: Pick<TradeApplicationRow, 'act' | 'id'>): string | undefined =>
    (act === 'issue' || act === 'transfer' || act === 'finance' ? withId(act, id) : '') || undefined;
  /** Where an application is made anew; undefined for what has no form, or needs a holding. */
  const copyOf = ({ act, id }: Pick<TradeApplicationRow, 'act' | 'id'>): string | undefined => {
    const path = act === 'issue' ? pathOf('issue') : '';
    return path === '' ? undefined : `${path}?copy=${encodeURIComponent(id)}`;
  };
  return { pathOf, withId, formOf, copyOf };
}
