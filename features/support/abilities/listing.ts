import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';

export interface Listing {
  /** From now on one works with the packages of this book. */
  turnTo(book: OpenBook): Promise<void>;
  /** From now on one lists the packages of all books together. */
  turnToAll(): Promise<void>;
  openList(address?: string): Promise<void>;
  listed(): Promise<readonly ListedPackage[]>;
  listTotals(): Promise<{ readonly count: number; readonly amount: string } | undefined>;
  /** How many packages are said to wait for this person; undefined for whoever only looks. */
  waiting(): Promise<number | undefined>;
  /** Whether one is told that what is overdue is not among what waits. */
  saysWithoutOverdue(): Promise<boolean>;
  /** Goes where it is said to be. */
  seeOverdue(): Promise<void>;
  /** How many the menu says to wait for this person, in the book one works with or in all of them. */
  menuWaiting(): Promise<number>;
  mayMakePackages(): Promise<boolean>;
  /** Why none are made at present, or empty. */
  whyNoneMade(): Promise<string>;
  /** Keeps what is shown under a name; answers why not, or empty. */
  keepView(name: string): Promise<string>;
  /** The kept views; the one that is shown, and the one with which the list opens. */
  views(): Promise<{
    readonly names: readonly string[];
    readonly chosen: string | undefined;
    readonly usual: string | undefined;
  }>;
  /** The same once they are as they should be; fails where they never come to be. */
  viewsInTime(names: readonly string[]): Promise<void>;
  openView(name: string): Promise<void>;
  openListWith(name: string): Promise<void>;
  removeView(name: string): Promise<void>;
  /** What the list tells of each package, in its order. */
  columns(): Promise<readonly string[]>;
  showColumn(name: string, shown: boolean): Promise<void>;
  resetColumns(): Promise<void>;
  /** Sits down at a wide screen. */
  sitAtWideScreen(): Promise<void>;
}

export interface ListedPackage {
  readonly packageId: string;
  readonly state: string;
  readonly amount: string;
  readonly action: string;
  /** Who has it, in which stage, since when, as the row says it. */
  readonly progress: string;
  /** What its product is called. */
  readonly product: string;
  /** What it says of its invoices; empty where they are asked for as usual. */
  readonly invoices: string;
}
