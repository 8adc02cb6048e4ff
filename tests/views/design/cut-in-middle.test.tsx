import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CutInMiddle } from '../../../src/views/design/panels/CutInMiddle.tsx';
import { show } from './show.tsx';

describe('a number cut in the middle', () => {
  it('is read out in full, and always shows its last eight digits', () => {
    show(<CutInMiddle text="26992000000001280371" />);
    expect(screen.getByText('26992000000001280371')).toBeTruthy();
    expect(screen.getByText('01280371').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('269920000000').getAttribute('aria-hidden')).toBe('true');
  });

  it('that is short is shown in full', () => {
    show(<CutInMiddle text="80371" />);
    expect(screen.getAllByText('80371')).toHaveLength(2);
  });
});
