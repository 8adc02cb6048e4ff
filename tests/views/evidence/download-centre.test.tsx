import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import { noAnnouncements } from '../../../src/application/ports/identity/announcements.ts';
import type { DownloadDesk, DownloadTask } from '../../../src/application/ports/evidence/download-desk.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { DownloadCentrePresenter } from '../../../src/presentation/evidence/download-centre/download-centre-presenter.ts';
import { DownloadTasks } from '../../../src/presentation/evidence/shared/download-tasks.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { DownloadCentreScreen } from '../../../src/views/evidence/download-centre/DownloadCentreScreen.tsx';
import { ToastRegion } from '../../../src/views/design/panels/ToastRegion.tsx';
import { useWords } from '../../../src/words/use-words.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { show } from '../design/show.tsx';

let clock: ManualClock;
let kept: DownloadTask[];
let did: string[];
let fault: PortFault | undefined;
let refusal: PortFault;
let toasts: Toasts;
let navigator: RecordingNavigator;

const at = Date.parse('2026-11-21T09:00:00+08:00');
const task = (
  id: string,
  name: string,
  state: DownloadTask['state'],
  kind: DownloadTask['kind'] = 'export',
): DownloadTask => ({ id, kind, name, requestedAt: at, state });

beforeEach(() => {
  clock = new ManualClock(at);
  navigator = new RecordingNavigator();
  [did, fault, refusal, toasts] = [[], undefined, new PortFault('offline'), new Toasts(clock)];
  kept = [
    task('1', '资料包 0900.xlsx', { kind: 'running', done: 3, total: 12 }),
    task(
      '2',
      '资料 0830.zip',
      { kind: 'complete', size: 2048, completedAt: at, expiresAt: at + 86_400_000 },
      'archive',
    ),
    task('3', '资料包 0815.xlsx', { kind: 'complete', size: 512, completedAt: at, expiresAt: at + 86_400_000 }),
    task('4', '资料包 0800.xlsx', { kind: 'failed', because: 'TOO_MUCH', failedAt: at }),
  ];
});
afterEach(cleanup);

const Notes = observer(function Notes() {
  const { say } = useWords();
  return (
    <ToastRegion
      toasts={toasts.notes.map(({ id, tone, message }) => ({ id: String(id), tone, title: say(message) }))}
      onDismissed={() => undefined}
    />
  );
});

const doing =
  (what: string) =>
  async (id: string): Promise<never> => {
    did.push(`${what} ${id}`);
    throw refusal;
  };

async function open(address = '/my/download', offered = true): Promise<void> {
  const session = { who: { userId: 'U', role: { code: 'R' } }, faultSeen: () => undefined } as unknown as SessionStore;
  const desk: DownloadDesk = {
    tasks: async () => {
      if (fault) throw fault;
      return kept;
    },
    ask: async () => doing('ask')(''),
    address: doing('address'),
    retry: doing('retry'),
    repeat: doing('repeat'),
    remove: doing('remove'),
  };
  const tasks = new DownloadTasks({
    desk,
    session,
    clock,
    preferences: { read: () => undefined, write: () => undefined, onChosenElsewhere: () => () => undefined },
    toasts,
    announcements: async () => noAnnouncements,
  });
  const presenter = new DownloadCentrePresenter(offered ? tasks : undefined, navigator);
  const presenters = {
    of: () => ({ downloadCentre: () => presenter }),
    shell: { home: '/index' },
  } as unknown as Presenters;
  await act(
    async () =>
      void show(
        <MemoryRouter initialEntries={[address]}>
          <PresentersContext value={presenters}>
            <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
              <DownloadCentreScreen />
              <Notes />
            </LinksContext>
          </PresentersContext>
        </MemoryRouter>,
      ),
  );
}

const rows = (): readonly (string | undefined)[] =>
  screen.queryAllByRole('listitem').map((row) => /资料包? \d+/u.exec(row.textContent)?.[0]);

