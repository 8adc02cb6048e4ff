import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { onPhone } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';
import { useLink } from './use-link.ts';

const useStyles = makeStyles({
  link: {
    color: portal.accent,
    textDecorationLine: 'none',
    borderRadius: '2px',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  // A finger reaches it, and the lines keep their height: padding of inline text does not move the text around it.
  strong: { fontWeight: 600, [onPhone]: { paddingTop: '4px', paddingBottom: '4px' } },
  inherit: { color: 'inherit', textDecorationLine: 'underline' },
});

export interface PortalLinkProps {
  /** A path of the portal, without its base path. */
  readonly to: string;
  readonly children: ReactNode;
  readonly strong?: boolean;
  /** In the colour of the surrounding text, underlined. */
  readonly inText?: boolean;
  readonly label?: string;
  readonly current?: boolean;
  readonly onFollowed?: () => void;
}

/** A link to another page of the portal. */
export function PortalLink({ to, children, strong, inText, label, current, onFollowed }: PortalLinkProps) {
  const styles = useStyles();
  return (
    <a
      {...useLink(to, onFollowed)}
      className={mergeClasses(styles.link, strong && styles.strong, inText && styles.inherit)}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
