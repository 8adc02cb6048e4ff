import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { useConsole } from '../frame/console-context.ts';
import { actorWords, type SandboxAction } from '../shared/actors.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import type { ReviewView } from './review-view-model.ts';

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' } });

/** The actions that end a package or a request. They are shown less prominently than the others. */
const ends: readonly SandboxAction[] = ['cancel', 'decline', 'refuse-change', 'refuse-removal', 'return-letter'];

/** The actions of the played role on the package, apart from the review, and those of the other roles. */
export const ActionsBar = observer(function ActionsBar({ view: { reviewed, stage } }: { readonly view: ReviewView }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { actions, actors } = useConsole();
  const [own, others] = [actions.ownActions(reviewed), actions.actionsOfOthers(reviewed)];
  if (own.length === 0 && others.length === 0) return null;
  const refusalOf = (action: SandboxAction): string | undefined =>
    action === 'platform-corrected' && actions.lacksRequiredField(reviewed)
      ? say('sandbox-actions.correction-lacks')
      : undefined;
  return (
    <div role="group" aria-label={say('sandbox-actions.actions')} className={styles.actions}>
      {own.map((action) => (
        <PressButton
          key={action}
          unavailable={refusalOf(action)}
          kind={ends.includes(action) || stage !== undefined ? 'ordinary' : 'primary'}
          onPress={async () => actions.actionPressed(reviewed, action)}
        >
          {say(`sandbox-actions.action-${action}`)}
        </PressButton>
      ))}
      {others.map(({ actor, actions: theirs }) => (
        <PressButton key={actor.id} kind="subtle" size="small" onPress={() => actors.choose(actor)}>
          {say('sandbox-actions.switch-for', {
            name: say(actorWords(actor.id)),
            actions: theirs.map((action) => say(`sandbox-actions.action-${action}`)),
          })}
        </PressButton>
      ))}
    </div>
  );
});
