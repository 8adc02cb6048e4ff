import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { useFocusAfterChange } from '../../../src/views/pages/use-focus-after-change.ts';
import { useStageFocus } from '../../../src/views/trade/shared/use-stage-focus.ts';

afterEach(cleanup);

function Form({ stage, attempt }: { readonly stage: string; readonly attempt: number }) {
  useStageFocus(stage, attempt);
  return (
    <main>
      <h1 tabIndex={-1}>{stage}</h1>
      <button type="button">Next</button>
    </main>
  );
}

function Decided({ version }: { readonly version: number }) {
  useFocusAfterChange(version);
  return (
    <main>
      <h1 tabIndex={-1}>Application</h1>
      {version === 1 && <button type="button">Approve</button>}
      <button type="button">Other</button>
    </main>
  );
}

const focused = (): string => document.activeElement?.textContent ?? '';

it('focuses the heading of the page that checks a form, and of the form again', () => {
  const { rerender } = render(<Form stage="form" attempt={0} />);
  screen.getByRole('button').focus();
  rerender(<Form stage="check" attempt={0} />);
  expect(focused()).toBe('check');
  rerender(<Form stage="form" attempt={0} />);
  expect(focused()).toBe('form');
});

it('leaves the focus to the errors of a refused attempt', () => {
  const { rerender } = render(<Form stage="check" attempt={0} />);
  screen.getByRole('button').focus();
  rerender(<Form stage="form" attempt={1} />);
  expect(focused()).toBe('Next');
});

it('focuses the heading once a decision removed its button, but leaves a focus that the user has set', async () => {
  const { rerender } = render(<Decided version={1} />);
  screen.getByRole('button', { name: 'Approve' }).focus();
  rerender(<Decided version={2} />);
  await expect.poll(focused).toBe('Application');
  screen.getByRole('button', { name: 'Other' }).focus();
  rerender(<Decided version={3} />);
  expect(focused()).toBe('Other');
});
