/** The parts that are known, put together and framed; nothing where none is. */
export function known(parts: readonly string[], between: string, frame: (all: string) => string = (all) => all): string {
  const all = parts.filter((each) => each !== '').join(between);
  return all === '' ? '' : frame(all);
}
