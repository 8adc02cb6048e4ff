import { makeStyles, tokens } from '@fluentui/react-components';
import type { AnswerItemView } from '../../../presentation/evidence/check-answers/check-answers-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { CorrectionNote } from '../shared/CorrectionNote.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { ValueGrid } from '../shared/ValueGrid.tsx';

const useStyles = makeStyles({
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 16px',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 72px',
    [onPhone]: { gap: '4px' },
  },
  files: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    minWidth: 0,
    '& button': { marginLeft: '-8px', whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' },
  },
  facts: { gridColumnStart: 1, gridColumnEnd: -1 },
  original: {
    gridColumnStart: 1,
    gridColumnEnd: -1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 16px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    '& button': { marginLeft: '-8px' },
  },
  note: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

interface AnswerItemProps {
  readonly item: AnswerItemView;
  /** Whether it has its own link to change it, because it is one of several. */
  readonly changeable: boolean;
  readonly onLooked: (fileId: string) => void;
  readonly onExpected: () => void;
  /** Called to name or change its original invoice. */
  readonly onOriginal: (documentId: string) => void;
}

/** One document in the check: its files, its values, and the values and files before a replacement. */
export function AnswerItem({ item, changeable, onLooked, onExpected, onOriginal }: AnswerItemProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { files, answers, correction, path, title, mark, original } = item;
  return (
    <li className={styles.item}>
      <div className={styles.files} onPointerEnter={onExpected}>
        {files.map(({ fileId, name }) => (
          <PressButton
            key={fileId}
            kind="subtle"
            size="small"
            label={say('materials.preview-of', { name })}
            onPress={() => onLooked(fileId)}
          >
            {name}
          </PressButton>
        ))}
        {item.note && <span className={styles.note}>{say(item.note)}</span>}
        {mark !== undefined && (
          <StateBadge tone="bad" size="small">
            {say(`reuse.mark-${mark}`)}
          </StateBadge>
        )}
        {item.beingRead && (
          <StateBadge tone="info" size="small">
            {say('reading.under-way')}
          </StateBadge>
        )}
        {item.changedSinceReturn && (
          <StateBadge tone="info" size="small">
            {say('check.changed')}
          </StateBadge>
        )}
      </div>
      {changeable && path !== undefined && (
        <PortalLink to={path} label={say('check.change-of', { name: title })}>
          {say('check.change')}
        </PortalLink>
      )}
      {answers.length > 0 && (
        <div className={styles.facts}>
          <ValueGrid values={answers} />
        </div>
      )}
      {original !== undefined && (
        <div className={styles.original}>
          {original === 'hinted' && <span>{say('check.original-hint')}</span>}
          <PressButton
            kind="subtle"
            size="small"
            label={say(original === 'change' ? 'check.original-change-of' : 'check.original-name-of', { name: title })}
            onPress={() => onOriginal(item.documentId)}
          >
            {say(original === 'change' ? 'check.original-change' : 'check.original-name')}
          </PressButton>
        </div>
      )}
      {correction && <CorrectionNote correction={correction} />}
    </li>
  );
}
