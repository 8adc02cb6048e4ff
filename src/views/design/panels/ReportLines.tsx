import { makeStyles, tokens } from '@fluentui/react-components';

import { portal } from '../theme/portal-tokens.ts';

const useStyles = makeStyles({
  lines: {
    listStyleType: 'none',
    margin: '4px 0 0',
    padding: '8px 12px',
    textAlign: 'left',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: '12px',
    lineHeight: '18px',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

export interface ReportLinesProps {
  readonly lines: readonly string[];
  readonly label: string;
}

/** A report, shown exactly as it will be sent or copied. */
export function ReportLines({ lines, label }: ReportLinesProps) {
  const styles = useStyles();
  return (
    <ol className={styles.lines} aria-label={label}>
      {lines.map((line, index) => (
        // Equal lines are different steps, so the index is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{line}</li>
      ))}
    </ol>
  );
}
