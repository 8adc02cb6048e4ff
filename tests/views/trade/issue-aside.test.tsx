import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import type { IssuePresenter } from '../../../src/presentation/trade/issue/issue-presenter.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { IssueAside } from '../../../src/views/trade/issue/IssueAside.tsx';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const limit = {
  total: money('900.00'),
  used: money('100.00'),
  reserved: money('0.00'),
  own: money('50.00'),
  left: money('750.00'),
  validFrom: '',
  validUntil: '2026-11-26',
  isExpired: false,
  isNotYetValid: false,
};

function draw(shown: Partial<typeof limit>): void {
  const presenter = { limit: { ...limit, ...shown }, judged: undefined } as unknown as IssuePresenter;
  show(
    <MemoryRouter>
      <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
        <IssueAside presenter={presenter} />
      </LinksContext>
    </MemoryRouter>,
  );
}

describe('the limit beside an issue', () => {
  it('tells what is left while it is in force, and leads to the page of limits', () => {
    draw({});
    expect(screen.getByText('签后剩余 ¥750.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: '明细与调额' }).getAttribute('href')).toBe('/cv3/my/limit');
  });

  it.each([
    ['has ended', { isExpired: true }, '额度已于 2026-11-26 到期，现在不能签发'],
    ['has not begun', { isNotYetValid: true, validFrom: '2026-12-01' }, '额度自 2026-12-01 起生效，在此之前不能签发'],
  ])('tells of one that %s nothing that is left', (_which, shown, words) => {
    draw(shown);
    expect(screen.queryByText(/^签后剩余/u)).toBeNull();
    expect(screen.getByText(words)).toBeTruthy();
  });
});
