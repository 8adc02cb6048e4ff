/** Subscribes to values that other windows write to the storage; removals are ignored. */
export function onStorageChange(listener: (key: string, value: string) => void): () => void {
  const notify = ({ key, newValue }: StorageEvent): void => {
    if (key !== null && newValue !== null) listener(key, newValue);
  };
  addEventListener('storage', notify);
  return () => removeEventListener('storage', notify);
}
