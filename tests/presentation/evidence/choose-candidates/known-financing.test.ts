import { beforeEach, describe, expect, it } from 'vitest';
import type { FinancingDesk } from '../../../../src/application/ports/evidence/financing-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { CoreTerms, ProductTerms } from '../../../../src/domain/evidence/standards/financing-offer.ts';
import { KnownFinancing } from '../../../../src/presentation/evidence/choose-candidates/known-financing.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { candidate } from '../../../builders/candidates.ts';
import { never, zhou } from '../../../builders/message-boxes.ts';

const on: ProductTerms = { switchedOn: true, rootProducts: undefined };
const usedUp: CoreTerms = { limits: [{ packageType: 'CREDIT', funderId: 'F1', open: false }], funders: undefined };
const of = (coreEnterpriseId: string) => candidate({ coreEnterpriseId });

let session: SessionStore;
let asked: string[];
let told: number;

beforeEach(async () => {
  session = new SessionStore(
    { pageConfig: never },
    { current: async () => zhou, switchRole: never, stay: never, signOut: never },
  );
  await session.load();
  [asked, told] = [[], 0];
});

const quiet = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function knownOver(change: Partial<FinancingDesk> = {}): KnownFinancing {
  const desk: FinancingDesk = { bookTerms: async () => on, coreTerms: async () => usedUp, ...change };
  const noted: FinancingDesk = {
    bookTerms: async (book, signal) => {
      asked.push(book);
      return desk.bookTerms(book, signal);
    },
    coreTerms: async (book, core, signal) => {
      asked.push(core);
      return desk.coreTerms(book, core, signal);
    },
  };
  return new KnownFinancing('credit', noted, session, () => (told += 1));
}

describe('the parties that no business is taken for', () => {
  it('are unknown before the product is loaded, and core enterprises become known one by one', async () => {
    const known = knownOver();
    known.loadCores([of('C1')]);
    await quiet();
    expect([known.notOffered, known.switchedOff]).toEqual([undefined, false]);
    known.reload();
    await quiet();
    expect([known.notOffered?.(of('C1')), known.notOffered?.(of('C2')), known.switchedOff]).toEqual([
      'limit-used-up',
      undefined,
      false,
    ]);
  });

  it('are all of them when the product is switched off', async () => {
    const known = knownOver({ bookTerms: async () => ({ ...on, switchedOn: false }) });
    known.reload();
    await quiet();
    expect([known.switchedOff, known.notOffered?.(of('C2'))]).toEqual([true, 'switched-off']);
  });

  it('are requested once for each core enterprise, until the page is opened again', async () => {
    const known = knownOver();
    known.reload();
    known.loadCores([of('C1'), of('C1'), of('C2')]);
    known.loadCores([of('C2'), of('C3')]);
    expect(asked).toEqual(['credit', 'C1', 'C2', 'C3']);
    known.reload();
    known.loadCores([of('C1')]);
    expect(asked.slice(4)).toEqual(['credit', 'C1']);
    known.reloadFor([of('C1')]);
    expect(asked.slice(6)).toEqual(['credit', 'C1']);
  });

  it('notify each time more becomes known, and are loading while a request is open', async () => {
    const { promise, resolve } = Promise.withResolvers<CoreTerms>();
    const known = knownOver({ coreTerms: async () => promise });
    expect(known.isLoading).toBe(false);
    known.reload();
    known.loadCores([of('C1')]);
    expect([known.isLoading, told]).toEqual([true, 0]);
    await quiet();
    expect([known.isLoading, told]).toEqual([true, 1]);
    resolve(usedUp);
    await quiet();
    expect([known.isLoading, told]).toEqual([false, 2]);
  });

  it('ignore the answer to an earlier opening', async () => {
    const { promise, resolve } = Promise.withResolvers<ProductTerms>();
    let first = true;
    const known = knownOver({
      bookTerms: async () => {
        const answer = first ? promise : Promise.resolve(on);
        first = false;
        return answer;
      },
    });
    known.reload();
    known.reload();
    await quiet();
    resolve({ ...on, switchedOn: false });
    await quiet();
    expect([known.switchedOff, told, known.isLoading]).toEqual([false, 1, false]);
  });

  it('ignore answers and failures after the page is left', async () => {
    const [answered, failed] = [Promise.withResolvers<ProductTerms>(), Promise.withResolvers<CoreTerms>()];
    const known = knownOver({ bookTerms: async () => answered.promise, coreTerms: async () => failed.promise });
    known.reload();
    known.loadCores([of('C1')]);
    known.left();
    answered.resolve(on);
    failed.reject(new PortFault('not-signed-in'));
    await quiet();
    expect([known.product, told, known.isLoading, session.state.kind]).toEqual([undefined, 0, false, 'signed-in']);
  });

  it('are none when the request fails; an ended session is noticed', async () => {
    const known = knownOver({ coreTerms: async () => Promise.reject(new PortFault('offline')) });
    known.reload();
    known.loadCores([of('C1')]);
    await quiet();
    expect([known.notOffered?.(of('C1')), known.isLoading, told]).toEqual([undefined, false, 1]);
    const ended = knownOver({ bookTerms: async () => Promise.reject(new PortFault('not-signed-in')) });
    ended.reload();
    await quiet();
    expect([session.state.kind, ended.isLoading]).toEqual(['signed-out', false]);
  });
});
