import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFirstSign } from './use-first-sign.ts';

const useStyles = makeStyles({ slot: { width: '44px', minHeight: '44px' } });

/** A place on the bar for what is fetched at the first sign of somebody before the page: nothing moves when it comes. */
export function BarSlot({ fetched }: { readonly fetched: () => Promise<ReactNode> }) {
  const styles = useStyles();
  const [shown, setShown] = useState<ReactNode>();
  useFirstSign(shown === undefined, async () => setShown(await fetched()));
  return <div className={styles.slot}>{shown}</div>;
}
