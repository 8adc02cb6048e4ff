import { makeStyles, tokens } from '@fluentui/react-components';
import { Circle16Regular } from '@fluentui/react-icons/svg/circle';
import { observer } from 'mobx-react-lite';

import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { Card } from '../../design/panels/Card.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '6px', fontSize: '13px', lineHeight: '18px' },
  item: { display: 'flex', gap: '8px', overflowWrap: 'anywhere' },
  dot: { flexShrink: 0, marginTop: '1px', color: tokens.colorNeutralForeground3, display: 'inline-flex' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** What the funder will ask for, before one begins. */
export const WhatNextCard = observer(function WhatNextCard({ presenter }: { readonly presenter: ChooseCandidatesPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { expected } = presenter.viewModel;
  if (expected.length === 0) return null;
  return (
    <Card padded title={say('choose.what-next')}>
      <ul className={styles.list}>
        {expected.map((material) => (
          <li key={`${material.stage} ${material.name}`} className={styles.item}>
            <span className={styles.dot} aria-hidden="true">
              <Circle16Regular />
            </span>
            <span>
              {say('materials.name', { name: material.name })}
              {!material.required && <span className={styles.quiet}>{` ${say('choose.optional')}`}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
});
