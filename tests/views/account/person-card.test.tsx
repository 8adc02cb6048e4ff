import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { AccountInfoPresenter } from '../../../src/presentation/account/account-info/account-info-presenter.ts';
import { PersonCard } from '../../../src/views/account/account-info/PersonCard.tsx';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { zhCN } from '../../../features/support/every-word.ts';
import { WordsProvider } from '../../../src/words/WordsProvider.tsx';
import { PortalWorld } from '../shell/portal-world.tsx';

afterEach(cleanup);

it.each([
  [{ serial: '1f9f3c', suffix: '9F3C', registrar: 'RA_CCB' }, '尾号 9F3C（银行登记）'],
  [{ serial: '1f9f3c', suffix: '9F3C', registrar: 'RA_RYL' }, '尾号 9F3C（平台登记）'],
  [undefined, undefined],
])('the card shows the key in use: %j', async (key, told) => {
  const world = new PortalWorld();
  if (!world.who) throw new Error('Nobody is signed in');
  world.who = { ...world.who, key };
  await world.presenters.session.start();
  const account = {
    userName: 'limin',
    personName: '李敏',
    companyName: '砚舟',
    mobile: '',
    idNumber: '',
    companyCode: '',
    isMain: false,
  };
  const presenter = {
    revealed: {},
    account: { current: { kind: 'ready', value: account } },
  } as unknown as AccountInfoPresenter;
  render(
    <WordsProvider locale="zh-CN" catalogue={zhCN} onLocaleChanged={() => undefined}>
      <PresentersContext value={world.presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <MemoryRouter>
            <PersonCard presenter={presenter} />
          </MemoryRouter>
        </LinksContext>
      </PresentersContext>
    </WordsProvider>,
  );
  expect([
    screen.queryByText('使用中的 UKey') !== null,
    told === undefined || screen.queryByText(told) !== null,
  ]).toEqual([told !== undefined, true]);
});
