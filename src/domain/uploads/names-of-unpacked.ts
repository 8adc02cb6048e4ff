const stepsOf = (path: string): readonly string[] => path.split(/[/\\]/u).filter((step) => step !== '');

/** The names of the files once they lie beside each other. Folders are added where several have one name. */
export function namesBesideEachOther(paths: readonly string[]): readonly string[] {
  const last = paths.map((path) => stepsOf(path).at(-1) ?? path);
  const isTwice = (name: string): boolean =>
    last.filter((each) => each.toLowerCase() === name.toLowerCase()).length > 1;
  return paths.map((path, index) => {
    const name = last[index] ?? path;
    return isTwice(name) ? stepsOf(path).join('_') : name;
  });
}
