import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ViewerPresenter } from '../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { PageLit } from '../../../src/views/viewer/PageLit.tsx';
import { PageMarks } from '../../../src/views/viewer/PageMarks.tsx';
import { FakeAddresses, FakeContents, FakeReader } from '../../presentation/viewer/fake-documents.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const area = { left: 0.1, top: 0.2, width: 0.3, height: 0.05 };

function viewer(): ViewerPresenter {
  const presenter = new ViewerPresenter({
    addresses: new FakeAddresses(),
    documents: new FakeReader(),
    contents: new FakeContents(),
  });
  presenter.opened([{ fileId: 'PK1', name: '合同.pdf' }]);
  return presenter;
}

describe('a mark on a page', () => {
  const mark = (id: string, page: number, number: number, settled = false) => ({
    id,
    fileId: 'PK1',
    page,
    number,
    area,
    words: '回购',
    settled,
  });

  it('is a button at its place, named by number and words, and opened by a press', async () => {
    const presenter = viewer();
    presenter.setMarks([mark('A', 1, 1), mark('B', 2, 2), { ...mark('C', 1, 3), fileId: 'PK2' }]);
    show(<PageMarks presenter={presenter} number={1} rotation={0} />);
    const [only, ...others] = screen.getAllByRole('button');
    expect(others).toEqual([]);
    expect(only?.getAttribute('aria-label')).toMatch(/1.*回购/);
    expect([only?.style.left, only?.style.top, only?.style.width, only?.style.height]).toEqual([
      '10%',
      '20%',
      '30%',
      '5%',
    ]);
    await userEvent.click(only ?? document.body);
    expect(presenter.pressedMark).toBe('A');
  });

  it('rotates with its page', () => {
    const presenter = viewer();
    presenter.setMarks([mark('A', 1, 1)]);
    show(<PageMarks presenter={presenter} number={1} rotation={90} />);
    const { left, top, width, height } = screen.getByRole('button').style;
    expect([Number.parseFloat(left), top, width, height]).toEqual([75, '10%', '5%', '30%']);
  });

  it('looks different after a verdict', () => {
    const presenter = viewer();
    presenter.setMarks([mark('A', 1, 1), mark('B', 1, 2, true)]);
    show(<PageMarks presenter={presenter} number={1} rotation={0} />);
    const [open, judged] = screen.getAllByRole('button');
    expect(open?.className).not.toBe(judged?.className);
  });
});

describe('a place read from the paper', () => {
  it('is highlighted while it is edited, numbered when doubtful, and hidden from screen readers', () => {
    const presenter = viewer();
    presenter.lights.setLights('PK1', [
      { id: 'number', page: 1, area, number: undefined },
      { id: 'tax', page: 1, area, number: 2 },
      { id: 'total', page: 2, area, number: 3 },
    ]);
    const { container } = show(<PageLit presenter={presenter} number={1} rotation={0} />);
    const places = () =>
      [...container.querySelectorAll('[data-lit]')].map((place) => [
        place.getAttribute('data-lit'),
        place.textContent,
        place.getAttribute('aria-hidden'),
      ]);
    expect(places()).toEqual([['false', '2', 'true']]);
    cleanup();
    presenter.showLight('number');
    const again = show(<PageLit presenter={presenter} number={1} rotation={0} />);
    expect([...again.container.querySelectorAll('[data-lit]')].map((place) => place.getAttribute('data-lit'))).toEqual([
      'true',
      'false',
    ]);
  });
});
