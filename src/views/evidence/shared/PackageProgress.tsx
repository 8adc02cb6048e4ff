import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { PackageRow } from '../../../presentation/evidence/shared/package-row.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  // Lines break between clauses, not within words.
  progress: { color: tokens.colorNeutralForeground3, wordBreak: 'keep-all', overflowWrap: 'anywhere' },
  urgent: { color: portal.badWords, fontWeight: 600 },
  mine: { color: tokens.colorNeutralForeground1, fontWeight: 600 },
  late: { color: portal.warnWords, fontWeight: 600 },
});

export interface PackageProgressProps {
  readonly urgency: PackageRow['urgency'];
  readonly children: ReactNode;
}

/** The progress of a package: strong if it waits for the user, red if that is urgent, amber if it is late. */
export function PackageProgress({ urgency, children }: PackageProgressProps) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.progress, urgency && styles[urgency])}>{children}</span>;
}
