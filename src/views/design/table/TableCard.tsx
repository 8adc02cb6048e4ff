import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, useId } from 'react';
import type { ReactNode } from 'react';

import { onPhone } from '../theme/breakpoints.ts';
import { CheckBox } from '../fields/CheckBox.tsx';
import type { Column, DataTableProps } from './data-table-types.ts';
import { portal } from '../theme/portal-tokens.ts';
import { SkeletonBlock } from '../panels/SkeletonBlock.tsx';
import { emptyValue } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    gap: '4px',
    padding: '12px 16px',
    borderBottom: `1px solid ${portal.hairlineSoft}`,
    backgroundColor: portal.card,
  },
  boxed: { paddingLeft: '8px' },
  on: { backgroundColor: portal.accentSoft },
  off: { backgroundColor: portal.head, color: tokens.colorNeutralForeground3 },
  warn: { backgroundColor: portal.warnRow },
  bad: { backgroundColor: portal.badRow },
  box: {
    flexShrink: 0,
    width: '44px',
    marginTop: '-2px',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    [onPhone]: { marginTop: '-11px' },
  },
  content: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '6px' },
  line: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '8px' },
  // Actions are below the facts if there is no room for both.
  foot: { flexWrap: 'wrap' },
  title: { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 },
  badges: { display: 'flex', flexShrink: 0, gap: '4px' },
  // A wide card has two columns of facts, so that values are close to their labels.
  facts: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
    gap: '2px 32px',
  },
  fact: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '12px' },
  label: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: '12px' },
  value: { margin: 0, textAlign: 'right', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  reason: {
    minHeight: '24px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: '12px',
    lineHeight: '24px',
    color: portal.warnWords,
    '& a': { textDecorationLine: 'underline' },
  },
  lines: { minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  actions: {
    flexShrink: 0,
    marginLeft: 'auto',
    alignSelf: 'flex-end',
    display: 'flex',
    gap: '12px',
    '& a, & button': { minHeight: '24px' },
  },
});

interface Told {
  readonly id: string;
  readonly title: string;
  readonly quiet: boolean;
  readonly cell: ReactNode;
}

function Card<Row>({ table, index }: { readonly table: DataTableProps<Row>; readonly index: number }) {
  const styles = useStyles();
  const { say } = useWords();
  const reasonId = useId();
  const { columns, selection } = table;
  const row = table.rowAt(index);
  if (row === undefined) {
    return (
      <div className={mergeClasses(styles.card, styles.content)} aria-busy="true">
        <SkeletonBlock width="60%" label={say('common.table-row-loading')} />
        <SkeletonBlock width="90%" />
        <SkeletonBlock width="40%" />
      </div>
    );
  }
  const at = (place: Column<Row>['onCard']): readonly Column<Row>[] =>
    columns.filter((column) => (column.onCard ?? 'fact') === place);
  const valuesAt = (place: Column<Row>['onCard']): readonly Told[] =>
    at(place)
      .map((column) => ({ id: column.id, title: column.title, quiet: column.quiet === true, cell: column.cell(row) }))
      .filter(({ cell }) => cell !== '');
  // A missing value without a label is left out.
  const labelledValues = (place: Column<Row>['onCard']): readonly Told[] =>
    valuesAt(place).filter(({ cell }) => cell !== emptyValue);
  const reason = selection?.refusalOf?.(row);
  const off = reason !== undefined && reason !== null && reason !== false;
  const selected = selection?.isSelected(row) ?? false;
  const tone = table.rowTone?.(row);
  const [facts, lines, actions] = [valuesAt('fact'), labelledValues('line'), labelledValues('action')];
  return (
    <div
      className={mergeClasses(
        styles.card,
        selection !== undefined && styles.boxed,
        tone !== undefined && styles[tone],
        off && styles.off,
        selected && styles.on,
      )}
    >
      {selection !== undefined && (
        <div className={styles.box}>
          <CheckBox
            checked={selected}
            off={off}
            label={say('common.table-select-row', { name: table.rowName(row) })}
            {...(off ? { describedBy: reasonId } : {})}
            onToggled={(on, withShift) => selection.onToggled(row, on, withShift)}
          />
        </div>
      )}
      <div className={styles.content}>
        <div className={styles.line}>
          <div className={styles.title}>
            {at('title').map((column) => (
              <div key={column.id}>{column.cell(row)}</div>
            ))}
          </div>
          <div className={styles.badges}>
            {labelledValues('badge').map(({ id, cell }) => (
              <span key={id}>{cell}</span>
            ))}
          </div>
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ id, title, cell }) => (
              <div key={id} className={styles.fact}>
                <dt className={styles.label}>{title}</dt>
                <dd className={styles.value}>{cell}</dd>
              </div>
            ))}
          </dl>
        )}
        {off ? (
          <div id={reasonId} className={styles.reason}>
            {reason}
          </div>
        ) : (
          // The line of the reason is reserved, so that nothing moves when a row is ticked.
          selection?.refusalOf !== undefined &&
          !selection.keepsReasons && <div aria-hidden="true" className={styles.reason} />
        )}
        {(lines.length > 0 || actions.length > 0) && (
          <div className={mergeClasses(styles.line, styles.foot)}>
            <div className={styles.lines}>
              {lines.map(({ id, quiet, cell }) => (
                <div key={id} className={mergeClasses(quiet && styles.quiet)}>
                  {cell}
                </div>
              ))}
            </div>
            <div className={styles.actions}>
              {actions.map(({ id, cell }) => (
                <span key={id}>{cell}</span>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** One row of a list as a card: the title and the state, then the facts, then the actions. */
export const TableCard = memo(Card) as typeof Card;
