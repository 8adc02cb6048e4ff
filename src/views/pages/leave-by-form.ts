/** A target outside the portal, with the fields that a form sends there by GET. */
interface Departure {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Leaves the portal by a form that is sent with GET (document 1, section 7). */
export function leaveByForm({ address, fields }: Departure): void {
  const form = document.createElement('form');
  form.method = 'get';
  form.action = address;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
