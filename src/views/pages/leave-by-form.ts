/** A target outside the portal, with the fields that a form sends there by GET. */
interface ExternalTarget {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

const open = (address: string): void => window.location.assign(address);

/**
 * Leaves the portal by a form that is sent with GET (document 1, section 7). Without fields the address is opened as it
 * is, because the portal's security policy lets forms go to the workbench only, and not to another domain's sign-in
 * page (F-042).
 */
export function leaveByForm({ address, fields }: ExternalTarget, openAddress = open): void {
  const entries = Object.entries(fields);
  if (entries.length === 0) {
    openAddress(address);
    return;
  }
  const form = document.createElement('form');
  form.method = 'get';
  form.action = address;
  form.hidden = true;
  for (const [name, value] of entries) {
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
