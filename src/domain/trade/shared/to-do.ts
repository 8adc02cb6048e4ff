import { instrumentKinds, type InstrumentKind } from './instrument.ts';

/** Maximum number of applications of each kind, and of the amounts to accept, that a to-do list looks at. */
export const mostInToDo = 100;

/** An application, as far as it matters where it stands in a to-do list. */
interface ToDoRow {
  readonly isMine: boolean;
  /** Why the reader cannot decide it; undefined where they can. */
  readonly decisionBar?: string | null | undefined;
}

/** A holding in transit, as far as it matters whether somebody accepts it already. */
interface ToDoArrival {
  readonly openApplications: readonly unknown[];
}

/** A financing, as far as it matters whether its supplier has something to do. */
interface ToDoFinancing {
  /** Whether it waits for its supplier, and no colleague has put it to the director. */
  readonly isTurn: boolean;
}

/** What a to-do list is made of. */
export interface ToDoSource<Row, Arrival, Financing, Proposal> {
  /** What waits for the reader's role. */
  readonly waiting: readonly Row[];
  /** The company's applications that came back. */
  readonly returned: readonly Row[];
  /** The reader's drafts. */
  readonly drafts: readonly Row[];
  /** The company's applications that wait for somebody. */
  readonly underWay: readonly Row[];
  /** What was sent to the company. */
  readonly transit: readonly Arrival[];
  /** The company's financings that may wait for it. */
  readonly financings: readonly Financing[];
  /** Proposals of colleagues that the reader can answer. */
  readonly proposals: readonly Proposal[];
}

/** Everything that waits in one company for one role. */
export interface ToDo<Row, Arrival, Financing, Proposal> {
  /** What the reader can decide now. */
  readonly toDecide: readonly Row[];
  /** What waits for the reader's role and others made, and cannot be decided by the reader, with why. */
  readonly barred: readonly Row[];
  /** What came back to the reader, or was refused by a rule. */
  readonly returned: readonly Row[];
  readonly drafts: readonly Row[];
  /** What was sent to the company and nobody accepts yet. */
  readonly toAccept: readonly Arrival[];
  /** Financings that wait for materials, an answer or a signature. */
  readonly toFinance: readonly Financing[];
  /** Proposals of colleagues that wait for the reader's answer. */
  readonly toConfirm: readonly Proposal[];
  /** What the reader's company has submitted, and others have now. */
  readonly underWay: readonly Row[];
}

const canDecide = ({ decisionBar }: ToDoRow): boolean => decisionBar === undefined || decisionBar === null;

/** Sorts what waits by what the reader has to do with it. */
export function toDoOf<Row extends ToDoRow, Arrival extends ToDoArrival, Financing extends ToDoFinancing, Proposal>({
  waiting,
  returned,
  drafts,
  underWay,
  transit,
  financings,
  proposals,
}: ToDoSource<Row, Arrival, Financing, Proposal>): ToDo<Row, Arrival, Financing, Proposal> {
  return {
    toDecide: waiting.filter(canDecide),
    barred: waiting.filter((row) => !canDecide(row) && row.decisionBar !== 'own'),
    returned: returned.filter(({ isMine }) => isMine),
    drafts,
    toAccept: transit.filter(({ openApplications }) => openApplications.length === 0),
    toFinance: financings.filter(({ isTurn }) => isTurn),
    toConfirm: proposals,
    underWay,
  };
}

/** Parts of a to-do list that can wait for the reader. */
export const ownParts = ['toDecide', 'returned', 'toAccept', 'toFinance', 'toConfirm'] as const;
export type OwnPart = (typeof ownParts)[number];

/**
 * The part of a to-do list that waits for the reader. What came back, what is to be accepted, and what a financing
 * needs waits for those alone who make applications in their present role. `makes`: whether the reader does.
 */
export function ownToDo<Row, Arrival, Financing, Proposal>(
  { toDecide, returned, toAccept, toFinance, toConfirm }: Pick<ToDo<Row, Arrival, Financing, Proposal>, OwnPart>,
  makes: boolean,
): Pick<ToDo<Row, Arrival, Financing, Proposal>, OwnPart> {
  return {
    toDecide,
    returned: makes ? returned : [],
    toAccept: makes ? toAccept : [],
    toFinance: makes ? toFinance : [],
    toConfirm,
  };
}

/** Number of what waits for the reader. */
export function countToDo<Row, Arrival, Financing, Proposal>(
  toDo: Pick<ToDo<Row, Arrival, Financing, Proposal>, OwnPart>,
  makes: boolean,
): number {
  return Object.values(ownToDo(toDo, makes)).reduce((sum, { length }) => sum + length, 0);
}

/** Numbers of what waits for the reader in the instruments of one kind. */
export interface ToDoCount extends Readonly<Record<OwnPart, number>> {
  readonly kind: InstrumentKind;
}

/** The numbers of each kind of instrument in which something waits for the reader. `kindOf`: kind of a row. */
export function countToDoByKind<Row, Arrival, Financing, Proposal>(
  toDo: Pick<ToDo<Row, Arrival, Financing, Proposal>, OwnPart>,
  makes: boolean,
  kindOf: (row: Row | Arrival | Financing | Proposal) => string | undefined,
): readonly ToDoCount[] {
  const own = ownToDo(toDo, makes);
  const count = (rows: readonly (Row | Arrival | Financing | Proposal)[], kind: InstrumentKind): number =>
    rows.filter((row) => kindOf(row) === kind).length;
  return instrumentKinds
    .map((kind) => ({
      kind,
      toDecide: count(own.toDecide, kind),
      returned: count(own.returned, kind),
      toAccept: count(own.toAccept, kind),
      toFinance: count(own.toFinance, kind),
      toConfirm: count(own.toConfirm, kind),
    }))
    .filter((each) => sumOfToDo(each) > 0);
}

/** Number of what waits for the reader in the instruments of one kind. */
export const sumOfToDo = (count: ToDoCount): number => ownParts.reduce((sum, part) => sum + count[part], 0);
