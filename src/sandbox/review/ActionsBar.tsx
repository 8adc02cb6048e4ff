import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { useConsole } from '../frame/console-context.ts';
import { actorWords, type SandboxAction } from '../shared/actors.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import type { ReviewView } from './review-view-model.ts';

const useStyles = makeStyles({ deeds: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' } });

/** What ends a package, or a request, stands back behind what leads it on. */
const ends: readonly SandboxAction[] = ['cancel', 'decline', 'refuse-change', 'refuse-removal', 'return-letter'];

/** What whom one plays may do with the package beside judging it, and who else could do what. */
export const ActionsBar = observer(function DeedsBar({ view: { reviewed, stage } }: { readonly view: ReviewView }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { deeds, actors } = useConsole();
  const [own, others] = [deeds.ownDeeds(reviewed), deeds.othersDeeds(reviewed)];
  if (own.length === 0 && others.length === 0) return null;
  const closedFor = (deed: SandboxAction): string | undefined =>
    deed === 'platform-corrected' && deeds.lacksSomething(reviewed) ? say('sandbox-deeds.correction-lacks') : undefined;
  return (
    <div role="group" aria-label={say('sandbox-deeds.deeds')} className={styles.deeds}>
      {own.map((deed) => (
        <PressButton
          key={deed}
          unavailable={closedFor(deed)}
          kind={ends.includes(deed) || stage !== undefined ? 'ordinary' : 'primary'}
          onPress={async () => deeds.deedPressed(reviewed, deed)}
        >
          {say(`sandbox-deeds.deed-${deed}`)}
        </PressButton>
      ))}
      {others.map(({ actor, deeds: theirs }) => (
        <PressButton key={actor.id} kind="subtle" size="small" onPress={() => actors.chosen(actor)}>
          {say('sandbox-deeds.switch-for', {
            name: say(actorWords(actor.id)),
            deeds: theirs.map((deed) => say(`sandbox-deeds.deed-${deed}`)),
          })}
        </PressButton>
      ))}
    </div>
  );
});
