import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { AgreementPresenter } from '../../../src/presentation/agreements/agreement-presenter.ts';
import { ArrivalChain, type ArrivalParts } from '../../../src/presentation/notices/shared/arrival-chain.ts';
import { ArrivalMemory } from '../../../src/presentation/notices/shared/arrival-memory.ts';
import { platformAgreements } from '../../../src/presentation/notices/shared/platform-agreements.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { ToastRegion } from '../../../src/views/design/panels/ToastRegion.tsx';
import { ArrivalDialogs } from '../../../src/views/notices/shared/ArrivalDialogs.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { loadAgreement } from '../../../src/words/agreements/load-agreement.ts';
import { useWords } from '../../../src/words/use-words.ts';
import { never, zhou } from '../../builders/message-boxes.ts';
import { until } from '../../builders/office.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const Notes = observer(function Notes({ toasts }: { readonly toasts: Toasts }) {
  const { say } = useWords();
  return (
    <ToastRegion
      toasts={toasts.notes.map(({ id, tone, message }) => ({ id: String(id), tone, title: say(message) }))}
      onDismissed={() => undefined}
    />
  );
});

/** A user arrives whom the back end asks only about the agreements. */
async function arrive(agreements: ArrivalParts['agreements']): Promise<void> {
  const clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  const [toasts, navigator] = [new Toasts(clock), new RecordingNavigator()];
  const session = new SessionStore(
    { pageConfig: never },
    {
      current: async () => ({ ...zhou, isMain: true }),
      switchRole: never,
      stay: never,
      signOut: async () => undefined,
    },
  );
  await session.load();
  navigator.goTo('/index');
  const chain = new ArrivalChain({
    agreements,
    session,
    toasts,
    navigator,
    clock,
    changes: undefined,
    canObject: true,
    signOut: async () => undefined,
    texts: new AgreementPresenter(platformAgreements(loadAgreement)),
    notices: {
      invoiceChange: async () => false,
      acknowledgeInvoiceChange: async () => undefined,
      isInvoicingIncomplete: async () => false,
      agencyNotice: async () => undefined,
      confirmAgencyNotice: async () => undefined,
    },
    turns: { take: async (_matter, work) => work() },
    calm: { whenIdle: async () => undefined, whenIdleAndVisible: async () => true },
    memory: new ArrivalMemory({ read: () => undefined, write: () => undefined }, clock),
  });
  void chain.pageOpened('/index');
  await until(() => !chain.isPending);
  const presenters = {
    session,
    shell: { leaving: false },
    watch: {},
    of: () => ({ agreement: () => new AgreementPresenter(platformAgreements(loadAgreement)) }),
  } as unknown as Presenters;
  await act(async () => {
    show(
      <MemoryRouter>
        <PresentersContext value={presenters}>
          <ArrivalDialogs chain={chain} />
          <Notes toasts={toasts} />
        </PresentersContext>
      </MemoryRouter>,
    );
  });
}

const refused =
  (serverMessage = '') =>
  async () =>
    Promise.reject(new PortFault('refused', { code: '018009997', ...(serverMessage === '' ? {} : { serverMessage }) }));

async function agree(): Promise<void> {
  const region = await screen.findByRole('region', { name: '协议全文' });
  for (const [name, value] of Object.entries({ scrollHeight: 2000, scrollTop: 1500, clientHeight: 500 }))
    Object.defineProperty(region, name, { configurable: true, value });
  fireEvent.scroll(region);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^同意/u })));
}

describe('the agreements at arrival', () => {
  it.each([
    ['协议服务暂不可用', '协议服务暂不可用'],
    ['', '操作没有成功。'],
  ])('E-16: whose state cannot be loaded show the server’s words or the usual ones: %s', async (said, words) => {
    await arrive({ agreementsToSign: refused(said), sign: never });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('E-17: that were signed are reported', async () => {
    await arrive({ agreementsToSign: async () => ({ publishedAt: 0 }), sign: async () => 'signed' });
    await agree();
    expect(screen.getByText('协议签署成功')).toBeTruthy();
  });

  it('E-17: that could not be signed stay, with the server’s words', async () => {
    await arrive({ agreementsToSign: async () => ({ publishedAt: 0 }), sign: refused('签署服务暂不可用') });
    await agree();
    expect(screen.getByText(/签署服务暂不可用/u)).toBeTruthy();
  });
});
