import { makeStyles, tokens } from '@fluentui/react-components';
import type { DoubtView, ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { FieldValue } from '../shared/FieldValue.tsx';
import { DoubtNumber } from './DoubtNumber.tsx';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    ':empty': { display: 'none' },
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    fontSize: '13px',
    lineHeight: '18px',
    color: portal.warnWords,
  },
  words: { flexGrow: 1, flexBasis: '180px', minWidth: 0, overflowWrap: 'anywhere' },
  about: { color: tokens.colorNeutralForeground2 },
});

/** The button that puts a suggested value into the field; without a press nothing changes. */
export function DoubtOffer({ view, doubt }: { readonly view: ItemView; readonly doubt: DoubtView }) {
  const { actions } = useMaterials();
  const { say } = useWords();
  const { offer, number } = doubt;
  const field = view.fields.find(({ id }) => id === doubt.field);
  if (!offer || !field) return null;
  return (
    <PressButton
      size="small"
      label={say('reading.change-of', {
        label: say(field.label),
        value: offer.shown.kind === 'words' ? say(offer.shown.words) : offer.value,
      })}
      onPress={() => actions.work.offerTaken(view.documentId, number)}
    >
      <span>
        {say('reading.change-to')}
        <FieldValue value={offer.shown} />
      </span>
    </PressButton>
  );
}

/** The text of a doubt, with the field's name for users who cannot see its number. */
export function DoubtWords({ view, doubt }: { readonly view: ItemView; readonly doubt: DoubtView }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const field = view.fields.find(({ id }) => id === doubt.field);
  return (
    <>
      {field && (
        <span className={hidden}>{say('reading.numbered', { number: doubt.number, label: say(field.label) })} </span>
      )}
      {doubt.about && <span className={styles.about}>{say(doubt.about)} </span>}
      {say(doubt.words)}
    </>
  );
}

/** All doubts about a document, with the numbers that are also at the fields. */
export function DoubtLines({ view }: { readonly view: ItemView }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <ul className={styles.list} aria-label={say('reading.doubts')}>
      {view.doubts.map((doubt) => (
        <li key={doubt.number} className={styles.line}>
          <DoubtNumber number={doubt.number} />
          <span className={styles.words}>
            <DoubtWords view={view} doubt={doubt} />
          </span>
          <DoubtOffer view={view} doubt={doubt} />
        </li>
      ))}
    </ul>
  );
}
