import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HoldingRecord } from '../../../../server/core/records/trade.ts';
import { daysBetween, shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import { zeroMoney } from '../../../../src/domain/money/money.ts';
import type { Presenters } from '../../../../src/presentation/presenters.ts';
import { LinksContext } from '../../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../../src/views/pages/presenters-context.ts';
import { InstrumentScreen } from '../../../../src/views/trade/instrument/InstrumentScreen.tsx';
import { KindProvider } from '../../../../src/views/trade/shared/kind-context.ts';
import { OfficersWorld } from '../../../builders/officers.ts';
import { saveCollection } from '../../../../server/core/trade/collection-terms.ts';
import { englishMoment } from '../../../../src/words/format.ts';
import { openOffice, type Office } from '../../../builders/office.ts';
import { show } from '../../design/show.tsx';

let office: Office;
let world: OfficersWorld;
let held: HoldingRecord;

beforeEach(async () => {
  office = await openOffice();
  world = new OfficersWorld(office.store, office.clock);
  held = await world.held('1000000.00', '2027-03-31');
});
afterEach(() => {
  cleanup();
  office.close();
});

async function shownTo(account: string, instrumentId = held.instrumentId): Promise<void> {
  const { presenters } = await office.seat(account);
  show(
    <MemoryRouter initialEntries={[`/page?id=${instrumentId}`]}>
      <PresentersContext value={{ session: presenters.session, of: () => presenters } as unknown as Presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <KindProvider value="credit">
            <InstrumentScreen />
          </KindProvider>
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
    'en',
  );
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of an instrument', () => {
  it('leads its holder to the list, the ledger of it alone, its applications, package and financing', async () => {
    await world.withEvidence([held.id], 'F-CHANGYU', 'AUDITED');
    const made = await world.approve([{ holdingId: held.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    await shownTo('zhousiyuan');
    expect(screen.getByRole('heading', { level: 1, name: `Instrument ${held.number}` })).toBeDefined();
    expect(hrefOf('See in the ledger')).toBe(`/cv3/transfer-record?q=${held.number}`);
    expect(hrefOf(`Package DD-${held.id}`)).toContain(`DD-${held.id}`);
    const financings = within(screen.getByRole('list', { name: 'Financings' }));
    const link = financings.getByRole('link', { name: made.number });
    expect(link.getAttribute('href')).toBe(`/cv3/credit/chain/finance/query?id=${made.id}`);
    const applications = within(screen.getByRole('list', { name: 'Applications' }));
    expect(applications.getAllByRole('link')).toHaveLength(2);
    const table = screen.getByRole('table', { name: 'Ledger of what you hold' });
    expect(within(table).getAllByText('¥1,000,000.00')).toHaveLength(2);
  });

  it('says how it is paid, and tells its issuer alone what the bank lacks', async () => {
    await office.store.transaction(async (transaction) =>
      saveCollection(transaction, 'C-QIHENG', { collectMode: 'ONLINE', authFlag: false }),
    );
    await shownTo('zhousiyuan');
    const online = 'Online: on the payment day the bank debits the issuer’s account.';
    expect(await screen.findByText(online)).toBeDefined();
    expect(screen.queryByText(/^No debit agreement/u)).toBeNull();
    cleanup();
    await shownTo('luoqiubai');
    expect(await screen.findByText(/^No debit agreement/u)).toBeDefined();
  });

  it('says what a court has frozen, and lists it in the history', async () => {
    await world.order({ act: 'freeze', holdingId: held.id, amount: '30000.00' });
    await shownTo('zhousiyuan');
    expect(screen.getByText(/^Frozen by a court: ¥30,000\.00/u)).toBeDefined();
    const history = within(screen.getByRole('list', { name: 'History' }));
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
      'Issued',
      'Accept',
      'Court ',
    ]);
    expect(
      within(history.getByText(/^Court freeze/u).closest('li') as HTMLElement).getByText('needs attention'),
    ).toBeDefined();
  });

  it('says to both companies that a payment came which a freeze holds back, and to each only once', async () => {
    await world.order({ act: 'freeze', holdingId: held.id, amount: '30000.00', until: '2027-12-31' });
    office.clock.advance(daysBetween(shanghaiDate(office.clock.now()), '2027-03-31') * 86_400_000);
    expect(await world.pay(held.number, '1000000.00', 'ST-1')).toBe('frozen');
    await world.care();
    await shownTo('zhousiyuan');
    const said = /^A payment of ¥1,000,000\.00 arrived on 31 Mar 2027\. It is on hold because of a court freeze/u;
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByText('No payment yet')).toBeNull();
    cleanup();
    await shownTo('luoqiubai');
    expect(await screen.findByText(said)).toBeDefined();
    const told = async (userId: string) =>
      office.store.transaction(async ({ messages }) =>
        (await messages.of(userId, 0, 200)).filter(({ kind }) => kind.endsWith('payment-held')).map(({ kind }) => kind),
      );
    expect(await told('U-zhousiyuan')).toEqual(['payment-held']);
    expect(await told('U-luoqiubai')).toEqual(['issuer-payment-held']);
  });

  it('says that a correction waits, who signs it, and that nothing of it can be used', async () => {
    const cancelling = { name: /^Ask to cancel/u };
    await shownTo('zhousiyuan');
    expect(screen.getByRole('button', cancelling)).toBeDefined();
    cleanup();
    const asked = await world.askCorrection(held);
    await shownTo('zhousiyuan');
    const notice = await screen.findByText(/^The platform proposes to correct ¥1,000,000\.00/u);
    expect(notice.textContent).toContain('the signature of 顾云舟 or 林知夏');
    expect(hrefOf(`View application ${asked.number}`)).toContain(asked.id);
    expect(screen.queryByRole('button', cancelling)).toBeNull();
    cleanup();
    await shownTo('luoqiubai');
    expect(screen.queryByText(/^The platform proposes/u)).toBeNull();
  });

  it('dates a correction by its effect, and says to its issuer, too, what it reversed', async () => {
    const asked = await world.askCorrection(held);
    office.clock.advance(3_600_000);
    await world.decide(await world.caller('guyunzhou', 'director'), asked);
    const effect = office.clock.now();
    await shownTo('luoqiubai');
    const line = screen.getByText(/^Correction: ¥1,000,000\.00, reverses the acceptance/u).closest('li');
    expect(line?.textContent).toContain(englishMoment(effect));
  });

  it('says in its head what must be accepted again after a correction, until when, and what follows', async () => {
    await world.decide(await world.caller('guyunzhou', 'director'), await world.askCorrection(held));
    await shownTo('zhousiyuan');
    const said = screen.getByText(/^The platform reversed the first acceptance/u).textContent;
    expect(said).toMatch(/Please accept ¥1,000,000\.00 again by \d+ \w+ \d{4}; after that it is returned to 启衡/u);
  });

  it('draws the first 50 parts of one origin, and the others by presses', async () => {
    const part = await office.store.transaction(async ({ holdings }) => holdings.find(held.id));
    await office.store.transaction(async ({ holdings }) =>
      holdings.saveAll(
        Array.from({ length: 120 }, (_each, at) => ({
          ...(part ?? held),
          id: `H-PART-${String(at).padStart(3, '0')}`,
          companyId: 'C-CHENGYE',
          originId: held.id,
        })),
      ),
    );
    await shownTo('zhousiyuan');
    const chain = within(screen.getByRole('list', { name: /^Chain of title/u }));
    const drawn = () => chain.getAllByText(/澄叶/u).length;
    expect(drawn()).toBe(50);
    fireEvent.click(chain.getByRole('button', { name: 'Show 50 more of 70 that are not listed yet' }));
    await waitFor(() => expect(drawn()).toBe(100));
    fireEvent.click(chain.getByRole('button', { name: 'Show 20 more of 20 that are not listed yet' }));
    await waitFor(() => expect(drawn()).toBe(120));
    expect(chain.queryByRole('button', { name: /^Show/u })).toBeNull();
  });

  it('names whom a paid one was paid to, without its payer as a holder', async () => {
    await shownTo('zhousiyuan', 'I-PAST-900028');
    const chain = within(screen.getByRole('list', { name: /^Chain of title/u }));
    expect(chain.getAllByRole('listitem')).toHaveLength(2);
    expect(chain.getByText(/ paid$/u)).toBeDefined();
    const [paidOn = ''] = /\d+ \w+ \d{4}/u.exec(chain.getByText(/^paid · /u).textContent ?? '') ?? [];
    expect(chain.queryByText(/left$/u)).toBeNull();
    expect(screen.getByText('Only the other company can see what happens after that')).toBeDefined();
    const payments = within(screen.getByRole('list', { name: 'Payments' }));
    expect(payments.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(paidOn || 'a day'),
    ]);
    // A payment reduces the holding; it is no spending.
    expect(screen.getAllByText('Decrease').length).toBeGreaterThan(0);
    cleanup();
    await shownTo('luoqiubai', 'I-PAST-900028');
    expect(screen.getByText(/^The first payee, and holders that were paid\./u)).toBeDefined();
    expect(within(screen.getByRole('list', { name: /^Chain of title/u })).getByText(/\(you\)/u)).toBeDefined();
    expect(screen.getByText('Paid by your company')).toBeDefined();
  });

  it('tells the issuer of an overdue one what to do, and nothing about days that have passed', async () => {
    office.clock.advance(daysBetween(shanghaiDate(office.clock.now()), '2027-04-10') * 86_400_000);
    await shownTo('luoqiubai');
    expect(screen.getByText(/^Overdue for 10 days, to be paid by your company/u).textContent).toContain(
      'Please pay as soon as possible.',
    );
    expect(screen.queryByText('Until due')).toBeNull();
    const late = screen.getByText(/^Not paid on the payment day/u).closest('li');
    expect(late?.textContent).toContain('needs attention');
    expect(late?.textContent).not.toContain('rejected');
  });

  it('has a part that was paid late after the payment day in its history', async () => {
    office.clock.advance(daysBetween(shanghaiDate(office.clock.now()), '2027-04-10') * 86_400_000);
    expect(await world.pay(held.number, '400000.00', 'ST-1')).toBe('matched');
    await shownTo('luoqiubai');
    const lines = within(screen.getByRole('list', { name: 'History' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    const overdue = lines.findIndex((line) => line.startsWith('Not paid on the payment day'));
    const paid = lines.findIndex((line) => line.includes('¥400,000.00'));
    expect([overdue > 0, paid > overdue]).toEqual([true, true]);
  });

  it('leads back to what waits for acceptance before it is accepted, and says that nothing is held', async () => {
    const transit = { ...held, id: 'H-sent', place: 'transit' as const };
    await office.store.transaction(async ({ holdings }) => holdings.saveAll([{ ...held, amount: zeroMoney }, transit]));
    await shownTo('zhousiyuan');
    expect(hrefOf('To accept')).toBe('/cv3/credit/chain/accept');
    expect(screen.queryByText('What your company holds')).toBeNull();
    expect(screen.getByText('Due date and transfer')).toBeDefined();
  });

  it('has acceptances and payments in its history, each with its day once', async () => {
    await shownTo('luoqiubai', 'I-PAST-900028');
    const history = within(screen.getByRole('list', { name: 'History' }));
    const said = history.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(said.map((each) => /Issued|accepted|Payment/u.exec(each)?.[0])).toEqual(['Issued', 'accepted', 'Payment']);
  });

  it('shows its issuer where the amount is, and a stranger that there is none', async () => {
    await shownTo('luoqiubai');
    expect(screen.getByText('With the payee')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Transfer' })).toBeNull();
    cleanup();
    await shownTo('heqinghe');
    expect(screen.getByText('No such instrument')).toBeDefined();
    expect(hrefOf('Back to the list')).toBe('/cv3/credit/chain/holdings');
  });
});
