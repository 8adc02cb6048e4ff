/** Brings a field or a slot into sight, and the keyboard to it. */
export function lookTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  place?.focus();
}
