/** The part of the browser's storage that the portal uses. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  readonly length: number;
  key(index: number): string | null;
}

/** Wraps a storage, so that a forbidden or full storage causes no errors. */
export function withoutStorageErrors(storage: () => TextStorage): TextStorage {
  const attempt = <Result>(work: (storage: TextStorage) => Result, otherwise: Result): Result => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((each) => each.getItem(key), null),
    setItem: (key, value) => attempt((each) => each.setItem(key, value), undefined),
    removeItem: (key) => attempt((each) => each.removeItem(key), undefined),
    get length() {
      return attempt((each) => each.length, 0);
    },
    key: (index) => attempt((each) => each.key(index), null),
  };
}
