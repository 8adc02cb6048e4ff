import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DetailLine } from '../../../../src/presentation/evidence/package-detail/detail-lines.ts';
import { LineTitle } from '../../../../src/views/evidence/package-detail/LineTitle.tsx';
import { message } from '../../../../src/words/catalogue.ts';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

const line = (original: DetailLine['original']) =>
  ({
    title: message('materials.name', { name: '发票 01287734' }),
    note: undefined,
    original,
    fileName: '',
    amount: '113.00',
    files: [],
    before: undefined,
  }) as unknown as DetailLine;

it.each([
  [{ number: '01287700', code: '033992400111' }, '发票 01287734原发票 033992400111 01287700 · ¥113.00'],
  [{ number: '26992000000000000090', code: '' }, '发票 01287734原发票 26992000000000000090 · ¥113.00'],
])('the line of an invoice shows the original %o', (original, words) => {
  show(<LineTitle line={line(message('materials.original-note', original))} strong />);
  expect(document.body.textContent).toBe(words);
});

it('the line of an invoice shows no original when there is none', () => {
  show(<LineTitle line={line(undefined)} strong />);
  expect(document.body.textContent).toBe('发票 01287734¥113.00');
});
