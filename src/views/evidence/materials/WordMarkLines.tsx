import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  marks: { display: 'flex', flexDirection: 'column', gap: '4px', fontSize: '13px', lineHeight: '18px' },
  head: { display: 'flex', flexWrap: 'wrap', gap: '0 10px' },
  title: { fontWeight: 600 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: '12px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    padding: '2px 0',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  looked: { backgroundColor: portal.accentSoft },
  number: {
    minWidth: '18px',
    height: '18px',
    borderRadius: '9px',
    backgroundColor: portal.warnWords,
    color: portal.card,
    fontSize: '11px',
    lineHeight: '18px',
    fontWeight: 600,
    textAlign: 'center',
  },
  words: { flexGrow: 1, flexBasis: '180px', minWidth: 0, overflowWrap: 'anywhere' },
  marked: { fontWeight: 600 },
  bad: { color: portal.badWords, fontSize: '12px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '2px' },
});

interface WordMarkLinesProps {
  readonly viewer: ViewerPresenter;
  readonly view: ItemView;
  readonly editable: boolean;
}

/**
 * The words of a document that the platform marked, with their numbers on the page. The user judges each mark right or
 * wrong (checklist F-222).
 */
export const WordMarkLines = observer(function WordMarkLines({ viewer, view, editable }: WordMarkLinesProps) {
  const { page, actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const marks = page.marksOf(view.files);
  if (marks.length === 0) return null;
  return (
    <section className={styles.marks} aria-label={say('marks.title', { count: marks.length })}>
      <div className={styles.head}>
        <span className={styles.title}>{say('marks.title', { count: marks.length })}</span>
        <span className={styles.quiet}>{say('marks.intro')}</span>
      </div>
      <ol className={styles.list}>
        {marks.map(({ id, fileId, number, words, remark, verdict, failed }) => {
          const verdictButton = (wanted: 'right' | 'wrong') => (
            <PressButton
              size="small"
              kind={verdict === wanted ? 'ordinary' : 'subtle'}
              aria-pressed={verdict === wanted}
              label={say(`marks.${wanted}-of`, { number, words })}
              onPress={async () => actions.marks.verdictGiven(id, wanted)}
            >
              {say(`marks.${wanted}`)}
            </PressButton>
          );
          const showMark = (): void => {
            actions.previewPressed(fileId);
            viewer.markPressed(id);
          };
          return (
            <li key={id} className={mergeClasses(styles.line, viewer.pressedMark === id && styles.looked)}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <span className={styles.words}>
                <span className={styles.marked}>{words}</span> {remark}
                {failed && (
                  <span className={styles.bad} role="alert">
                    {' '}
                    {say('marks.not-saved')}
                  </span>
                )}
              </span>
              <span className={styles.buttons}>
                <PressButton
                  size="small"
                  kind="subtle"
                  label={say('marks.see-of', { number, words })}
                  onPress={showMark}
                >
                  {say('materials.see')}
                </PressButton>
                {editable && verdictButton('right')}
                {editable && verdictButton('wrong')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
});
