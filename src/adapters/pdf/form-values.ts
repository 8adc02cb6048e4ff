/** A form field as the library reports it. */
interface Widget {
  readonly id?: unknown;
  readonly subtype?: unknown;
  readonly fieldType?: unknown;
  readonly fieldValue?: unknown;
  readonly password?: unknown;
}

/** The values of text and choice fields among the annotations of a page. Passwords are left out. */
export function formValues(
  annotations: readonly unknown[],
): readonly { readonly id: string; readonly value: string }[] {
  return (annotations as readonly Widget[]).flatMap(({ id, subtype, fieldType, fieldValue, password }) => {
    const value: unknown = Array.isArray(fieldValue) && fieldValue.length === 1 ? fieldValue[0] : fieldValue;
    const isText = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch') && password !== true;
    return isText && typeof id === 'string' && typeof value === 'string' && value !== '' ? [{ id, value }] : [];
  });
}
