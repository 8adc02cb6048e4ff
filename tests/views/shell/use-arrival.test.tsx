import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useArrival } from '../../../src/views/shell/use-arrival.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page whose heading is rendered at once or later. */
function Page({ titled }: { readonly titled: boolean }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useArrival(pathname, main);
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="elsewhere" />
      {['/one', '/two', '/three'].map((path) => (
        <button key={path} type="button" onClick={() => void navigate(path)}>
          {path}
        </button>
      ))}
      <main ref={main} tabIndex={-1}>
        {titled && <h1 tabIndex={-1}>{pathname}</h1>}
        <p>words</p>
      </main>
    </>
  );
}

const pages = (titled: boolean) => (
  <MemoryRouter initialEntries={['/one']}>
    <Routes>
      <Route path="*" element={<Page titled={titled} />} />
    </Routes>
  </MemoryRouter>
);

function open(titled = true): (titled: boolean) => void {
  const { rerender } = render(pages(titled));
  painted();
  return (later) => rerender(pages(later));
}

/** Waits until the page is painted and the work after that is done. */
const painted = (): void => act(() => void vi.advanceTimersByTime(100));
/** Navigates without a press: a click alone does not move the focus. */
const arrive = (path = '/two'): void => void fireEvent.click(screen.getByRole('button', { name: path }));
const focused = () => document.activeElement;
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the focus after a page change', () => {
  it('stays where the browser has it in a freshly loaded document', () => {
    open();
    expect(focused()).toBe(document.body);
  });

  it('moves to the heading after painting, and not before', () => {
    open();
    arrive();
    expect(focused()).toBe(document.body);
    painted();
    expect([focused(), heading().textContent]).toEqual([heading(), '/two']);
  });

  it('moves to the heading of the first page too, on return', () => {
    open();
    arrive();
    painted();
    screen.getByLabelText('elsewhere').focus();
    arrive('/one');
    painted();
    expect([focused(), heading().textContent]).toEqual([heading(), '/one']);
  });

  it('does not move again at changes of the same page', () => {
    const draw = open();
    arrive();
    painted();
    screen.getByLabelText('elsewhere').focus();
    draw(true);
    painted();
    expect(focused()).toBe(screen.getByLabelText('elsewhere'));
  });

  it.each([
    ['a key', 'keyDown'],
    ['a pointer', 'pointerDown'],
  ] as const)('stays with a user who pressed %s before painting', (_what, press) => {
    open();
    arrive();
    const field = screen.getByLabelText('elsewhere');
    field.focus();
    fireEvent[press](field);
    painted();
    expect(focused()).toBe(field);
    arrive('/three');
    painted();
    expect(focused()).toBe(heading());
  });

  it('waits in the main part for a late heading', async () => {
    const draw = open(false);
    arrive();
    painted();
    expect(focused()).toBe(screen.getByRole('main'));
    await act(async () => draw(true));
    expect(focused()).toBe(heading());
  });

  it('follows a replaced heading, unless the user moved the focus', async () => {
    const draw = open();
    arrive();
    painted();
    await act(async () => draw(false));
    await act(async () => draw(true));
    expect(focused()).toBe(heading());
    screen.getByLabelText('elsewhere').focus();
    await act(async () => draw(false));
    await act(async () => draw(true));
    expect(focused()).toBe(screen.getByLabelText('elsewhere'));
  });

  it('does not follow a late heading after the user moved it, or after ten seconds', async () => {
    const draw = open(false);
    arrive();
    painted();
    screen.getByLabelText('elsewhere').focus();
    await act(async () => draw(true));
    expect(focused()).toBe(screen.getByLabelText('elsewhere'));
    await act(async () => draw(false));
    arrive('/three');
    painted();
    act(() => void vi.advanceTimersByTime(10_000));
    await act(async () => draw(true));
    expect(focused()).toBe(screen.getByRole('main'));
  });

  it('moves to the last of two quick pages', () => {
    open();
    arrive();
    arrive('/three');
    painted();
    expect([focused(), heading().textContent]).toEqual([heading(), '/three']);
  });
});
