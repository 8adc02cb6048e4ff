/**
 * Runs the errands one after another once the current drawing is painted, so that they do not delay the paint. Each has
 * a task of its own, so a press in between is handled. In a hidden document they run at once. Returns a function that
 * cancels the errands not yet run.
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
