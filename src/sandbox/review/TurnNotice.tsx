import { observer } from 'mobx-react-lite';
import { Notice } from '../../views/design/panels/Notice.tsx';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { useConsole } from '../frame/console-context.ts';
import { actorWords } from '../shared/actors.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import type { ReviewView } from './review-view-model.ts';
import { possibleReviewers } from './turn.ts';

/** The reason why the played role may not review the package, and the role that may. */
export const TurnNotice = observer(function TurnNotice({ view: { reviewed, turn } }: { readonly view: ReviewView }) {
  const say = useSandboxWords();
  const { actors } = useConsole();
  if (turn === 'mine' || turn === 'nobody') return null;
  const name = say(actorWords(turn === 'taken' ? reviewed.reviewerId : actors.actor.id));
  return (
    <Notice
      tone="warn"
      actions={possibleReviewers(reviewed).map((actor) => (
        <PressButton key={actor.id} size="small" onPress={() => actors.choose(actor)}>
          {say('sandbox-actions.go-on-as', { name: say(actorWords(actor.id)) })}
        </PressButton>
      ))}
    >
      {say(`sandbox-actions.turn-${turn}`, { name })}
    </Notice>
  );
});
