import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

import { onPhone } from '../theme/breakpoints.ts';
import { useLink } from './use-link.ts';

const useStyles = makeStyles({ link: { whiteSpace: 'nowrap', [onPhone]: { minHeight: '44px' } } });

export interface LinkButtonProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly kind?: 'primary' | 'ordinary' | 'subtle';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactElement;
}

/** A link that looks like a button. Enter follows it, and it can be opened in a new tab. */
export function LinkButton({ to, children, kind = 'ordinary', size = 'medium', icon }: LinkButtonProps) {
  const styles = useStyles();
  return (
    <Button
      as="a"
      {...useLink(to)}
      appearance={kind === 'ordinary' ? 'secondary' : kind}
      size={size}
      className={styles.link}
      icon={icon ?? null}
    >
      {children}
    </Button>
  );
}
