import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { PeoplePresenter } from '../../../presentation/people/people/people-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  line: { margin: 0 },
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

/** Whether the company requires two-step sign-in. Two people must decide to change it. */
export const TwoStepsDemand = observer(function TwoStepsDemand({ presenter }: { readonly presenter: PeoplePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { rights, changes, mayPropose, now } = presenter;
  const from = presenter.content.value?.twoStepsFrom;
  return (
    <Card title={say('people.security')} padded>
      <div className={styles.parts}>
        <p className={styles.line}>
          {from === undefined
            ? say('people.two-steps-none')
            : say(from > now ? 'people.two-steps-from' : 'people.two-steps-holds', { at: from })}
        </p>
        {mayPropose && (
          <>
            <PressButton
              busy={changes.busyAt === 'two-steps'}
              onPress={async () => rights.twoStepsPressed(from === undefined)}
            >
              {say(from === undefined ? 'people.two-steps-demand' : 'people.two-steps-drop')}
            </PressButton>
            <p className={styles.quiet}>
              {say(presenter.content.value?.decidesAlone ? 'people.two-steps-by-one' : 'people.two-steps-note')}
            </p>
          </>
        )}
      </div>
    </Card>
  );
});
