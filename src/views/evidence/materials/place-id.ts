/** The DOM id of a document or category, or of one of its fields. */
export function placeId(item: string, field?: string): string {
  return field === undefined ? `place-${item}` : `place-${item}-${field}`;
}
