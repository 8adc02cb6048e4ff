import { makeStyles } from '@fluentui/react-components';
import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  presses: { display: 'flex', flexWrap: 'wrap', gap: '6px', marginTop: '6px' },
  lines: { margin: '2px 0 0', paddingInlineStart: '18px', overflowWrap: 'anywhere' },
});

/** The notice that a file holds several invoices, or looks like another paper, with a button that corrects it. */
export function ItemPaper({ view }: { readonly view: ItemView }) {
  const { actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const { paper, documentId, title } = view;
  if (!paper) return null;
  const { kind, words, lines, why, press, keep, isBusy } = paper;
  const pressed = async (): Promise<void> =>
    kind === 'several' ? actions.papers.dividePressed(documentId) : actions.papers.movePressed(documentId);
  return (
    <Notice tone="warn" small>
      {say(words)}
      {why && <div>{say(why)}</div>}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={say(line)}>{say(line)}</li>
          ))}
        </ul>
      )}
      {(press ?? keep) && (
        <div className={styles.presses}>
          {press && (
            <PressButton
              kind="primary"
              size="small"
              busy={isBusy}
              label={say('reading.paper-press', { press: say(press), name: title })}
              onPress={pressed}
            >
              {say(press)}
            </PressButton>
          )}
          {keep && !isBusy && (
            <PressButton
              size="small"
              label={say('reading.paper-press', { press: say(keep), name: title })}
              onPress={() => actions.papers.keepPressed(documentId)}
            >
              {say(keep)}
            </PressButton>
          )}
        </div>
      )}
    </Notice>
  );
}
