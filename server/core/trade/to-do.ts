import { actsForCore, roleKind } from '../../../src/domain/identity/role.ts';
import { returnedStates, type TradeState } from '../../../src/domain/trade/shared/application-machine.ts';
import { stepRoles } from '../../../src/domain/trade/shared/application-policy.ts';
import { mostInToDo, toDoOf } from '../../../src/domain/trade/shared/to-do.ts';
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

/** What the to-do page of the reader shows. */
export async function readToDo(transaction: Transaction, reader: TradeReader) {
  const companyId = reader.caller.user.pkCorp;
  const any = { companyId, acts: undefined, makerUserId: undefined, keyword: '' };
  const rowsIn = async (states: readonly TradeState[], makerUserId?: string) =>
    (await transaction.tradeApplications.page({ ...any, states, makerUserId }, slice)).map((each) =>
      rowToWire(each, reader),
    );
  const sent = { companyId, place: 'transit', keyword: '', orderBy: 'openedAt', descending: false } as const;
  const transit = actsForCore(reader.caller.role) ? [] : await transaction.holdings.page(sent, slice);
  return toDoOf({
    waiting: await waitingRows(transaction, reader),
    // Each kind by itself, so that the drafts of a colleague hide nothing that came back.
    returned: await rowsIn(returnedStates),
    drafts: await rowsIn(['DRAFT'], reader.caller.user.userId),
    underWay: await rowsIn(['WAITING']),
    transit: await holdingsToWire(transaction, transit, momentOf(reader.now)),
  });
}
