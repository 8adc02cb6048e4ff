import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import type {
  EarlierChoice,
  EarlierRow,
  EarlierView,
} from '../../../presentation/evidence/materials/commands/earlier-choice.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { EarlierOrigin } from './EarlierOrigin.tsx';
import { useBoxArrows } from './use-box-arrows.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
    maxHeight: '46vh',
    overflowY: 'auto',
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1.6fr) auto',
    gap: '4px 16px',
    alignItems: 'center',
    padding: '8px 12px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    ':first-child': { borderTop: 'none' },
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  chosen: { backgroundColor: portal.accentSoft },
  number: { fontWeight: 600, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
  words: {
    display: 'grid',
    gap: '2px',
    minWidth: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  refusal: { color: portal.warnWords },
  amount: {
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
    [onPhone]: { textAlign: 'left' },
  },
  end: {
    display: 'grid',
    justifyItems: 'end',
    gap: '2px',
    [onPhone]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  },
  validity: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' },
  waiting: { display: 'grid', gap: '8px' },
  quiet: { marginTop: '6px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

const skeletons = ['one', 'two', 'three', 'four'];

interface RowProps {
  readonly choice: EarlierChoice;
  readonly row: EarlierRow;
}

/** One document: its values, where it is used, whether it is valid, and why it cannot be chosen. */
const Row = observer(function Row({ choice, row }: RowProps) {
  const styles = useStyles();
  const { say } = useWords();
  const about = useId();
  const isLookedAt = choice.originOf === row.documentId;
  const { documentId, materialId, number, fileName, files, date, amount, usedIn, isUsed, validity, refusal, chosen } =
    row;
  return (
    <li className={mergeClasses(styles.row, chosen && styles.chosen)}>
      <CheckBox
        checked={chosen}
        off={refusal !== undefined}
        describedBy={about}
        onToggled={(on) => choice.documentTicked(documentId, on)}
      >
        <span className={styles.number}>{number}</span>
      </CheckBox>
      <div id={about} className={styles.words}>
        <span>
          {[
            ...(fileName === '' ? [] : [fileName]),
            ...(files > 1 ? [say('reuse.files', { count: files })] : []),
            ...(date === '' ? [] : [say('formats.day', { day: date })]),
          ].join(say('formats.clause-separator'))}
        </span>
        <span className={styles.validity}>
          {isUsed && (
            <StateBadge tone="info" size="small">
              {say('reuse.used')}
            </StateBadge>
          )}
          {say(usedIn)}
        </span>
        <span className={styles.validity}>
          {validity && (
            <StateBadge tone={validity.mark === undefined ? 'idle' : 'warn'} size="small">
              {say(validity.words)}
            </StateBadge>
          )}
          {refusal && <span className={styles.refusal}>{say(refusal)}</span>}
        </span>
      </div>
      <span className={styles.end}>
        <span className={styles.amount}>{amount === undefined ? '--' : money(amount)}</span>
        {materialId !== '' && (
          <PressButton
            kind="subtle"
            size="small"
            label={isLookedAt ? say('together.origin-hide') : say('together.origin-of', { number })}
            aria-expanded={isLookedAt}
            onPress={() => choice.originPressed(row)}
          >
            {say(isLookedAt ? 'together.origin-hide' : 'together.origin')}
          </PressButton>
        )}
      </span>
      {isLookedAt && <EarlierOrigin choice={choice} row={row} />}
    </li>
  );
});

interface EarlierRowsProps {
  readonly choice: EarlierChoice;
  readonly rows: EarlierView['rows'];
  /** Whether the user has searched. */
  readonly searched: boolean;
}

/** The found documents, the search in progress, or an empty result. */
export const EarlierRows = observer(function EarlierRows({ choice, rows, searched }: EarlierRowsProps) {
  const styles = useStyles();
  const { say } = useWords();
  const list = useRef<HTMLUListElement>(null);
  useBoxArrows(list);
  if (rows.kind === 'loading') {
    return (
      <div className={styles.waiting}>
        {skeletons.map((each, index) => (
          <SkeletonBlock key={each} width="100%" height="44px" label={index === 0 ? say('reuse.loading') : undefined} />
        ))}
      </div>
    );
  }
  if (rows.kind === 'failed') {
    return (
      <Notice
        tone="bad"
        live
        actions={
          <PressButton size="small" onPress={() => choice.retryPressed()}>
            {say('common.retry')}
          </PressButton>
        }
      >
        {say(rows.failure.what)}
      </Notice>
    );
  }
  if (rows.value.length === 0)
    return (
      <Notice tone="info" live>
        {say(searched ? 'reuse.empty' : choice.kind === 'trade-invoices' ? 'reuse.none-in-trade' : 'reuse.none-yet')}
      </Notice>
    );
  return (
    <>
      <ul ref={list} className={styles.list}>
        {rows.value.map((row) => (
          <Row key={row.documentId} choice={choice} row={row} />
        ))}
      </ul>
      <div className={styles.quiet}>{say('reuse.keys')}</div>
    </>
  );
});
