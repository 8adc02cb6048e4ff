import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { ValueGrid } from '../shared/ValueGrid.tsx';
import { DoubtOffer, DoubtWords } from './DoubtLines.tsx';
import { ItemComparison } from './ItemComparison.tsx';
import { ItemField } from './ItemField.tsx';
import { PaperStrip } from './PaperStrip.tsx';
import { useEnter } from './use-control-enter.ts';
import { scrollToPlace } from './use-mend-place.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  doubt: { display: 'flex', flexDirection: 'column', gap: '8px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 8px',
    fontSize: '13px',
    fontWeight: 600,
    color: portal.warnWords,
  },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6px 10px',
    fontSize: '13px',
    lineHeight: '18px',
    color: portal.warnWords,
    '& > span': { flexGrow: 1, flexBasis: '160px', overflowWrap: 'anywhere' },
  },
  rest: { borderTop: `1px solid ${portal.hairlineSoft}`, paddingTop: '6px', color: tokens.colorNeutralForeground2 },
  foot: { display: 'flex', gap: '8px', '& > button': { flexGrow: 1 } },
});

interface OneDoubtProps {
  readonly viewer: ViewerPresenter;
  readonly view: ItemView;
  readonly onConfirmed: () => void;
  /** Called to show the whole form. */
  readonly onWhole: () => void;
}

/**
 * The form on a phone, with one doubt at a time: the part of the file, the field, the doubt, and a suggestion. After
 * the last doubt the document is confirmed.
 */
export function OneDoubt({ viewer, view, onConfirmed, onWhole }: OneDoubtProps) {
  const { actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const [at, setAt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const { doubts, documentId, fields } = view;
  const index = Math.min(at, doubts.length - 1);
  const doubt = doubts[index];
  const field = fields.find(({ id }) => id === doubt?.field);
  const last = index === doubts.length - 1;
  const next = (): void => {
    if (last) return onConfirmed();
    setAt(index + 1);
    scrollToPlace({ item: documentId, field: doubts[index + 1]?.field ?? null });
  };
  useEnter(place, next);
  if (!doubt) return null;
  const rest = fields.filter(({ id, value }) => id !== doubt.field && value !== '');
  return (
    <div ref={place} className={styles.doubt}>
      <div className={styles.head}>
        <span role="status">{say('reading.doubt-at', { number: index + 1, count: doubts.length })}</span>
        <PressButton kind="subtle" size="small" onPress={onWhole}>
          {say('reading.all-fields')}
        </PressButton>
      </div>
      <ItemComparison view={view} onDone={() => scrollToPlace({ item: documentId, field: null })} />
      <PaperStrip viewer={viewer} view={view} lightId={doubt.lightId} />
      {field && (
        // Outside the form, the field's focus must be reported here.
        <div onFocus={() => actions.work.fieldEntered(documentId, field.id)} onBlur={() => actions.work.fieldLeft()}>
          <ItemField key={field.id} documentId={documentId} field={field} />
        </div>
      )}
      <div className={styles.words}>
        <span>
          <DoubtWords view={view} doubt={doubt} />
        </span>
        <DoubtOffer view={view} doubt={doubt} />
      </div>
      {rest.length > 0 && (
        <div className={styles.rest}>
          <ValueGrid values={rest.map(({ label, shown: value }) => ({ label, value }))} />
        </div>
      )}
      <div className={styles.foot}>
        <PressButton kind="primary" onPress={next}>
          {say(last ? 'reading.confirm-next' : 'reading.next-doubt')}
        </PressButton>
      </div>
    </div>
  );
}
