import { instrumentKinds, type InstrumentKind } from './instrument.ts';

/** Maximum number of applications of each kind, and of amounts to accept, that a to-do list considers. */
export const maxToDoRows = 100;

/** Facts of an application that decide its place in a to-do list. */
interface ToDoRow {
  readonly isMine: boolean;
  /** Why the user cannot decide it; undefined where they can. */
  readonly decisionBar?: string | null | undefined;
}

/** Facts of a holding in transit: whether an application already handles it. */
interface ToDoArrival {
  readonly openApplications: readonly unknown[];
}

/** Facts of a financing that decide whether its supplier has to act. */
interface ToDoFinancing {
  /** Whether it waits for its supplier, and no colleague has submitted it to the director. */
  readonly isTurn: boolean;
}

/** Input of a to-do list. */
export interface ToDoSource<Row, Arrival, Financing, Proposal> {
  /** Applications that wait for the user's role. */
  readonly waiting: readonly Row[];
  /** Applications of the company that were sent back. */
  readonly returned: readonly Row[];
  /** The user's drafts. */
  readonly drafts: readonly Row[];
  /** Submitted applications of the company that are waiting. */
  readonly underWay: readonly Row[];
  /** Holdings in transit to the company. */
  readonly transit: readonly Arrival[];
  /** Financings of the company that may need an action. */
  readonly financings: readonly Financing[];
  /** Proposals of colleagues that the user can answer. */
  readonly proposals: readonly Proposal[];
}

/** To-do list of one role in one company. */
export interface ToDo<Row, Arrival, Financing, Proposal> {
  /** Applications that the user can decide now. */
  readonly toDecide: readonly Row[];
  /** Applications of others that wait for the user's role but that the user cannot decide, with the reason. */
  readonly barred: readonly Row[];
  /** Applications of the user that were sent back or refused by a rule. */
  readonly returned: readonly Row[];
  readonly drafts: readonly Row[];
  /** Holdings in transit to the company that nobody is handling yet. */
  readonly toAccept: readonly Arrival[];
  /** Financings that wait for materials, an answer or a signature. */
  readonly toFinance: readonly Financing[];
  /** Proposals of colleagues that wait for the user's answer. */
  readonly toConfirm: readonly Proposal[];
  /** Submitted applications of the company that wait for others. */
  readonly underWay: readonly Row[];
}

const canDecide = ({ decisionBar }: ToDoRow): boolean => decisionBar === undefined || decisionBar === null;

/** Sorts waiting items by the user's next action. */
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

/** Parts of a to-do list that can wait for the user. */
export const ownParts = ['toDecide', 'returned', 'toAccept', 'toFinance', 'toConfirm'] as const;
export type OwnPart = (typeof ownParts)[number];

/**
 * Parts of a to-do list that wait for the user. Returned applications, holdings to accept and financings wait for roles
 * that make applications only. `makes`: whether the user's current role does.
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

/** Number of items that wait for the user. */
export function countToDo<Row, Arrival, Financing, Proposal>(
  toDo: Pick<ToDo<Row, Arrival, Financing, Proposal>, OwnPart>,
  makes: boolean,
): number {
  return Object.values(ownToDo(toDo, makes)).reduce((sum, { length }) => sum + length, 0);
}

/** Numbers of items that wait for the user, for one kind of instrument. */
export interface ToDoCount extends Readonly<Record<OwnPart, number>> {
  readonly kind: InstrumentKind;
}

/** Numbers per kind of instrument; kinds without items are left out. `kindOf`: kind of a row. */
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

/** Total number of items of one kind of instrument. */
export const sumOfToDo = (count: ToDoCount): number => ownParts.reduce((sum, part) => sum + count[part], 0);
