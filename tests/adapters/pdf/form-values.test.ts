import { expect, test } from 'vitest';
import { formValues } from '../../../src/adapters/pdf/form-values.ts';

const text = { id: '7R', subtype: 'Widget', fieldType: 'Tx', fieldValue: '壹' };

test.each<readonly [string, unknown, readonly unknown[]]>([
  ['a text field', text, [{ id: '7R', value: '壹' }]],
  ['a choice', { ...text, fieldType: 'Ch', fieldValue: ['壹'] }, [{ id: '7R', value: '壹' }]],
  ['several choices', { ...text, fieldType: 'Ch', fieldValue: ['壹', '贰'] }, []],
  ['an empty field', { ...text, fieldValue: '' }, []],
  ['a field without a value', { ...text, fieldValue: null }, []],
  ['a password', { ...text, password: true }, []],
  ['a tick', { ...text, fieldType: 'Btn' }, []],
  ['a link', { id: '7R', subtype: 'Link' }, []],
])('of %s', (_, annotation, values) => {
  expect(formValues([annotation])).toEqual(values);
});
