import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { actors as people, actorWords } from '../shared/actors.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { useConsole } from './console-context.ts';

const useStyles = makeStyles({
  choice: { display: 'inline-flex', alignItems: 'center', gap: '8px', [onPhone]: { order: 2, flexBasis: '100%' } },
  select: {
    boxSizing: 'border-box',
    minHeight: '32px',
    padding: '0 8px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid color-mix(in srgb, ${portal.barWords} 40%, transparent)`,
    backgroundColor: portal.bar,
    color: portal.barWords,
    fontFamily: 'inherit',
    fontSize: '14px',
    lineHeight: '20px',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${portal.barWords}`, outlineOffset: '1px' },
    [onPhone]: { minHeight: '44px', flexGrow: 1 },
  },
});

/** The choice of the role that the user plays. */
export const ActorChoice = observer(function ActorChoice() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { actors } = useConsole();
  const selectId = useId();
  const { actor } = actors;
  const choices = people.some(({ id }) => id === actor.id) ? people : [...people, actor];
  return (
    <span className={styles.choice}>
      <label htmlFor={selectId}>{say('sandbox-actions.play-as')}</label>
      <select
        id={selectId}
        className={styles.select}
        value={actor.id}
        onChange={(event) => actors.choose(choices.find(({ id }) => id === event.target.value) ?? actor)}
      >
        {choices.map(({ id, kind }) => (
          <option key={id} value={id}>
            {say('sandbox-actions.actor-kind', {
              name: say(actorWords(id)),
              kind: say(`sandbox-actions.kind-${kind}`),
            })}
          </option>
        ))}
      </select>
    </span>
  );
});
