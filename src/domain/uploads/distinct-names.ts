const stepsOf = (path: string): readonly string[] => path.split(/[/\\]/u).filter((step) => step !== '');

/** Names of unpacked files in one list. Folders are added where several files have the same name. */
export function distinctNames(paths: readonly string[]): readonly string[] {
  const last = paths.map((path) => stepsOf(path).at(-1) ?? path);
  const isTwice = (name: string): boolean =>
    last.filter((each) => each.toLowerCase() === name.toLowerCase()).length > 1;
  return paths.map((path, index) => {
    const name = last[index] ?? path;
    return isTwice(name) ? stepsOf(path).join('_') : name;
  });
}
