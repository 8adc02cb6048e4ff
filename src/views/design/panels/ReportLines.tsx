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

/** Shows a report unchanged before it is sent or copied. */
export function ReportLines({ lines, label }: ReportLinesProps) {
  const styles = useStyles();
  return (
    <ol className={styles.lines} aria-label={label}>
      {lines.map((line, index) => (
        // Two of the same are two steps.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{line}</li>
      ))}
    </ol>
  );
}
