import { makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  files: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0, maxWidth: '100%' },
  line: { display: 'flex', alignItems: 'center', gap: '2px', minWidth: 0, maxWidth: '100%' },
  name: {
    minHeight: '24px',
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    unicodeBidi: 'isolate',
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    borderRadius: '2px',
    ':hover': { color: portal.accent, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

interface ItemFilesProps {
  readonly viewer: ViewerPresenter;
  readonly view: ItemView;
  /** The DOM id of the names, if they are the document's title. */
  readonly titleId?: string;
  readonly open: boolean;
}

/** The files of a document by name; a press shows the file. One of several can be removed. */
export function ItemFiles({ viewer, view, titleId, open }: ItemFilesProps) {
  const { actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const { documentId, files } = view;
  return (
    <div className={styles.files}>
      {files.map(({ fileId, name }, index) => (
        <span key={fileId} className={styles.line}>
          <button
            {...(index === 0 && titleId !== undefined ? { id: titleId } : {})}
            type="button"
            className={styles.name}
            title={name}
            onClick={() => actions.previewPressed(fileId)}
            onPointerEnter={() => viewer.prepare()}
            onFocus={() => viewer.prepare()}
          >
            {name}
          </button>
          {open && files.length > 1 && (
            <PressButton
              kind="subtle"
              size="small"
              icon={<Dismiss16Regular />}
              label={say('materials.remove-page', { name })}
              onPress={async () => actions.files.pageRemovePressed(documentId, fileId)}
            />
          )}
        </span>
      ))}
      {files.length === 0 && <span id={titleId}>{say('materials.nothing-yet')}</span>}
    </div>
  );
}
