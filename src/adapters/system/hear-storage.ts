/** What other windows of this browser write into the storage of this origin; what they remove is not heard. */
export function hearStorage(listener: (key: string, value: string) => void): () => void {
  const notify = ({ key, newValue }: StorageEvent): void => {
    if (key !== null && newValue !== null) listener(key, newValue);
  };
  addEventListener('storage', notify);
  return () => removeEventListener('storage', notify);
}
