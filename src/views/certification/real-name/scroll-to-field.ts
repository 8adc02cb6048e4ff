/** Scrolls to a field or a slot, and focuses it. */
export function scrollToField(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  place?.focus();
}
