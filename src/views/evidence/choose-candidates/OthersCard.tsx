import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { useBusinessKind } from '../shared/use-business-kind.ts';
import { Card } from '../../design/panels/Card.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  joining: { margin: '0 0 8px', color: portal.okWords, fontWeight: 600 },
  none: { margin: '0 0 8px', color: tokens.colorNeutralForeground3 },
  rest: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    fontSize: '13px',
    lineHeight: '18px',
  },
  group: { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  reason: { color: portal.warnWords, overflowWrap: 'anywhere' },
  count: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** Candidates that are not chosen: the number that may still join, then the others by reason. */
export const OthersCard = observer(function OthersCard({
  presenter,
}: {
  readonly presenter: ChooseCandidatesPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const kind = useBusinessKind();
  const { others } = presenter.viewModel;
  if (!others) return null;
  return (
    <Card padded title={say('choose.others', { kind })}>
      <p className={others.joining > 0 ? styles.joining : styles.none}>
        {say('choose.joining', { kind, count: others.joining, arriving: presenter.isLoadingMore })}
      </p>
      <ul className={styles.rest}>
        {others.rest.map(({ reason, count }) => (
          <li key={reason.key} className={styles.group}>
            <span className={styles.reason}>{say(reason)}</span>
            <span className={styles.count}>{say('choose.rest', { count })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
});
