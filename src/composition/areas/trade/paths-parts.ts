import { bookOfProduct, policyOf, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { menusAllow } from '../../../domain/identity/signed-in.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import { productOfInstrument, type InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { pageFor, workAreaOf, type TradePageKind } from '../../../domain/trade/shared/work-areas.ts';
import { indexPathsOf, pathsOf } from '../../../presentation/evidence/shared/package-paths.ts';
import type { SessionStore } from '../../../presentation/identity/session-store.ts';

/** Paths of a product's pages for the signed-in role; empty for a page that is not in its menus. */
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
  /** The form in which an application is edited; undefined for an act without a form. */
  const formOf = ({ act, id }: Pick<TradeApplicationRow, 'act' | 'id'>): string | undefined =>
    (act === 'issue' || act === 'payroll-issue' || act === 'transfer' || act === 'finance' ? withId(act, id) : '') ||
    undefined;
  /**
   * The form of a new application with the same content; undefined for an act without a form, or one that needs a
   * holding.
   */
  const copyOf = ({ act, id }: Pick<TradeApplicationRow, 'act' | 'id'>): string | undefined => {
    const path = act === 'issue' || act === 'payroll-issue' ? pathOf(act) : '';
    return path === '' ? undefined : `${path}?copy=${encodeURIComponent(id)}`;
  };
  /** The page of an instrument; undefined if the user has none. */
  const instrumentOf = (id: string): string | undefined => withId('instrument', id) || undefined;
  /** The page of a financing, which only suppliers have. */
  const financingOf = (id: string): string | undefined =>
    pathOf('holdings') === '' ? undefined : withId('financings', id) || undefined;
  const transferOf = ({ instrumentId, holdingId }: Pick<HeldInstrument, 'instrumentId' | 'holdingId'>) => {
    const path = pathOf('transfer');
    return path === ''
      ? undefined
      : `${path}?${new URLSearchParams({ instrument: instrumentId, holding: holdingId }).toString()}`;
  };
  /** The form of a financing with a holding already chosen; undefined for a user who does not apply for financing. */
  const financeOf = ({ holdingId }: Pick<HeldInstrument, 'holdingId'>): string | undefined => {
    const path = pathOf('finance');
    return path === '' ? undefined : `${path}?holding=${encodeURIComponent(holdingId)}`;
  };
  return { pathOf, withId, formOf, copyOf, instrumentOf, financingOf, transferOf, financeOf };
}

/** Pages on which the evidence packages of a kind of instrument are made and read. */
export function evidencePaths(kind: InstrumentKind) {
  const usual = bookOfProduct(productOfInstrument[kind]);
  if (usual === undefined) throw new RangeError(`No evidence for ${kind}`);
  return {
    /** The page that chooses businesses of a book for a package; undefined for a book without such a page. */
    create: (book: OpenBook = usual): string | undefined =>
      policyOf(book).flags.createAction ? indexPathsOf({ book, side: 'finance' }).create : undefined,
    detail: (packageId: string, book: OpenBook = usual): string => pathsOf(book).detail(packageId),
    upload: (packageId: string, book: OpenBook = usual): string => pathsOf(book).upload(packageId),
  };
}
