import { actsForCore, roleKind } from '../../../src/domain/identity/role.ts';
import { returnedStates } from '../../../src/domain/trade/shared/application-machine.ts';
import { stepRoles } from '../../../src/domain/trade/shared/application-policy.ts';
import { mostInToDo, ownToDo, toDoOf } from '../../../src/domain/trade/shared/to-do.ts';
import type { Transaction } from '../store.ts';
import { holdingsToWire } from './holding-wire.ts';
import { momentOf } from './trade-facts.ts';
import { rowToWire, type TradeReader } from './trade-wire.ts';

const slice = { offset: 0, limit: mostInToDo };

/** The applications whose step the reader's role decides in its company, the longest waiting first. */
export async function waitingRows(transaction: Transaction, reader: TradeReader) {
  const { user, role } = reader.caller;
  const roles = stepRoles.filter((each) => each === roleKind(role));
  const waiting = await transaction.tradeApplications.waitingFor(user.pkCorp, roles);
  return waiting.map((each) => rowToWire(each, reader));
}

/**
 * What waits for the reader, by the rule of the to-do pages: the overview, the menu, the queue over all products and
 * the to-do pages count and list the same. Drafts and what others have now are left out.
 */
export async function readToDo(transaction: Transaction, reader: TradeReader) {
  const { role, user } = reader.caller;
  const makes = roleKind(role) === 'operator';
  const all = { companyId: user.pkCorp, acts: undefined, makerUserId: undefined, keyword: '' };
  const sent = {
    companyId: user.pkCorp,
    place: 'transit',
    keyword: '',
    orderBy: 'openedAt',
    descending: false,
  } as const;
  const returned = makes ? await transaction.tradeApplications.page({ ...all, states: returnedStates }, slice) : [];
  const transit = makes && !actsForCore(role) ? await transaction.holdings.page(sent, slice) : [];
  const toDo = toDoOf({
    waiting: await waitingRows(transaction, reader),
    returned: returned.map((each) => rowToWire(each, reader)),
    drafts: [],
    underWay: [],
    transit: await holdingsToWire(transaction, transit, momentOf(reader.now)),
  });
  return ownToDo(toDo, makes);
}
