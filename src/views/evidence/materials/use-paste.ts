import { useEffect } from 'react';
import { dateTime } from '../../../words/format.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Renames a screenshot, which always has the name `image.png`, to a name with its time. */
function nameScreenshot(file: File, name: string): File {
  if (file.name !== 'image.png') return file;
  const time = dateTime(file.lastModified).slice(-8).replaceAll(':', '');
  return new File([file], `${name}-${time}.png`, { type: file.type });
}

/** Takes files that are pasted anywhere on the page, before any drop zone does. A paste into a field stays there. */
export function usePaste(open: boolean, name: string, onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const pasted = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isTyping(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      if (open) onFiles(files.map((file) => nameScreenshot(file, name)));
    };
    document.addEventListener('paste', pasted, { capture: true });
    return () => document.removeEventListener('paste', pasted, { capture: true });
  }, [open, name, onFiles]);
}
