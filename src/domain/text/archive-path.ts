/**
 * Resolves a path in an archive from the folder of a part, or from the root after a slash. Both kinds of slash are
 * accepted. The result never leaves the root.
 */
export function resolveArchivePath(from: string, named: string): string {
  const text = named.trim().replaceAll('\\', '/');
  const steps: string[] = [];
  for (const step of (text.startsWith('/') ? text : `${from.replace(/[^/]*$/u, '')}${text}`).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** Finds a name among others: the same one, or else the first that differs only in case. */
export class NamesWithoutCase {
  readonly #names: ReadonlySet<string>;
  readonly #byLowerCase = new Map<string, string>();

  constructor(names: Iterable<string>) {
    this.#names = new Set(names);
    for (const name of this.#names) {
      const key = name.toLowerCase();
      if (!this.#byLowerCase.has(key)) this.#byLowerCase.set(key, name);
    }
  }

  find(name: string): string | undefined {
    return this.#names.has(name) ? name : this.#byLowerCase.get(name.toLowerCase());
  }
}
