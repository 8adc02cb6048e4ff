/**
 * Runs some tasks one after another once the current rendering is painted, so that they do not delay the paint. A press
 * between two tasks is handled. In a hidden document they run at once. Returns a function that cancels the tasks that
 * have not run yet.
 */
export function runAfterPaint(...errands: readonly (() => void)[]): () => void {
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
