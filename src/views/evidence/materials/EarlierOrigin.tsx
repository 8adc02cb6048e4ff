import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { displayStateOf } from '../../../domain/evidence/materials/package-state.ts';
import type { EarlierChoice, EarlierRow } from '../../../presentation/evidence/materials/commands/earlier-choice.ts';
import { stateWords } from '../../../presentation/evidence/shared/package-state-words.ts';
import { orDashes } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  place: { gridColumn: '1 / -1' },
  facts: {
    margin: 0,
    padding: '8px 12px',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 16px',
    fontSize: '12px',
    lineHeight: '18px',
    backgroundColor: portal.ground,
    borderRadius: tokens.borderRadiusMedium,
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  pair: { display: 'contents' },
  label: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
});

/** The origin of a document: its package and category, and the purpose of the package. */
export const EarlierOrigin = observer(function EarlierOrigin({
  choice,
  row,
}: {
  readonly choice: EarlierChoice;
  readonly row: EarlierRow;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { origin } = choice;
  if (origin.kind === 'loading')
    return (
      <div role="status" className={styles.place}>
        {say('together.origin-loading')}
      </div>
    );
  if (origin.kind === 'failed') {
    const again = (): void => {
      choice.originPressed(row);
      choice.originPressed(row);
    };
    return (
      <div className={styles.place}>
        <Notice
          tone="bad"
          live
          small
          actions={
            <PressButton size="small" onPress={again}>
              {say('common.retry')}
            </PressButton>
          }
        >
          {say(origin.failure.what)}
        </Notice>
      </div>
    );
  }
  const { packageId, material, state, businesses, payer, supplier, funder, submittedAt } = origin.value;
  const facts = [
    [say('together.origin-package'), packageId],
    [say('together.origin-material'), say('materials.name', { name: material })],
    [say('together.origin-state'), say(stateWords(displayStateOf(state), state))],
    [say('together.origin-businesses'), orDashes(businesses.join(say('formats.list-separator')))],
    [say('together.origin-parties'), `${orDashes(payer)} / ${orDashes(supplier)}`],
    [say('together.origin-funder'), orDashes(funder)],
    [
      say('together.origin-submitted'),
      submittedAt === undefined ? say('together.origin-never') : say('formats.moment', { at: submittedAt }),
    ],
  ] as const;
  return (
    <dl className={mergeClasses(styles.place, styles.facts)}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.pair}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
});
