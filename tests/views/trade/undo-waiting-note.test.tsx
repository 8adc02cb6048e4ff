import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import type { UndoRequest } from '../../../src/presentation/trade/shared/undo-request.ts';
import { UndoWaitingNote } from '../../../src/views/trade/shared/UndoWaitingNote.tsx';
import { show } from '../design/show.tsx';

afterEach(cleanup);

describe('a request that waits to undo something', () => {
  it.each([
    ['issue-recall', ['宋北辰'], 'Recall with 宋北辰'],
    ['transfer-recall', ['顾云舟', '林知夏'], 'Recall with 顾云舟 or 林知夏'],
    ['cancellation', [], 'Cancellation with the other company'],
  ] as const)('%s of %j says who has it, and leads to it', (act, names, words) => {
    const waitsFor = { role: 'director', isOwn: true, names, isSigned: true } as const;
    const undo = { pathOf: (id: string) => `/application?id=${id}` } as UndoRequest;
    show(
      <MemoryRouter>
        <UndoWaitingNote waiting={{ applicationId: 'TA-1', number: 'CH-1', act, waitsFor }} undo={undo} />
      </MemoryRouter>,
      'en',
    );
    const link = screen.getByRole('link', { name: `${words} CH-1` });
    expect([link.textContent, link.getAttribute('href')]).toEqual([words, '/application?id=TA-1']);
  });
});
