import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { pdfBytes } from '../../../../features/support/files.ts';
import { PressButton } from '../../../../src/views/design/actions/PressButton.tsx';
import { MaterialsScreen } from '../../../../src/views/evidence/materials/MaterialsScreen.tsx';
import { deskForEachTest, demoPackages } from '../../../builders/desk.tsx';
import { show } from '../../design/show.tsx';

const invoices = `/upload?s=BUSI_INVOICE&p=${demoPackages.complete}`;

describe('the upload page', () => {
  const desk = deskForEachTest();

  it('moves to the next document by Ctrl and Enter, not by Enter alone', async () => {
    desk.shows(MaterialsScreen, invoices);
    const [input] = await screen.findAllByLabelText('发票', { selector: 'input' });
    if (!input) throw new Error('There is nowhere to give invoices');
    const names = ['x.pdf', 'y.pdf'];
    await userEvent.upload(
      input,
      names.map((name) => new File([pdfBytes(400)], name, { type: 'application/pdf' })),
    );
    for (const name of names) await screen.findByRole('article', { name });
    const form = (): string | null => screen.getByRole('group', { name: /的信息$/ }).getAttribute('aria-label');
    await screen.findByRole('group', { name: /的信息$/ });
    const before = form();
    await userEvent.click(screen.getByLabelText(/发票号码/));
    await userEvent.keyboard('{Enter}');
    expect(form()).toBe(before);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(form()).not.toBe(before));
  });

  it('draws the confirmation of a removal as destructive', async () => {
    desk.shows(MaterialsScreen, invoices);
    const [first] = await screen.findAllByRole('article');
    if (!first) throw new Error('There is no invoice');
    await userEvent.click(within(first).getByRole('button', { expanded: false }));
    await userEvent.click(within(first).getByRole('button', { name: /^移除/ }));
    const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
    const look = dialog.getByRole('button', { name: '移除', hidden: true }).className;
    cleanup();
    show(
      <>
        <PressButton kind="primary">去</PressButton>
        <PressButton kind="danger">毁</PressButton>
      </>,
    );
    expect([
      look === screen.getByRole('button', { name: '去' }).className,
      look === screen.getByRole('button', { name: '毁' }).className,
    ]).toEqual([false, true]);
  });
});

describe('a held key', () => {
  afterEach(cleanup);

  it.each([
    ['Enter', false],
    [' ', true],
    ['Enter', true],
  ])('%j does not press a button again: %s', (key, repeat) => {
    show(<PressButton>提交</PressButton>);
    const button = screen.getByRole('button', { name: '提交' });
    expect(fireEvent.keyDown(button, { key, repeat })).toBe(false);
    expect(fireEvent.keyDown(button, { key: ' ' })).toBe(true);
  });

  it('Tab moves on', () => {
    show(<PressButton>提交</PressButton>);
    expect(fireEvent.keyDown(screen.getByRole('button', { name: '提交' }), { key: 'Tab', repeat: true })).toBe(true);
  });
});