describe('the download centre', () => {
  it('shows each task with its name, progress and actions', async () => {
    await open();
    expect(rows()).toEqual(['资料包 0900', '资料 0830', '资料包 0815', '资料包 0800']);
    expect(screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
      '进行中 1',
      '可下载 2',
      '失败 1',
    ]);
    const [running, ready, , failed] = screen.getAllByRole('listitem');
    expect(within(running as HTMLElement).getByRole('progressbar')).toBeTruthy();
    expect(
      within(running as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['取消']);
    expect(ready?.textContent).toContain('资料打包');
    expect(
      within(ready as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['下载', '重新生成', '删除']);
    expect(
      within(failed as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['重试', '删除']);
    expect(failed?.textContent).toContain('内容太多');
  });

  it('asks before it removes a ready one: the asking button keeps it', async () => {
    await open();
    const asking = screen.getByRole('button', { name: '删除 资料 0830.zip' });
    asking.focus();
    await act(async () => void fireEvent.click(asking));
    const row = within(asking.closest('li') as HTMLElement);
    expect([row.getByRole('status').textContent, document.activeElement?.textContent, did]).toEqual([
      '删除后需要重新生成',
      '保留',
      [],
    ]);
    await act(async () => void fireEvent.click(row.getByRole('button', { name: '保留 资料 0830.zip' })));
    expect([row.queryByRole('status'), did]).toEqual([null, []]);
    await act(async () => void fireEvent.click(row.getByRole('button', { name: '删除 资料 0830.zip' })));
    await act(async () => void fireEvent.click(row.getByRole('button', { name: '确认删除 资料 0830.zip' })));
    expect(did).toEqual(['remove 2']);
  });

  it('E-14: shows why a download failed, in the server’s words', async () => {
    refusal = new PortFault('refused', { code: '018009995', serverMessage: '下载任务已过期，请重新生成' });
    await open();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '下载 资料 0830.zip' })));
    expect([did, screen.getByText('下载任务已过期，请重新生成') !== null]).toEqual([['address 2'], true]);
  });

  it('keeps the focus in the row of a removed button, or beside a removed row', async () => {
    await open();
    const retry = screen.getByRole('button', { name: '重试 资料包 0800.xlsx' });
    retry.focus();
    did.length = 0;
    const row = retry.closest('li') as HTMLElement;
    kept = kept.filter(({ id }) => id !== '4');
    refusal = new PortFault('not-found');
    await act(async () => void fireEvent.click(retry));
    await waitFor(() =>
      expect([
        did,
        row.isConnected,
        document.activeElement?.closest('li')?.textContent.includes('资料包 0815.xlsx'),
      ]).toEqual([['retry 4'], false, true]),
    );
  });

  it('reports a task that is gone, and removes it', async () => {
    await open();
    [refusal, kept] = [new PortFault('not-found'), kept.filter(({ id }) => id !== '2')];
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '下载 资料 0830.zip' })));
    expect([
      screen.getByText('文件已过期或已被删除，可以重新导出') !== null,
      screen.queryByText('资料 0830.zip'),
    ]).toEqual([true, null]);
  });

  it('orders the same archive again', async () => {
    await open();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重新生成 资料 0830.zip' })));
    expect(did).toEqual(['repeat 2']);
  });

  it.each([
    ['?state=ready', ['资料 0830', '资料包 0815']],
    ['?state=ready&kind=archive', ['资料 0830']],
    ['?q=08', ['资料 0830', '资料包 0815', '资料包 0800']],
    ['?state=constructor&kind=__proto__', ['资料包 0900', '资料 0830', '资料包 0815', '资料包 0800']],
  ])('shows at %s the filtered tasks', async (search, expected) => {
    await open(`/my/download${search}`);
    expect(rows()).toEqual(expected);
  });

  it('keeps the filter in the address, and counts the others', async () => {
    await open('/my/download?kind=archive');
    expect(screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
      '进行中 0',
      '可下载 1',
      '失败 0',
    ]);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /失败/u })));
    expect([navigator.current(), screen.getByText('没有符合条件的下载') !== null]).toEqual([
      '/my/download?state=failed&kind=archive',
      true,
    ]);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '查看全部' })));
    expect([navigator.current(), rows().length]).toEqual(['/my/download', 4]);
  });

  it('explains where downloads come from when there are none', async () => {
    kept = [];
    await open();
    expect(screen.getByText('没有可取的文件')).toBeTruthy();
  });

  it('shows why the load failed, and loads again', async () => {
    fault = new PortFault('offline');
    await open();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    fault = undefined;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
    expect(rows()).toHaveLength(4);
  });

  it('reports that downloads are not offered', async () => {
    await open('/my/download', false);
    expect([screen.getByText('本平台暂不提供导出和打包下载。') !== null, screen.queryByRole('search')]).toEqual([
      true,
      null,
    ]);
  });
});
