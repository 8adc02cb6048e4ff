import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';

export interface Listing {
  /** Switches to the packages of this book. */
  turnTo(book: OpenBook): Promise<void>;
  /** Switches to the list of the packages of all books. */
  turnToAll(): Promise<void>;
  openList(address?: string): Promise<void>;
  listed(): Promise<readonly ListedPackage[]>;
  listTotals(): Promise<{ readonly count: number; readonly amount: string } | undefined>;
  /** The number of packages that wait for the user; undefined for users with read-only access. */
  waiting(): Promise<number | undefined>;
  /** Whether the list says that overdue packages are not included. */
  saysWithoutOverdue(): Promise<boolean>;
  /** Opens the list that it names. */
  seeOverdue(): Promise<void>;
  /** The number in the menu of packages that wait for the user, in the current book or in all books. */
  menuWaiting(): Promise<number>;
  mayMakePackages(): Promise<boolean>;
  /** The reason why no packages can be made at present; empty for none. */
  whyNoneMade(): Promise<string>;
  /** Saves the present view under a name. Returns the error message; empty on success. */
  keepView(name: string): Promise<string>;
  /** The saved views, the view that is shown, and the default view. */
  views(): Promise<{
    readonly names: readonly string[];
    readonly chosen: string | undefined;
    readonly usual: string | undefined;
  }>;
  /** Waits until the saved views are these; fails on a timeout. */
  viewsInTime(names: readonly string[]): Promise<void>;
  openView(name: string): Promise<void>;
  openListWith(name: string): Promise<void>;
  removeView(name: string): Promise<void>;
  /** The columns of the list, in their order. */
  columns(): Promise<readonly string[]>;
  showColumn(name: string, shown: boolean): Promise<void>;
  resetColumns(): Promise<void>;
  /** Changes to a wide screen. */
  sitAtWideScreen(): Promise<void>;
}

export interface ListedPackage {
  readonly packageId: string;
  readonly state: string;
  readonly amount: string;
  readonly action: string;
  /** The progress in the row: who has the package, in which stage, and since when. */
  readonly progress: string;
  /** The name of its product. */
  readonly product: string;
  /** The label about its invoices; empty where they are required as usual. */
  readonly invoices: string;
}
