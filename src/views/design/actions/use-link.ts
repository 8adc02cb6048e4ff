import { useContext } from 'react';
import type { MouseEvent } from 'react';

import { LinksContext } from './links-context.ts';

interface LinkParts {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The address and click handler of a link inside the portal. The browser handles new tabs and windows. */
export function useLink(to: string, followed?: () => void): LinkParts {
  const links = useContext(LinksContext);
  return {
    href: links?.addressOf(to) ?? to,
    onClick: (event) => {
      followed?.();
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (links === undefined || !plain || event.defaultPrevented) return;
      event.preventDefault();
      links.follow(to);
    },
  };
}
