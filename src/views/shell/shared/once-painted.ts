/** Does something once what was drawn is painted, for the errands of a page that would hold its paint up; at once where nobody looks. Returns how to call it off. */
export function oncePainted(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
