/** The element of a document or material, or of a field of it. */
export function placeId(item: string, field?: string): string {
  return field === undefined ? `place-${item}` : `place-${item}-${field}`;
}
