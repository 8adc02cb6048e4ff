/**
 * Does one thing after the other once what was drawn is painted, for the errands of a page that would hold its paint
 * up; at once where nobody looks. A press that comes meanwhile is heard between two of them. Returns how to call off
 * what is not done.
 */
export function oncePainted(...errands: readonly (() => void)[]): () => void {
  if (document.hidden) {
    for (const errand of errands) errand();
    return () => undefined;
  }
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  const frame = requestAnimationFrame(() => (timers = errands.map((errand) => setTimeout(errand))));
  return () => {
    cancelAnimationFrame(frame);
    for (const timer of timers) clearTimeout(timer);
  };
}
