import { beforeEach, describe, expect, it } from 'vitest';
import { leaveByForm } from '../../../src/views/pages/leave-by-form.ts';

describe('leaving the portal', () => {
  let left: string[];
  beforeEach(() => {
    left = [];
    HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement): void {
      const fields = [...this.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`);
      left.push(`form ${this.method} ${this.action} ${fields.join('&')}`);
    };
  });
  const open = (address: string): void => void left.push(`address ${address}`);

  it('sends fields by a form, which is gone afterwards', () => {
    leaveByForm({ address: 'https://work.example/in', fields: { key: 'a b' } }, open);
    expect([left, document.forms.length]).toEqual([['form get https://work.example/in key=a b'], 0]);
  });

  it('opens an address without fields as it is, with its query', () => {
    leaveByForm({ address: 'https://other.example/cv3/login/login?from=1', fields: {} }, open);
    expect(left).toEqual(['address https://other.example/cv3/login/login?from=1']);
  });
});
